/// What is known of the system's types: identifier, file name extensions, MIME types, and the types that each conforms to.
///
/// Source: Apple's list of system-declared uniform type identifiers. The first extension and MIME type are preferred.
enum TypeTable {
  struct Row: Sendable {
    var identifier: String
    var extensions: [String]
    var types: [String]
    var parents: [String]
  }

  /// One row a line: identifier, extensions, MIME types, parents.
  private static let text = """
    public.item|||
    public.content|||
    public.composite-content|||public.content
    public.disk-image|||public.archive
    public.data|||public.item
    public.directory|||public.item
    com.apple.resolvable|||
    public.symlink|||public.item,com.apple.resolvable
    public.executable|||public.item
    com.apple.mount-point|||public.item,com.apple.resolvable
    com.apple.alias-file|||public.data,com.apple.resolvable
    com.apple.bookmark|||public.data,com.apple.resolvable
    public.url|||public.data
    public.file-url|||public.url
    public.text|||public.data,public.content
    public.plain-text|txt,text|text/plain|public.text
    public.utf8-plain-text||text/plain;charset=utf-8|public.plain-text
    public.utf16-external-plain-text||text/plain;charset=utf-16|public.plain-text
    public.utf16-plain-text|||public.plain-text
    public.delimited-values-text|||public.text
    public.comma-separated-values-text|csv|text/csv,text/comma-separated-values|public.delimited-values-text
    public.tab-separated-values-text|tsv|text/tab-separated-values|public.delimited-values-text
    public.utf8-tab-separated-values-text|||public.tab-separated-values-text,public.utf8-plain-text
    public.rtf|rtf|text/rtf|public.text
    public.html|html,htm,shtml,shtm|text/html|public.text
    public.xml|xml|application/xml,text/xml|public.text
    public.yaml|yml,yaml|application/x-yaml|public.text
    public.css|css|text/css|public.text
    public.source-code|||public.plain-text
    public.assembly-source|s|text/x-asm|public.source-code
    public.c-source|c|text/x-csrc|public.source-code
    public.objective-c-source|m||public.source-code
    public.swift-source|swift||public.source-code
    public.c-plus-plus-source|cp,cpp,c++,cc,cxx||public.source-code
    public.objective-c-plus-plus-source|mm||public.source-code
    public.c-header|h||public.source-code
    public.c-plus-plus-header|hpp,h++,hxx,hh||public.source-code
    public.script|||public.source-code
    com.apple.applescript.text|applescript||public.script
    public.shell-script|sh,command||public.script
    public.python-script|py|text/x-python-script|public.shell-script
    public.ruby-script|rb,rbw|text/x-ruby-script|public.shell-script
    public.perl-script|pl,pm|text/x-perl-script|public.shell-script
    public.php-script|php,php3,php4,ph3,ph4,phtml|text/php,application/php|public.shell-script
    com.netscape.javascript-source|js,javascript,mjs,jscript|text/javascript|public.source-code,public.executable
    public.make-source|mk,make||public.script
    public.json|json|application/json|public.text
    com.apple.property-list|plist||public.data
    com.apple.xml-property-list|||public.xml,com.apple.property-list
    com.apple.binary-property-list|||com.apple.property-list
    com.adobe.pdf|pdf|application/pdf|public.data,public.composite-content
    com.apple.rtfd|rtfd||com.apple.package,public.composite-content
    com.apple.flat-rtfd|||public.data,public.composite-content
    com.apple.webarchive|webarchive|application/x-webarchive|public.data,public.composite-content
    public.image|||public.data,public.content
    public.jpeg|jpeg,jpg,jpe|image/jpeg,image/jpg|public.image
    public.tiff|tiff,tif|image/tiff|public.image
    com.compuserve.gif|gif|image/gif|public.image
    public.png|png|image/png|public.image
    com.apple.icns|icns||public.image
    com.microsoft.bmp|bmp,dib|image/bmp|public.image
    com.microsoft.ico|ico|image/vnd.microsoft.icon|public.image
    public.camera-raw-image|||public.image
    public.svg-image|svg,svgz|image/svg+xml|public.image,public.xml
    com.apple.live-photo|||public.data
    public.heif|heif,hif|image/heif|public.image
    public.heic|heic|image/heic|public.heif
    org.webmproject.webp|webp|image/webp|public.image
    com.ilm.openexr-image|exr||public.image
    public.3d-content|||public.content
    com.pixar.universal-scene-description|usd,usda,usdc||public.3d-content,public.data
    com.pixar.universal-scene-description-mobile|usdz|model/vnd.usdz+zip|public.3d-content,public.data
    com.apple.reality|reality|model/vnd.reality|public.data
    com.apple.scenekit.scene|scn||public.3d-content,public.data
    com.apple.arobject|arobject||public.data
    public.audiovisual-content|||public.data,public.content
    public.movie|||public.audiovisual-content
    public.video|||public.movie
    public.audio|||public.audiovisual-content
    com.apple.quicktime-movie|mov,qt|video/quicktime|public.movie
    public.mpeg|mpg,mpeg,mpe,m75,m15|video/mpeg|public.movie
    public.mpeg-2-video|m2v|video/mpeg2|public.video
    public.mpeg-2-transport-stream|ts||public.movie
    public.mp3|mp3,mpga|audio/mpeg,audio/mp3|public.audio
    public.mpeg-4|mp4,mpg4|video/mp4|public.movie
    public.mpeg-4-audio|mp4a|audio/mp4|public.mpeg-4,public.audio
    com.apple.protected-mpeg-4-audio|m4p||public.audio
    com.apple.protected-mpeg-4-video|m4v|video/x-m4v|public.movie
    public.avi|avi,vfw|video/avi|public.movie
    public.aiff-audio|aiff,aif|audio/aiff|public.audio
    com.microsoft.waveform-audio|wav,wave,bwf|audio/vnd.wave,audio/wav|public.audio
    public.midi-audio|midi,mid,smf,kar|audio/midi|public.audio
    public.playlist|||
    public.m3u-playlist|m3u,m3u8|application/vnd.apple.mpegurl|public.text,public.playlist
    public.folder|||public.directory
    public.volume|||public.folder
    com.apple.package|||public.directory
    com.apple.bundle|bundle||public.directory
    com.apple.plugin|plugin||com.apple.bundle,com.apple.package
    com.apple.metadata-importer|mdimporter||com.apple.plugin
    com.apple.quicklook-generator|qlgenerator||com.apple.plugin
    com.apple.xpc-service|xpc||com.apple.bundle,com.apple.package
    com.apple.framework|framework||com.apple.bundle
    com.apple.application|||public.executable
    com.apple.application-bundle|app||com.apple.application,com.apple.bundle,com.apple.package
    com.apple.application-and-system-extension|appex||com.apple.xpc-service
    public.unix-executable|||public.data,public.executable
    com.microsoft.windows-executable|exe|application/x-msdownload|public.data,public.executable
    com.apple.systempreference.prefpane|prefPane||com.apple.bundle,com.apple.package
    public.archive|||public.data
    org.gnu.gnu-zip-archive|gz,gzip|application/x-gzip,application/gzip|public.archive
    public.bzip2-archive|bz2,bzip2,bz|application/x-bzip2|public.archive
    public.zip-archive|zip|application/zip|public.archive
    com.apple.archive|aar,yaa||public.archive
    public.tar-archive|tar|application/x-tar|public.archive
    public.spreadsheet|||public.content
    public.presentation|||public.composite-content
    public.database|||public.data
    public.message|||public.data
    public.contact|||public.data
    public.vcard|vcf,vcard|text/vcard|public.text,public.contact
    public.to-do-item|||public.data
    public.calendar-event|||public.data
    public.email-message|||public.message
    com.apple.internet-location|||public.data
    com.microsoft.internet-shortcut|url||com.apple.internet-location
    public.font|||
    public.bookmark|||
    com.rsa.pkcs-12|p12,pfx|application/x-pkcs12|public.data
    public.x509-certificate|cer,crt,der|application/x-x509-ca-cert|public.data
    org.idpf.epub-container|epub|application/epub+zip|public.data,public.composite-content
    public.log|log||public.plain-text
    com.apple.haptics.ahap|ahap||public.json
    public.geojson|geojson|application/geo+json|public.json
    com.apple.linkpresentation.metadata|||public.data
    """

  static let rows: [Row] = text.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func list(_ index: Int) -> [String] {
      parts.count > index ? parts[index].split(separator: ",").map(String.init) : []
    }
    return Row(identifier: parts[0], extensions: list(1), types: list(2), parents: list(3))
  }
  static let byIdentifier: [String: Row] = Dictionary(
    rows.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
}

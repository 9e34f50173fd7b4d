/// Sizes of labels as Apple's own layout made them: family, weight, text style, size of the font, width and height of the
/// frame, text. Points; spaces are written as U+2420 where a text begins or ends with them. `script/fit-fonts` reads this, too.
enum LabelFacts {
  /// Read off Interface Builder documents of public repositories (groundtruth: labels.json). Most are drawn at 2x, some at
  /// 1x or 3x, and sizes are rounded up to their pixels; frames that constraints stretched are among them.
  static let interfaceBuilder = """
    system	-	-	17	192	21	Отправляем документы
    boldSystem	-	-	20	550	43	GET Request
    boldSystem	-	-	20	550	43	POST Request
    boldSystem	-	-	20	550	43	PUT Request
    boldSystem	-	-	20	550	43	DELETE Request
    boldSystem	-	-	20	570	43	Upload Data
    boldSystem	-	-	20	570	43	Upload File
    boldSystem	-	-	20	570	43	Upload Stream
    boldSystem	-	-	20	550	43	Download Request
    boldSystem	-	-	20	570	43	Download Resume Data
    system	-	-	16	52	20	Accept
    system	-	-	17	560	21	␠␠Copyright␠©␠2015␠Boris␠Bügling.␠All␠rights␠reserved.
    boldSystem	-	-	36	560	43	watchOSsample
    boldSystem	-	-	17	280	20.5	Title
    system	-	-	17	42	17	Label
    system	-	-	45	50	50	👊
    system	semibold	-	15	200	18	Material
    system	-	-	12	37	14.5	15 min
    system	-	-	17	157	21	Running Unit Tests...
    system	medium	-	15	264	18	Label
    boldSystem	-	-	14	7	17	1
    boldSystem	-	-	22	193.5	26.5	Account Upgraded
    system	-	-	15	213	18	Welcome to Pocket Casts Plus!
    system	medium	-	15	172.5	18	Pocket Casts Newsletter
    system	-	-	17	54	21	Main
    system	-	-	14	269	21	Filename.mp3
    system	medium	-	14	70	21	234MB
    system	medium	-	16	45	19.5	Name
    boldSystem	-	-	22	191	26.5	Unable to copy file
    system	medium	-	15	311	36	Please try again
    boldSystem	-	-	18	107	22	No Episodes
    system	-	-	14	204	17	Author
    system	medium	-	15	204	18	Podcast Title
    system	-	-	17	39	21	Hello
    boldSystem	-	-	22	204.333	26.333	Sorry to see you go!
    system	-	-	17	228	21	Category Name
    system	-	-	17	99	21	No Internets!
    system	-	-	14	252	17	Please check your Internet connection.
    boldSystem	-	-	11	71.5	14	SPONSORED
    boldSystem	-	-	22	154	25.5	Popular In Blah
    system	medium	-	15	290	18	Label
    system	medium	-	14	92	17	Current Email
    system	-	-	15	372	18	Unable to change email
    system	medium	-	16	246	19	Status
    system	medium	-	15	200	18	Label
    boldSystem	-	-	13	77.5	16	GUEST LIST
    system	medium	-	16	65.5	19.5	Australia
    system	-	-	16	162	12	Select Content Region
    system	medium	-	16	127	19.5	Australia Is Great
    system	-	-	17	42	21	Label
    boldSystem	-	-	13	74.5	16	HIGHLIGHT
    system	-	-	15	267	18	Label
    system	-	-	16	86	20	All Trending
    system	medium	-	14	7	17	1
    boldSystem	-	-	12	33	20	Label
    system	medium	-	13	28	16	100
    system	medium	-	15	173	18	Podcast Title
    system	-	-	14	173	17	Author
    system	-	-	17	182	21	Unable to load Discover
    system	-	-	17	146	21	No podcasts found
    system	-	-	14	255	17	Try more general or different keywords.
    system	semibold	-	12	67	15	PODCASTS
    system	-	-	18	206	22	No Downloaded Episodes
    system	-	-	16	44	20	Name
    system	medium	-	13	127.5	16	PLAYBACK EFFECTS
    system	-	-	18	52	21.5	Speed
    system	-	-	18	98	21.5	Trim Silence
    system	-	-	18	111.5	21.5	Volume Boost
    system	-	-	14	150	17	Custom effects applied
    system	semibold	-	11	59	13.5	DAY NAME
    system	-	-	15	122.5	18	3 December 2019
    system	-	-	15	4.5	18	·
    system	-	-	15	55	18	50 mins
    system	medium	-	16	73.5	19.5	Loading...
    system	medium	-	16	328	19.5	Episode Manually Unarchived
    system	-	-	16	388	19.5	Unable to find show notes for this episode
    system	medium	-	13	182	14	Really reall;y lonsdjsd sdjkh dskjfdskjf skjf sd hello
    system	-	-	15	37.5	22	Label
    system	semibold	-	14	284	17	Label
    system	-	-	14	83	17	23␠episodes␠
    system	-	-	14	6.5	17	•
    system	-	-	14	74	17	13 archived
    system	semibold	-	12	83.5	14.5	Podcast name
    system	semibold	-	12	91.5	16	S4 E4 • 20 OCT
    system	semibold	-	12	25	15	31m
    system	-	-	16	178	25	Filter Name Is Really Really Really Long
    system	-	-	18	135.5	22	Filter by duration
    system	-	-	17	92	20.5	Longer than
    system	-	-	17	83	21	10 minutes
    system	-	-	17	95	20.5	Shorter than
    system	-	-	14	15	20	12
    system	-	-	17	206	25	Filter Name Is Really Really Really Long
    boldSystem	-	-	22	229	27	No Matching Episodes
    system	semibold	-	12	382	15	Add more criteria to finish refining your filter.
    system	-	-	13	382	16	PREVIEW
    system	-	-	17	277	20.5	Unable to retrieve existing Shortcuts
    system	-	-	14	180	17	21 Podcasts
    system	semibold	-	22	198.5	26.5	Your folder is empty
    system	medium	-	15	240	18	Label
    boldSystem	-	-	22	57	27	Label
    system	-	-	12	161	15	IMPORT TO POCKET CASTS
    system	-	-	12	48	15	EXPORT
    system	medium	-	18	180	21.5	Loading Shared List...
    system	semibold	-	12	67	14.5	LOADING...
    system	-	-	16	199	20	Podcast title
    system	-	-	15	199	20	Author
    system	medium	-	16	134	20	Pocket Casts Plus
    system	semibold	-	18	236	21	Label
    boldSystem	-	-	13	150	16	3 SELECTED EPISODES
    system	semibold	-	18	155.5	21	Rearrange Actions
    system	medium	-	15	75.5	18	0 Selected
    system	medium	-	15	38.5	18	Label
    boldSystem	-	-	22	99.5	36	Networks
    boldSystem	-	-	18	165.5	22	No Episodes Found
    system	semibold	-	22	188	27	Nothing in Up Next
    system	semibold	-	11	38	14	29min.
    system	semibold	-	12	40.5	13	4 of 10
    system	medium	-	14	374	17	Podcast name
    system	medium	-	12	35	14.5	00:00
    system	semibold	-	11	59	17	DAY NAME
    system	-	-	16	228	19.5	Glow In The Dark Sharks can be real snarks
    system	-	-	13	188	16	32 minutes left
    system	semibold	-	12	10	14.5	1.
    system	semibold	-	12	40	14.5	16min.
    system	-	-	18	101	22	No Episodes
    system	-	-	16	44.5	19.5	Last 2
    system	medium	-	16	194	20	Podcast Title
    system	-	-	14	194	16	Author
    system	medium	-	16	166	20	Podcast Name
    system	-	-	14	159.5	17	Thanks for your support!
    system	-	-	14	311	17	Author
    system	-	-	14	311	17	Link
    system	-	-	14	47	17	Weekly
    system	-	-	14	46.5	17	Hmmm
    system	-	-	14	180	17	21 Episodes
    boldSystem	-	-	22	288.5	26.5	Time to add some Podcasts!
    system	medium	-	16	190	20	Label Is Really Really Really Really Long
    system	-	-	14	190	17	Label
    system	-	-	18	394	36	All Podcasts
    system	-	-	12	220	14.5	author
    system	semibold	-	11	0	14	BUNDLE
    system	semibold	-	11	0	14	•
    system	semibold	-	11	0	14	CANCELLED
    system	medium	-	15	196	7	Last Refresh: 3 minutes ago
    system	medium	-	16	248	19.5	Anytime
    system	semibold	-	12	73.5	14.5	0 SELECTED
    system	-	-	15	148.5	18	Description (optional)
    system	medium	-	22	98	26.5	List Name
    system	-	-	17	105	20.5	Creating list...
    system	medium	-	13	99.5	16	MORE ACTIONS
    system	semibold	-	17	148	21	Rearrange Actions
    system	semibold	-	18	108	21.5	Action Name
    system	-	-	14	108	17	Action subtitle
    system	-	-	15	162	18	7 de novembro de 2016
    system	-	-	15	37.5	18	Label
    system	semibold	-	13	110	16	Featured episode
    system	semibold	-	13	89.5	16	Podcast name
    system	semibold	-	13	189	16	Loading...
    system	-	-	17	375	20.5	Unable to retrieve existing Shortcuts
    system	medium	-	16	212	19.5	Title
    system	medium	-	16	230	19.5	Shortcut to podcast
    system	medium	-	16	243	19.5	Title
    system	-	-	14	45	17	Phrase
    system	medium	-	16	264	20	Label
    system	light	-	60	120	65	4:59
    system	medium	-	13	83.5	16	SLEEP TIMER
    system	-	-	14	249	19	Label
    system	medium	-	16	249	19	Label
    boldSystem	-	-	22	92	32.5	Featured
    system	-	-	18	189	21	Pocket Casts ❤️ Sonos
    system	-	-	18	128	22	Nothing Starred
    system	-	-	16	109	19.5	Variable Speed
    system	-	-	16	126.5	19.5	23 hours 33 mins
    system	-	-	33	268	40	1 Day 9 Hours
    system	medium	-	14	67	17	Subscribe
    boldSystem	-	-	22	382	27	Thanks for your support!
    system	medium	-	11	45.5	13.5	BUNDLE
    system	medium	-	14	45	17	Author
    system	medium	-	14	92.5	17	Next Payment
    system	medium	-	14	66	17	Cancelled
    system	medium	-	14	54	17	Monthly
    system	medium	-	14	165.5	17	Access End 20 Sep 2020
    system	medium	-	16	256.5	28	Need to update your subscription?
    system	-	-	16	67.5	34	Skip First
    system	-	-	16	49.5	19.5	45 sec
    system	semibold	-	17	192	29	Filter name that is really, really,really super duper long
    system	semibold	-	12	178	14	MONDAY
    system	medium	-	14	178	16	Episode Title
    system	semibold	-	13	130	16	53 Minutes remaining
    system	semibold	-	12	100	15	104 Files
    system	semibold	-	12	120	15	1.5 GB / 2GB
    system	semibold	-	12	51	15	88% Full
    system	semibold	-	12	103	15	No files uploaded
    system	-	-	22	76.5	26.5	No Files
    system	medium	-	16	60.5	19.5	Rename
    system	medium	-	16	274	19.5	Error␠
    system	semibold	-	18	271	21.5	A user episode
    system	-	-	14	145	17	32 mins
    system	medium	-	14	70	17	00:00:00
    system	-	-	17	361	52	Label
    system	medium	-	17	43	20.5	Label
    -	-	UICTFontTextStyleCallout	-	39.5	19.5	Label
    boldSystem	-	-	36	375	43	IBDecodable
    system	-	-	17	124	21	Single Line label
    system	-	-	17	80	21	First Label
    system	-	-	17	42	20.5	Label
    system	-	-	20	96.5	24	Bienvenido
    system	-	-	39	88	47	Hola!
    system	-	-	13	265.667	50	Listas las primeras casas Modelos
    boldSystem	-	-	36	375	43	TestProject
    system	-	-	17	375	21	Powered by React Native
    system	-	-	17	304	28	Label
    system	semibold	-	20	335	50	BANK LIST
    system	-	-	17	147	51	Outstanding Above
    system	-	-	14	375	40	Label
    system	-	-	14	414	40	EXPENSE COMPARISON
    system	-	-	17	377	50	Label
    system	semibold	-	13	375	32	QUICK VIEW
    boldSystem	-	-	20	67	40	TODAY
    system	-	-	17	181.5	20.5	Sale
    system	-	-	17	181.5	20.5	0
    system	-	-	17	67	20.5	Payment
    system	-	-	17	67	19.5	0
    boldSystem	-	-	20	98	24	MONTHLY
    system	-	-	17	33	20.5	Sale
    system	-	-	17	33	20.5	0
    system	-	-	17	67	20.5	0
    boldSystem	-	-	20	117	24	QUARTERLY
    system	-	-	17	117	20.5	Sale
    system	-	-	17	117	20.5	0
    system	-	-	17	117	20.5	Payment
    boldSystem	-	-	20	75.5	24	YEARLY
    system	-	-	14	414	40	STOCK AGING
    system	-	-	14	414	40	SALES & TRANSFER PENDING ORDERS
    system	semibold	-	17	150	55	TOTAL
    system	semibold	-	17	262	55	0
    system	semibold	-	17	136.5	55	TOTAL
    system	semibold	-	17	137	55	0
    system	-	-	17	136.5	55	Label
    system	-	-	11	50	15	0%
    system	semibold	-	13	375	32	TOTAL EMPLOYEES :
    boldSystem	-	-	20	98	40	MONTHLY
    system	-	-	17	181.5	20.5	Joining
    system	-	-	17	59	20.5	Leaving
    system	-	-	17	59	19.5	0
    system	-	-	17	55.5	20.5	Joining
    system	-	-	17	55.5	20.5	0
    system	-	-	17	59	20.5	0
    system	semibold	-	13	414	40	TOTAL EMPLOYEES :
    system	semibold	-	13	414	50	PIE CHART
    system	semibold	-	17	414	40	Date : 27/03/2020
    system	semibold	-	20	374	50	BRANCH
    system	-	-	17	105.5	30	category
    system	-	-	17	105	30	amount
    system	-	-	17	105.5	30	percentage
    system	-	-	17	123.5	30	category
    system	-	-	17	124	30	amount
    system	-	-	17	123.5	30	percentage
    system	-	-	17	235	73	Label
    system	-	-	17	20	20	▽
    system	-	-	17	283	38.5	Label
    system	-	-	17	289	50	Label
    system	semibold	-	20	335	50	FINANCIAL YEAR
    system	semibold	-	18	335	50	SET DATE
    system	semibold	-	20	335	50	OUTSTANDING DAYS
    system	semibold	-	20	335	50	DIVISION
    system	semibold	-	20	335	50	SUBJECT
    system	semibold	-	18	374	50	SET MONTH
    system	semibold	-	20	335	50	ORDER TYPE
    system	-	-	13	403.5	16	FROM DATE
    system	-	-	13	403.5	16	SCHEME TYPE
    system	-	-	13	403.5	16	TO DATE
    system	-	-	13	398.5	16	SCHEME NAME
    system	semibold	-	18	374	50	SET QUARTER
    system	-	-	17	93	30	March 2020
    system	-	-	12	99	54.5	Label
    system	-	-	17	113	21	Accepted TOD
    system	semibold	-	20	374	50	SORT
    system	-	-	17	230	67	Label
    system	semibold	-	20	335	50	View Image
    boldSystem	-	-	36	289.5	43	ASDKgram-Swift
    system	-	-	17	560	21	␠␠Copyright␠©␠2016␠Facebook.␠All␠rights␠reserved.
    boldSystem	-	-	36	560	43	Display Traits
    system	medium	-	18	110	48	App Info Plist
    system	-	-	17	64	48	Event
    system	medium	-	18	64	48	Events
    system	-	-	17	325	43.5	Title
    system	-	-	17	54	48	Screen
    system	-	-	17	94	48	Screen Data
    system	medium	-	18	67.5	48	Screens
    system	medium	-	18	97	48	User Profile
    system	-	-	14	97	17	Phone Number
    system	-	-	14	97	17	Hashed Phone
    system	-	-	14	97	17	Birth Date
    system	-	-	17	39	31	Push
    system	-	-	17	39	31	SMS
    system	-	-	14	97	17	Company
    system	-	-	14	97	17	Location
    system	-	-	17	51	31	In-app
    system	-	-	14	97	17	Gender
    system	-	-	14	97	17	Last Name
    system	-	-	17	41	31	Email
    system	-	-	14	97	17	Email
    system	-	-	14	97	17	First Name
    system	-	-	14	97	17	Hashed Email
    system	semibold	-	16	275	48	Mobile Native - JS Webview Bridge
    system	-	-	17	191.5	21	Уведомления об акциях
    system	-	-	17	191	21	Уведомления о скидках
    system	-	-	17	68	21	Новости
    system	-	-	17	199	21	Настройка уведомлений
    system	-	-	60	65	72	🔊
    system	-	-	17	375	667	Empty
    system	-	-	16	31.5	19.5	Title
    system	-	-	11	40.5	13.5	Subtitle
    system	-	-	17	103	20.5	Render mode
    system	-	-	17	64	21	Phone #
    system	-	-	17	41	21	Email
    system	-	-	17	63	21	Address
    system	-	-	17	33	21	Last
    system	-	-	17	34	21	First
    boldSystem	-	-	36	560	43	CGCatalog
    system	-	-	17	441	21	␠␠Copyright␠(c)␠2015␠CocoaPods.␠All␠rights␠reserved.
    boldSystem	-	-	36	441	43	ColorCompatibility
    system	-	-	28	112	34	Fajir
    system	-	-	35	160	42	04:51
    system	light	-	12	112	15	Label
    system	-	-	14	60	17	fajr
    system	-	-	14	60	17	dhuhr
    system	-	-	14	60	17	asr
    system	-	-	13	60	16	maghrib
    system	-	-	14	60	17	ishaa
    system	-	-	28	112	33.5	Fajir
    system	-	-	17	300	50	Label
    system	medium	-	15	50	25	+99
    system	medium	-	15	32	21.333	2
    system	medium	-	15	58.333	20.333	Go Back
    system	medium	-	18	171.333	30	Send Friend Request
    system	medium	-	18	185.667	30	Cancel Friend Request
    system	semibold	-	17	150	30	Send Message
    system	semibold	-	17	150	30	Delete Friend
    system	-	-	17	335	21	Copyright © 2019 Uber. All rights reserved.
    boldSystem	-	-	36	335	43	FBSnapshotTestCaseDemo
    -	-	UICTFontTextStyleBody	-	60	21	0 min
    boldSystem	-	-	36	375	43	example
    system	-	-	17	441	21	Powered by React Native
    boldSystem	-	-	36	441	43	example
    """

  /// Read off `recursiveDescription` dumps of real iOS at 3x (pointfreeco/swift-snapshot-testing, `testTraits`). Heights of
  /// the small words are their fonts' lines, rounded up.
  static let snapshots = """
    system	regular	-	25	188.667	30	What's the point?
    system	regular	-	26	196	31.333	What's the point?
    system	regular	-	27	203.333	32.333	What's the point?
    system	regular	-	28	210.667	33.667	What's the point?
    system	regular	-	30	225.667	36	What's the point?
    system	regular	-	32	240.333	38.333	What's the point?
    system	regular	-	34	255	40.667	What's the point?
    system	regular	-	38	284	45.667	What's the point?
    system	regular	-	43	320.667	51.333	What's the point?
    system	regular	-	48	356.667	57.333	What's the point?
    system	regular	-	53	392.667	63.333	What's the point?
    system	regular	-	58	428.333	69.333	What's the point?
    system	semibold	-	16	52.667	19.333	What's
    system	semibold	-	17	55.667	20.333	What's
    system	regular	-	16	23.667	19.333	the
    system	regular	-	17	25	20.333	the
    system	regular	-	16	37	19.333	point
    system	regular	-	17	39	20.333	point
    system	regular	-	14	7.333	17	?
    system	regular	-	15	7.667	18	?
    """
}

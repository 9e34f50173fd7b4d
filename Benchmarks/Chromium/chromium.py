"""Chromium's side of script/bench: the same card as a picture of 1179 × 2556 pixels.

chromium.py cold FOLDER COMMAND…    one cold `chromium --headless --screenshot`; prints milliseconds
chromium.py capture FOLDER COUNT    a running Chromium: text changed, screen captured, PNG written; prints milliseconds each

FOLDER is for the profile, the page and the pictures. Nothing but the standard library is used.
"""

import base64, json, os, subprocess, sys, time

WIDTH, HEIGHT, SCALE = 393, 852, 3
# Debian's `chromium` is a shell script that takes time of its own: its program is started directly where it is.
PROGRAMS = ["/usr/lib/chromium/chromium", "/usr/bin/chromium", "/usr/bin/chromium-browser"]


def command(folder):
    program = next(path for path in PROGRAMS if os.path.exists(path))
    return [
        program, "--headless", "--no-sandbox", "--hide-scrollbars", "--disable-extensions", "--disable-sync",
        "--disable-background-networking", "--disable-component-update", "--no-first-run", "--no-default-browser-check",
        f"--user-data-dir={folder}/profile", f"--window-size={WIDTH},{HEIGHT}", f"--force-device-scale-factor={SCALE}",
    ]


def cold(folder):
    """Milliseconds from the start of a process to its end, with the picture written. The profile is kept: it is not new."""
    picture = f"{folder}/chromium.png"
    if os.path.exists(picture):
        os.remove(picture)
    start = time.perf_counter()
    subprocess.run(
        command(folder) + [f"--screenshot={picture}", f"file://{folder}/card.html"], check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    elapsed = (time.perf_counter() - start) * 1000
    check(picture)
    return elapsed


def check(picture):
    with open(picture, "rb") as file:
        header = file.read(24)
    size = int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")
    if header[:4] != b"\x89PNG" or size != (WIDTH * SCALE, HEIGHT * SCALE):
        sys.exit(f"{picture} is no picture of {WIDTH * SCALE} × {HEIGHT * SCALE} pixels: {size}")


class Browser:
    """A running Chromium, spoken to through its debugging pipe: the protocol of its debugging port without the web socket."""

    def __init__(self, folder):
        theirs_in, self.output = os.pipe()
        self.input, theirs_out = os.pipe()
        def descriptors():
            # Neither may be in the other's way.
            read, write = os.dup(theirs_in), os.dup(theirs_out)
            high_read, high_write = os.dup2(read, 60), os.dup2(write, 61)
            os.dup2(high_read, 3)
            os.dup2(high_write, 4)
        self.process = subprocess.Popen(
            command(folder) + ["--remote-debugging-pipe", "about:blank"], preexec_fn=descriptors, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.buffer, self.number, self.session = bytearray(), 0, None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target["targetId"] for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = json.loads(self.receive())
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"Chromium: {method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        searched = 0
        while True:
            end = self.buffer.find(b"\0", searched)
            if end >= 0:
                message = bytes(self.buffer[:end])
                del self.buffer[: end + 1]
                return message
            searched = len(self.buffer)
            piece = os.read(self.input, 1 << 20)
            if not piece:
                sys.exit("Chromium has ended")
            self.buffer += piece

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait()


def capture(folder, count):
    browser = Browser(folder)
    browser.call("Page.enable")
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=SCALE, mobile=False)
    browser.call("Page.navigate", url=f"file://{folder}/card.html")
    while browser.call("Runtime.evaluate", expression="document.readyState")["result"]["value"] != "complete":
        time.sleep(0.01)
    time.sleep(0.3)
    times = []
    for number in range(count + 5):
        start = time.perf_counter()
        text = f"{number % 10} 番目の文字です"
        browser.call("Runtime.evaluate", expression=f"document.getElementById('status').textContent = '{text}'")
        # Without captureBeyondViewport and with optimizeForSpeed: the fastest that there is.
        answer = browser.call(
            "Page.captureScreenshot", format="png", optimizeForSpeed=True, captureBeyondViewport=False)
        with open(f"{folder}/capture.png", "wb") as file:
            file.write(base64.b64decode(answer["data"]))
        elapsed = (time.perf_counter() - start) * 1000
        # The first ones warm it up.
        if number >= 5:
            times.append(elapsed)
    check(f"{folder}/capture.png")
    browser.close()
    return times


if __name__ == "__main__":
    if sys.argv[1] == "cold":
        print(f"{cold(sys.argv[2]):.3f}")
    else:
        for elapsed in capture(sys.argv[2], int(sys.argv[3])):
            print(f"{elapsed:.3f}")

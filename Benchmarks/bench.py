"""Runs the benchmarks that script/bench has built, and prints medians and ratios.

bench.py BIN NAME…   BIN is the folder of the built programs. Nothing but the standard library is used.
"""

import glob, os, platform, shutil, statistics, subprocess, sys, tarfile, tempfile, time

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HERE = os.path.join(ROOT, "Benchmarks")
DAILY_PICK = os.path.join(ROOT, "Examples", "DailyPick")
sys.path.insert(0, os.path.join(HERE, "Chromium"))


def run(*words, **options):
    return subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True, **options).stdout


def numbers(text):
    return [float(line) for line in text.split()]


def describe(name, times, unit="ms"):
    print(f"  {name:<44} median {statistics.median(times):8.2f} {unit}   least {min(times):8.2f}   of {len(times)}")


def ratio(ours, theirs, goal, aim):
    value = statistics.median(theirs) / statistics.median(ours)
    word = "reached" if value >= goal else "MISSED"
    print(f"  ratio {value:.2f} (goal ≥ {goal}: {word}; aim {aim})")
    return value


def machine():
    model = "unknown processor"
    with open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    load = os.getloadavg()
    print(f"{model}, {os.cpu_count()} processors, Linux {platform.release()}, load {load[0]:.2f}")
    if load[0] > 0.5:
        print("  Other programs are running: expect larger times, and compare ratios only.")


# Solver


def kiwi_headers(folder):
    """kiwi's headers, from the source of PyPI's kiwisolver; None when it cannot be had."""
    if not glob.glob(f"{folder}/kiwisolver-*/kiwi/kiwi.h"):
        print("  getting kiwisolver's source by name …", flush=True)
        try:
            run(sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:", "--no-deps", "--dest", folder,
                "kiwisolver")
        except subprocess.CalledProcessError as error:
            print(f"  kiwisolver cannot be had: {error.stderr.strip().splitlines()[-1:]}")
            return None
        for archive in glob.glob(f"{folder}/kiwisolver-*.tar.gz"):
            with tarfile.open(archive) as file:
                file.extractall(folder, members=[m for m in file.getmembers() if "/kiwi/" in m.name])
    return os.path.dirname(os.path.dirname(glob.glob(f"{folder}/kiwisolver-*/kiwi/kiwi.h")[0]))


def solver(bin, scratch):
    print("solver: a form of 120 constraints (Benchmarks/SolverBenchmark/form.txt), least of many runs")
    source, form = os.path.join(HERE, "SolverBenchmark"), os.path.join(HERE, "SolverBenchmark", "form.txt")
    headers = kiwi_headers(scratch)
    rounds = {"Nagaoshi": [], "kiwi": []}
    programs = {"Nagaoshi": [f"{bin}/solver-benchmark", form]}
    if headers:
        compiler = shutil.which("clang++") or shutil.which("g++")
        run(compiler, "-O3", "-DNDEBUG", "-std=c++17", "-I", headers, f"{source}/kiwi.cpp", "-o", f"{scratch}/kiwi")
        programs["kiwi"] = [f"{scratch}/kiwi", form]
    growth = {}
    for _ in range(5):
        for name, words in programs.items():
            lines = run(*words).splitlines()
            answer = dict(line.split(" ", 1) for line in lines)
            for line in lines:
                if line.startswith("scale "):
                    _, layout, count, building, editing = line.split()
                    growth.setdefault((layout, int(count)), []).append((float(building), float(editing)))
            rounds[name].append((float(answer["build"]), float(answer["resize"])))
    best = {}
    for name in programs:
        best[name] = [min(times[index] for times in rounds[name]) / 1000 for index in (0, 1)]
        print(f"  {name:<12} build {best[name][0]:9.1f} µs   resize {best[name][1]:7.2f} µs")
    if headers:
        for index, what in enumerate(("build", "resize")):
            print(f"  ratio {what}: Nagaoshi / kiwi = {best['Nagaoshi'][index] / best['kiwi'][index]:.2f} (aim ≤ 1.0)")
        print("  kiwi weighs strengths; Nagaoshi keeps them apart strictly, as UIKit does.")
    print("  time against the number of views (linear when the time a view stays about the same)")
    for (layout, count), times in growth.items():
        building, editing = (min(pair[index] for pair in times) / 1000 for index in (0, 1))
        print(
            f"  {layout:<6} {count:>6} views   build {building:10.1f} µs ({building / count:6.2f} a view)"
            f"   new width {editing:9.1f} µs ({editing / count:6.3f} a view)")
    print("  views laid out by UIKit: all at once, after a new width of the window, and after one constant of a leaf changed")
    layouts = {}
    for _ in range(3):
        for line in run(f"{bin}/layout-benchmark").splitlines():
            _, count, *times = line.split()
            layouts.setdefault(int(count), []).append([float(time) / 1000 for time in times])
    for count, times in layouts.items():
        first, width, leaf = (min(row[index] for row in times) for index in range(3))
        print(
            f"  {count:>6} views   first {first:10.1f} µs ({first / count:6.2f} a view)"
            f"   new width {width:9.1f} µs ({width / count:6.2f} a view)   one constant {leaf:7.1f} µs")


# Push


def card_page(folder, bin):
    """The page with the pictures that DailyPick's bundle holds, once that is built."""
    run(f"{bin}/nagaoshi", "build", DAILY_PICK)
    icons = sorted(glob.glob(f"{DAILY_PICK}/.nagaoshi/Build/*/DailyPick.app/Assets.nagaoshi/AppIcon20x20@3x.png"))
    icon = icons[0] if icons else f"{DAILY_PICK}/App/Assets.xcassets/AppIcon.appiconset/icon.png"
    with open(os.path.join(HERE, "Chromium", "card.html")) as file:
        page = file.read()
    page = page.replace('"ICON"', f'"file://{icon}"')
    page = page.replace('"PICTURE"', f'"file://{DAILY_PICK}/NotificationService/Pictures/morning-light.jpg"')
    with open(f"{folder}/card.html", "w") as file:
        file.write(page)


def push(bin, scratch, rounds=20):
    import chromium

    print("push: a cold process to PNGs of 1179 × 2556 pixels")
    card_page(scratch, bin)
    words = [
        f"{bin}/nagaoshi", "push", DAILY_PICK, f"{DAILY_PICK}/Payloads/daily-pick.apns", "--locale", "ja_JP", "--long-press",
        "--out", f"{scratch}/push",
    ]
    ours, theirs = [], []
    for number in range(rounds + 2):
        start = time.perf_counter()
        run(*words)
        elapsed = (time.perf_counter() - start) * 1000
        other = chromium.cold(scratch)
        # The first rounds fill the disk's cache, Chromium's profile included.
        if number >= 2:
            ours.append(elapsed)
            theirs.append(other)
    describe("nagaoshi push --long-press (4 pictures)", ours)
    describe("chromium --headless --screenshot (1 picture)", theirs)
    ratio(ours, theirs, 5, 8)


def tap(bin, scratch):
    import chromium

    print("tap: a running phone, a text changes, the new screen is in a PNG file")
    card_page(scratch, bin)
    ours, theirs = [], []
    for _ in range(3):
        ours += numbers(run(f"{bin}/tap-benchmark", f"{HERE}/Projects/Card", scratch, 60))
        theirs += chromium.capture(scratch, 20)
    describe("tap of an action", ours)
    describe("Page.captureScreenshot optimizeForSpeed", theirs)
    ratio(ours, theirs, 5, 10)


# Store


def defaults(bin, scratch):
    print("defaults: UserDefaults of an App Group, each value safe when `set` returns")
    for line in run(f"{bin}/store-benchmark", "rate", scratch).splitlines():
        keys, rate = line.split()
        print(f"  {int(keys):>7,} keys there: {int(rate):>7,} sets a second (goal ≥ 20,000)")
    print("  two processes × 10,000 updates at the same time: " + run(f"{bin}/store-benchmark", "concurrent", scratch).strip())


def soak(bin, scratch, kills=1000):
    print(f"soak: kill -9 at random moments while saving, {kills:,} times each")
    print("  writers of one suite:        ", run(f"{bin}/store-benchmark", "kill-store", scratch, kills).strip(), flush=True)
    print("  app, service and content:    ", run(
        f"{bin}/store-benchmark", "kill-phone", scratch, kills, f"{HERE}/Projects/Saving").strip())


def fuzz(bin, scratch, factor=50):
    print(f"fuzz: the parsers' tests with {factor} times as many rounds")
    start = time.perf_counter()
    environment = dict(os.environ, NAGAOSHI_FUZZ_FACTOR=str(factor))
    suites = "DamagedFiles|MutationTests|LimitTests|JSONDocumentTests|MessageCoderTests|PropertyListTests|LoweringTests"
    words = ["swift", "test", "--filter", suites]
    if subprocess.run(words, cwd=ROOT, env=environment).returncode:
        sys.exit("bench: a fuzz test failed")
    print(f"  passed in {time.perf_counter() - start:.0f} s")


def main():
    bin, names = os.path.abspath(sys.argv[1]), sys.argv[2:]
    machine()
    # Kept between runs: kiwi's source and Chromium's profile.
    kept = os.path.join(os.path.dirname(bin), "bench")
    os.makedirs(kept, exist_ok=True)
    for name in names:
        print()
        with tempfile.TemporaryDirectory(prefix="nagaoshi-bench-") as scratch:
            folder = kept if name in ("solver", "push", "tap") else scratch
            try:
                globals()[name](bin, folder)
            except subprocess.CalledProcessError as error:
                sys.exit(f"bench: {' '.join(error.cmd)} failed:\n{error.stdout}{error.stderr}")


main()

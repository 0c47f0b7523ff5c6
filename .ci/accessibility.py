"""The rules of axe on pages, and how long each takes to load; see .ci/accessibility."""

import importlib.util
import pathlib
import sys

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

AXE = (pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "const done = arguments[1]; axe.run({runOnly: arguments[0]}).then(done, each => done({failure: String(each)}))"
LOADED = "const it = performance.getEntriesByType('navigation')[0]; return it.loadEventEnd - it.startTime"


def browser(width, scheme):
    """Chromium without a window."""
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", f"--window-size={width},900"]:
        options.add_argument(argument)
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    driver.set_script_timeout(300)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
    return driver


failures = 0
for width, scheme in [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")]:
    driver = browser(width, scheme)
    for page in sys.argv[1:]:
        driver.get(pathlib.Path(page).resolve().as_uri())
        took = driver.execute_script(LOADED)
        sideways = driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
        driver.execute_script(AXE)
        found = driver.execute_async_script(RUN, TAGS)
        if "failure" in found:
            sys.exit(f"axe: {found['failure']}")
        print(f"{page}, {width} px, {scheme}: loaded in {took:.0f} ms, {len(found['passes'])} rules hold, {len(found['violations'])} differ")
        for each in found["violations"]:
            failures += 1
            where = each["nodes"][0]
            print(f"  {each['id']} ({each['impact']}, {len(each['nodes'])} places): {each['help']}\n    {where['html'][:160]}")
        if sideways > 0:
            failures += 1
            print(f"  {sideways} px wider than the window")
    driver.quit()
sys.exit(failures > 0)

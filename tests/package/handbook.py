# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the installed HTML of the handbook as a browser does: handbook.py CMAKE CMARK BUILD SOURCE WORK"""

import filecmp
import os
import re
import shutil
import subprocess
import sys
import unicodedata
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

CMAKE, CMARK = sys.argv[1:3]
BUILD, SOURCE, WORK = (Path(argument) for argument in sys.argv[3:6])
SCRIPT = SOURCE / "resources/cmake/HandbookHtml.cmake"
failures = []


def check(holds, message):
    if not holds:
        failures.append(message)


class Page(HTMLParser):
    """What a page has: ids, headings, links and pictures."""

    def __init__(self, path):
        super().__init__()
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.language, self.title, self.styles = "", "", []
        self.ids, self.headings, self.links, self.pictures = [], [], [], []
        self.heading = None
        self.in_title = False
        self.feed(self.text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "html":
            self.language = values.get("lang", "")
        elif tag == "title":
            self.in_title = True
        elif tag == "link":
            self.styles.append(values["href"])
        elif tag == "a":
            self.links.append(values["href"])
        elif tag == "img":
            self.pictures.append(values["src"])
            check(values.get("alt"), f"{self.path}: the picture {values['src']} has no text")
        elif re.fullmatch("h[1-6]", tag):
            self.heading = [values.get("id", ""), ""]

    def handle_endtag(self, tag):
        if tag == "title":
            self.in_title = False
        elif self.heading and re.fullmatch("h[1-6]", tag):
            self.headings.append(tuple(self.heading))
            self.heading = None

    def handle_data(self, data):
        if self.in_title:
            self.title += data
        if self.heading:
            self.heading[1] += data


def heading_id(text):
    """As GitHub makes it: small letters, digits, marks of words and hyphens for spaces."""
    kept = (c for c in text.lower() if c in " -_" or unicodedata.category(c)[0] in "LMN")
    return "".join(kept).replace(" ", "-")


def check_pages(root):
    """All pages below a folder. Links may leave it for what is installed beside it."""
    pages = {path: Page(path) for path in sorted(root.rglob("*.html"))}
    for path, page in pages.items():
        try:
            ElementTree.fromstring(page.text)
        except ElementTree.ParseError as error:
            check(False, f"{path} is not well-formed: {error}")
        folder = path.parent.name
        check(page.language == (folder if folder == "de" else "en"), f"{path} has the language \"{page.language}\"")
        check(page.headings, f"{path} has no heading")
        check(page.title == page.headings[0][1] + " – QuotaDeck", f"{path} has the title \"{page.title}\"")
        check(len(set(page.ids)) == len(page.ids), f"{path} has an id twice: {page.ids}")
        # cmark leaves HTML out, which a Markdown file then shows elsewhere only.
        check("<!-- raw HTML omitted -->" not in page.text, f"{path} lacks HTML of its document")
        used = {}
        for made, text in page.headings:
            wanted = heading_id(text)
            number = used.get(wanted, 0)
            used[wanted] = number + 1
            check(made == (f"{wanted}-{number}" if number else wanted), f"{path}: the id of \"{text}\" is \"{made}\"")
        for link in page.links + page.pictures + page.styles:
            parts = urlsplit(link)
            if parts.scheme:
                check(parts.scheme in ("http", "https"), f"{path} links to {link}")
                continue
            check(not parts.path.endswith(".md"), f"{path} links to {link}")
            target = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
            check(target.is_file(), f"{path} links to {link}: no such file")
            if parts.fragment and target in pages:
                check(unquote(parts.fragment) in pages[target].ids, f"{path} links to {link}: no such id")
    return pages


def write(documents, output, reference):
    return subprocess.run(
        [CMAKE, f"-DCMARK={CMARK}", f"-DDOCUMENTS={documents}", f"-DREFERENCE={reference}", f"-DOUTPUT={output}", "-P", SCRIPT],
        env={**os.environ, "LC_ALL": "C", "TZ": "Asia/Tokyo"}, capture_output=True, text=True, check=False)


def names(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def installed():
    """The pages, where they are installed."""
    subprocess.run([CMAKE, "--install", BUILD, "--component", "documents", "--prefix", WORK / "usr"], check=True,
                   env={**os.environ, "DESTDIR": ""}, stdout=subprocess.DEVNULL)
    share = WORK / "usr/share/doc/quotadeck"
    html = share / "html"
    handbook = SOURCE / "resources/docs/handbook"
    english = {path.stem for path in handbook.glob("*.md")}
    german = {path.stem for path in (handbook / "de").glob("*.md")}
    reference = {path.stem for path in (share / "docs").glob("*.md")}
    check(len(english) > 15 and english == german, f"pages in one language only: {sorted(english ^ german)}")
    wanted = {f"{name}.html" for name in english} | {f"de/{name}.html" for name in german}
    wanted |= {f"reference/{name}.html" for name in reference} | {"handbook.css"}
    check(names(html) == wanted, f"missing or too many: {sorted(names(html) ^ wanted)}")
    if failures:
        return

    pages = check_pages(html)
    for name in english:
        for page, links in ((f"{name}.html", ["index.html", f"de/{name}.html"]),
                            (f"de/{name}.html", ["index.html", f"../{name}.html"])):
            lost = set(links) - set(pages[html / page].links)
            check(not lost, f"{page} has no link to {sorted(lost)}")
    for name in reference:
        lost = {"../index.html", "../de/index.html"} - set(pages[html / f"reference/{name}.html"].links)
        check(not lost, f"reference/{name}.html has no link to {sorted(lost)}")
    check(any(page.pictures for page in pages.values()), "no page has a picture")
    check(any("<table>" in page.text for page in pages.values()), "no page has a table")

    # The same bytes elsewhere, in another locale and time zone.
    again = write(SOURCE / "resources/docs", WORK / "again", ";".join(sorted(reference)))
    check(again.returncode == 0, again.stderr)
    different = [name for name in wanted if not filecmp.cmp(html / name, WORK / "again" / name, shallow=False)]
    check(not different, f"other bytes at the second time: {sorted(different)}")

    # What the help index of the desktop lists.
    listed = set()
    for entry in sorted((SOURCE / "debian").glob("quotadeck.doc-base*")):
        text = entry.read_text(encoding="utf-8")
        index = re.search(r"^Index: (/.*)$", text, re.MULTILINE).group(1)
        check((WORK / index[1:]).is_file(), f"{entry}: {index} is not installed")
        for pattern in re.search(r"^Files: ((?:.+\n)+)", text, re.MULTILINE).group(1).split():
            listed |= {path.relative_to(html).as_posix() for path in WORK.glob(pattern[1:])}
    check(listed == wanted - {"handbook.css"}, f"not in debian/quotadeck.doc-base: {sorted((wanted - {'handbook.css'}) ^ listed)}")
    print(f"{len(pages)} pages")


def documents_of_the_test(links):
    """A small handbook with what the real one may have later."""
    documents = WORK / "small/docs"
    shutil.rmtree(documents.parent, ignore_errors=True)
    for folder in ("handbook/de", "pictures"):
        (documents / folder).mkdir(parents=True)
    (documents.parent / "package").mkdir()
    (documents.parent / "package/file").write_text("x", encoding="utf-8")
    (documents / "pictures/a.png").write_bytes(b"x")
    (documents / "handbook.css").write_text("", encoding="utf-8")
    (documents / "rules.md").write_text("# Rules & \"more\"\n\n[Back](handbook/index.md#a-b--c_d)\n", encoding="utf-8")
    (documents / "handbook/index.md").write_text(
        "# Handbook\n\n## A `b` & c_d?\n\n## Twice\n\n## Twice\n\n[one](#twice-1) [two](de/index.md#über-äpfel) "
        "[three](../rules.md#rules--more \"a title\") [source; *here*](../../package/file \"a title\") [rules.md](../rules.md)\n\n"
        "```sh\necho '<h1>' \"[x](y.md)\" \\; $a; <a href=\"z.md\">\n```\n\n![a](../pictures/a.png)\n" + links, encoding="utf-8")
    (documents / "handbook/de/index.md").write_text("# Handbuch\n\n## Über „Äpfel“\n", encoding="utf-8")
    return documents


def anchors():
    output = WORK / "small/html"
    run = write(documents_of_the_test(""), output, "rules")
    check(run.returncode == 0, run.stderr)
    pages = check_pages(output)
    index = pages[output / "index.html"]
    check("<p><a href=\"#twice-1\">one</a> <a href=\"de/index.html#%C3%BCber-%C3%A4pfel\">two</a> "
          "<a href=\"reference/rules.html#rules--more\" title=\"a title\">three</a> source; <em>here</em> "
          "<a href=\"reference/rules.html\">rules.html</a></p>" in index.text, f"other links: {index.text}")
    check("echo '&lt;h1&gt;' &quot;[x](y.md)&quot; \\; $a; &lt;a href=&quot;z.md&quot;&gt;\n</code>" in index.text,
          f"other code: {index.text}")
    check(pages[output / "reference/rules.html"].title == "Rules & \"more\" – QuotaDeck", "another title")


def errors():
    for link, message in (("[x](lost.md)", "the link \"lost.md\" has no file"),
                          ("![x](../../package/file)", "the picture \"../../package/file\" is not installed")):
        run = write(documents_of_the_test("\n" + link + "\n"), WORK / "small/html", "rules")
        # CMake breaks lines of messages.
        said = " ".join(run.stderr.split())
        check(run.returncode != 0 and message in said and "handbook/index.md" in said, f"{link} is accepted: {run.stderr}")


shutil.rmtree(WORK, ignore_errors=True)
installed()
anchors()
errors()
for failure in failures:
    print(failure)
if failures:
    sys.exit(1)
shutil.rmtree(WORK)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads every page of a running program, or those that are named, by AT-SPI: walk.py PROCESS [PAGE...]

Fails for what can have the focus and has no name, for columns without a title, for a cell without a text where its row
has none either, and when cells that are held while rows change end the program.
"""
import os
import random
import sys
import time

import pyatspi

PATIENCE = 120  # s, for a slow and busy machine
MOST_ROWS = 40  # of a table
HELD_CELLS = 300
HELD_TIME = int(os.environ.get("QUOTADECK_WALK_SECONDS", "20"))
TABLES = ("table", "tree table", "tree")
CELLS = ("table cell", "tree item", "list item", "column header", "row header", "table column header",
         "table row header")

process = int(sys.argv[1])
faults = []
objects = 0
unread = 0  # objects that could not be read, though the program runs


def wait_for(what, find):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = find()
        except Exception:  # it changes while it is read
            found = None
        if found:
            return found
        time.sleep(0.1)
    sys.exit(f"{what} is not there after {PATIENCE} s")


def application():
    for each in pyatspi.Registry.getDesktop(0):
        if each and each.get_process_id() == process:
            return each
    return None


def children(of):
    for i in range(of.childCount):
        child = of.getChildAtIndex(i)
        if child:
            yield child


def is_shown(accessible):
    states = accessible.getState()
    return states.contains(pyatspi.STATE_SHOWING) and states.contains(pyatspi.STATE_VISIBLE)


def find(root, matches, depth=0):
    if depth > 40:
        return None
    for child in children(root):
        if not is_shown(child):
            continue
        if matches(child):
            return child
        if child.getRoleName() in TABLES:
            continue
        found = find(child, matches, depth + 1)
        if found:
            return found
    return None


def check_table(table, page):
    name = table.name or page
    cells = table.queryTable()
    for column in range(cells.nColumns):
        header = cells.getColumnHeader(column)
        if header and not header.name and not cells.getColumnDescription(column):
            faults.append(f"{page}: column {column} of \"{name}\" has no title")
    for row in range(min(cells.nRows, MOST_ROWS)):
        texts = [cells.getAccessibleAt(row, column) for column in range(cells.nColumns)]
        if not any(cell and cell.name for cell in texts):
            faults.append(f"{page}: row {row} of \"{name}\" has no text")


def check(accessible, page, depth=0):
    """Checks what is shown of a page and below it."""
    global objects, unread
    if depth > 40:
        return
    objects += 1
    try:
        if not is_shown(accessible):
            return
        role = accessible.getRoleName()
        if accessible.getState().contains(pyatspi.STATE_FOCUSABLE) and not accessible.name and role not in CELLS:
            faults.append(f"{page}: a {role} in \"{accessible.parent.name}\" has no name")
        if role in TABLES:
            check_table(accessible, page)
            return
        for child in children(accessible):
            check(child, page, depth + 1)
    except (LookupError, NotImplementedError):
        return  # it went while it was read
    except Exception as error:
        if application() is None:
            raise
        unread += 1
        print(f"{page}: {error}")


def hold_cells(app):
    """Reads cells again and again while the rows that they are of change."""
    tables = []

    def collect(accessible, depth=0):
        if depth > 40 or not is_shown(accessible):
            return
        if accessible.getRoleName() in TABLES:
            tables.append(accessible)
            return
        for child in children(accessible):
            collect(child, depth + 1)

    collect(app)
    table = max(tables, key=lambda each: each.queryTable().nRows).queryTable()
    choice = random.Random(1)
    held = []
    reads = gone = 0
    end = time.monotonic() + HELD_TIME
    while time.monotonic() < end:
        try:
            rows, columns = table.nRows, table.nColumns
            if rows > 0:
                held.append(table.getAccessibleAt(choice.randrange(rows), choice.randrange(columns)))
            for cell in choice.sample(held, min(10, len(held))):
                cell.name, cell.getState(), cell.getRoleName()
                reads += 1
        except Exception:
            gone += 1
            os.kill(process, 0)  # raises when the program ended
        held = held[-HELD_CELLS:]
    print(f"cells of {table.nRows} rows held for {HELD_TIME} s: read {reads} times, {gone} of them gone")
    if reads < 100:
        faults.append(f"only {reads} cells could be read in {HELD_TIME} s")


def choose(button):
    """Shows the page of a button of the list."""
    button.queryAction().doAction(0)
    wait_for(f"The page {button.name}",
             lambda: find(app, lambda each: each.name == button.name and each.getRoleName() == "filler"))


app = wait_for("The program", application)
rail = wait_for("The list of pages", lambda: find(app, lambda each: each.name == "Pages"))
pages = [button for button in children(rail) if button.name]
named = sys.argv[2:]
for name in set(named) - {button.name for button in pages}:
    faults.append(f"there is no page {name}")
for button in pages:
    if named and button.name not in named:
        continue
    choose(button)
    before = objects
    check(app, button.name)
    print(f"{button.name}: {objects - before} objects")
    if objects - before < 10:
        faults.append(f"{button.name}: only {objects - before} objects")
if len(pages) < 13:
    faults.append(f"only {len(pages)} pages are listed")
if not named:
    choose(next(button for button in pages if button.name == "Applications"))
    hold_cells(app)
if application() is None:
    faults.append("the program cannot be reached any more")
if unread > objects / 50:
    faults.append(f"{unread} of {objects} objects could not be read")
print(f"{len(pages)} pages, {objects} objects, {len(set(faults))} faults")
for fault in sorted(set(faults)):
    print(" ", fault)
sys.exit(1 if faults else 0)

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/document.h"
#include "core/config/yaml/secondparser.h"

#include <QTest>

#include <string>

namespace quotadeck::config::test {
/// Checks that @p change turns @p before into @p after, which both parsers read alike, and that it can be undone.
inline void checkChange(const std::string& before, const Document::Operation& change,
                        const std::string& after)
{
    Document document(before);

    const auto edits = change(document);

    QVERIFY2(edits, edits ? "" : edits.error().message.english().c_str());
    const auto back = document.apply(*edits);
    QCOMPARE(document.text(), after);
    QVERIFY(agreesWithSecondParser(document.text()));
    document.apply(back);
    QCOMPARE(document.text(), before);
}
} // namespace quotadeck::config::test

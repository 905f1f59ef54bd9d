// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace quotadeck::test {
/// A language for tests: each text in brackets, with accents and about 40% longer, so that texts that are not translated and places without
/// room are seen. Placeholders, tags and the letters of keys stay.
class PseudoTranslator final : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* text, const char* disambiguation,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

[[nodiscard]] QString pseudoText(const QString& text);
} // namespace quotadeck::test

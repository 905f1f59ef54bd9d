// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pseudotranslator.h"

#include <QRegularExpression>

namespace quotadeck::test {
namespace {
constexpr int kMorePercent = 40;
constexpr int kWordLength = 7; ///< of an added word, so that texts wrap as usual

QChar accented(QChar letter)
{
    static const QString kPlain = QStringLiteral("aceilnorsuyACEILNORSU");
    static const QString kAccented = QStringLiteral("åçéîļñöŕšûýÅÇÉÎĻÑÖŔŠÛ");
    const qsizetype place = kPlain.indexOf(letter);
    return place < 0 ? letter : kAccented[place];
}
} // namespace

QString pseudoText(const QString& text)
{
    // Placeholders of Qt and of messages, tags and the keys of menus.
    static const QRegularExpression kKept(QStringLiteral("%L?\\d+|%L?n|\\{[^}]*\\}|<[^>]*>|&[a-z]+;|&."));
    if (text.isEmpty())
        return text;
    QString shown;
    qsizetype from = 0;
    qsizetype letters = 0;
    const auto addUntil = [&](qsizetype end) {
        for (; from < end; ++from, ++letters)
            shown += accented(text[from]);
    };
    for (auto kept = kKept.globalMatch(text); kept.hasNext();) {
        const auto match = kept.next();
        addUntil(match.capturedStart());
        shown += match.captured();
        from = match.capturedEnd();
    }
    addUntil(text.size());
    const qsizetype more = (letters * kMorePercent + 99) / 100;
    for (qsizetype i = 0; i < more; ++i)
        shown += i % kWordLength == 0 && more > kWordLength / 2 ? u' ' : u'ö';
    return u'[' + shown + u']';
}

QString PseudoTranslator::translate(const char* /*context*/, const char* text, const char* /*disambiguation*/,
                                    int /*n*/) const
{
    return pseudoText(QString::fromUtf8(text)); // Qt puts the number in the place of %n
}
} // namespace quotadeck::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedpath.h"

#include <QFontMetrics>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace quotadeck::ui {
bool isQueuePath(const QString& text)
{
    return text.startsWith(QStringLiteral("root."))
        && std::none_of(text.begin(), text.end(), [](QChar sign) { return sign.isSpace(); });
}

QString elidedPath(const QString& path, const QFontMetrics& font, int width)
{
    const auto fits = [&font, width](const QString& text) { return font.horizontalAdvance(text) <= width; };
    if (fits(path))
        return path;
    const QString gap(u'…');
    const QStringList segments = path.split(u'.');
    for (qsizetype kept = segments.size() - 2; kept > 0; --kept) {
        const QString tail = segments.mid(segments.size() - kept).join(u'.');
        if (const QString text = segments.first() + gap + tail; fits(text))
            return text;
    }
    const QString last = gap + segments.last();
    return fits(last) ? last : font.elidedText(last, Qt::ElideLeft, width); // which leaves some room
}

bool isAmounts(const QString& text)
{
    static const QRegularExpression kAmounts(QStringLiteral(
        "^[^\\s,]+ [-−+]?\\d[^\\s,]*( [^\\s,]+)?(, [^\\s,]+ [-−+]?\\d[^\\s,]*( [^\\s,]+)?)*$"));
    return text.contains(u' ') && kAmounts.match(text).hasMatch();
}

QString elidedAmounts(const QString& amounts, const QFontMetrics& font, int width)
{
    if (font.horizontalAdvance(amounts) <= width)
        return amounts;
    for (auto end = amounts.lastIndexOf(u','); end > 0; end = amounts.lastIndexOf(u',', end - 1)) {
        if (const QString text = amounts.left(end) + QStringLiteral(", …");
            font.horizontalAdvance(text) <= width)
            return text;
    }
    return font.elidedText(amounts.left(amounts.indexOf(u' ')) + QStringLiteral(" …"), Qt::ElideRight, width);
}
} // namespace quotadeck::ui

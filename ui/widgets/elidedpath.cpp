// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedpath.h"

#include <QFontMetrics>
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
    return fits(last) ? last : font.elidedText(last, Qt::ElideRight, width);
}
} // namespace quotadeck::ui

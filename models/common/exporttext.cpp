// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/exporttext.h"

#include <QRegularExpression>

#include <cmath>

namespace quotadeck::models {
QString csvField(QString text)
{
    const bool needsQuotes
        = text.contains(u',') || text.contains(u'"') || text.contains(u'\n') || text.contains(u'\r');
    return needsQuotes ? QStringLiteral("\"%1\"").arg(text.replace(u'"', QStringLiteral("\"\""))) : text;
}

QString csvText(const QString& text)
{
    static const QString kFormulas = QStringLiteral("=+-@\t\r");
    const bool isFormula = !text.isEmpty() && kFormulas.contains(text.front());
    return csvField(isFormula ? u'\'' + text : text);
}

QString plainNumber(double value)
{
    return value == std::floor(value) && std::abs(value) < 9e15 ? QString::number(value, 'f', 0)
                                                                : QString::number(value, 'g', 15);
}

QString exportFileName(const QStringList& parts)
{
    static const QRegularExpression unfit(QStringLiteral("[^\\p{L}\\p{N}._]+"));
    static const QRegularExpression edges(QStringLiteral("^[-.]+|[-.]+$"));
    constexpr qsizetype kLongestPart = 60;
    QStringList fit;
    for (QString part : parts) {
        part = part.replace(unfit, QStringLiteral("-")).left(kLongestPart).remove(edges);
        if (!part.isEmpty())
            fit << part;
    }
    return fit.join(u'-');
}
} // namespace quotadeck::models

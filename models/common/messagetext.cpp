// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/messagetext.h"

#include <QCoreApplication>
#include <QLocale>

#include <limits>
#include <utility>

namespace quotadeck::models {
namespace {
class Translated final : public MessageRenderer
{
public:
    [[nodiscard]] std::string text(const MessageTemplate& form, std::uint64_t count) const override
    {
        if (form.singular == nullptr)
            return QCoreApplication::translate(form.context, form.text).toStdString();
        // translate() puts the number in the place of %n, where Message finds none any more. It knows int alone.
        constexpr int kMost = std::numeric_limits<int>::max();
        const bool isLarge = std::cmp_greater(count, kMost);
        QString text = QCoreApplication::translate(form.context, form.text, form.singular,
                                                   isLarge ? kMost : static_cast<int>(count));
        if (isLarge)
            text.replace(QString::number(kMost), QString::number(qulonglong{count}));
        return text.toStdString();
    }
    [[nodiscard]] std::string number(std::int64_t value) const override
    {
        return QLocale().toString(qlonglong{value}).toStdString();
    }
    [[nodiscard]] std::string figure(std::string english) const override
    {
        return QString::fromStdString(english).replace(u'.', QLocale().decimalPoint()).toStdString();
    }
};
} // namespace

std::string windowText(const Message& message)
{
    return message.rendered(Translated());
}

QString messageText(const Message& message)
{
    return QString::fromStdString(windowText(message));
}

QString sentence(QString text)
{
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    const bool hasEnd = text.endsWith(QLatin1Char('.')) || text.endsWith(QLatin1Char('?'));
    return hasEnd ? text : text + QLatin1Char('.');
}
} // namespace quotadeck::models

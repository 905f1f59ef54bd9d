// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/filtertarget.h"

#include <utility>

namespace quotadeck::models {
tl::expected<void, filter::Fault> FilterTarget::setFilter(const QString& text)
{
    auto expression = filter::parse(text.toStdString(), m_fields);
    if (!expression)
        return tl::unexpected(std::move(expression.error()));
    const QString trimmed = text.trimmed();
    if (trimmed == m_text)
        return {};
    m_text = trimmed;
    takeFilter(*expression);
    return {};
}
} // namespace quotadeck::models

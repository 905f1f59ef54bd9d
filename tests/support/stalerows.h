// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/assertions/assertionsession.h"

#include <QString>

namespace quotadeck::test {
/// Whether @p session shows results of something else than what is there now.
inline bool hasStaleRows(const models::AssertionSession& session)
{
    const QModelIndex first = session.rows.index(0, models::AssertionListModel::StateColumn);
    return first.data().toString().endsWith(QStringLiteral(" (stale)"));
}
} // namespace quotadeck::test

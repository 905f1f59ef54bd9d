// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/tableexport.h"

class QAbstractItemView;
class QWidget;

namespace quotadeck::ui {
enum class TableRows {
    Selected, ///< from top to bottom
    Shown, ///< all that the filter leaves, also below rows that are collapsed
};

/// The table of @p page that exports are made of: the one with the focus, else the largest one on screen; nullptr: none is.
[[nodiscard]] QAbstractItemView* tableOf(const QWidget& page);

/// Copies @p rows of @p view, which is a tree or a table with a header, with its visible columns. O(rows).
[[nodiscard]] models::TableContent readTable(const QAbstractItemView& view, TableRows rows);
} // namespace quotadeck::ui

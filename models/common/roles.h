// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace quotadeck::models {
/// Roles that several models share, so that delegates and views need to know no model.
enum Role {
    IdRole = Qt::UserRole + 1, ///< QString, identity of the row, the same in every column; survives updates
    KindRole, ///< int, RowKind; which icon the row gets, in its first column
    UsageRole, ///< UsageBar (usagebar.h); invalid when the cell has no bar
    StateRole, ///< int, RowState; invalid: Normal. Never colour alone: the text says it too
    EmphasisRole, ///< int, Emphasis of the cell's text; invalid: Normal
    NumericRole, ///< bool, true: right-aligned, tabular figures
    ColorRole, ///< QString, "#rrggbb": a swatch in front of the text; invalid: none. The text says what it stands for
    LinkRole, ///< QString, what the cell leads to, for whoever shows it; invalid or empty: nothing
    ExactRole, ///< the value behind a rounded text, as exactValue() (tablefilter.h) gives it; invalid: none, or not known
    GroupRole, ///< bool, true: the row stands for those below it, which have something in common
    IndentRole, ///< int, levels the cell stands in from the left; never blanks in its text, which is copied and read out
};

enum class RowKind { ParentQueue, LeafQueue, DynamicQueue, User, Group, WildcardGroup, Application };
enum class RowState { Normal, Notice, Warning, Critical, Stale };
enum class Emphasis { Normal, Dim, Strong };
} // namespace quotadeck::models

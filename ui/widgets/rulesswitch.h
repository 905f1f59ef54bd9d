// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"

#include <QString>

class QWidget;

namespace quotadeck::ui {
class SegmentedSwitch;

/// A switch between the rules of the scheduler and those of its design documents, as --mode on the command line. Its choices
/// are values of Mode; the rules of the scheduler are chosen at first.
[[nodiscard]] SegmentedSwitch* createRulesSwitch(QWidget* parent);

/// "current" or "seed", as on the command line and in saved state.
[[nodiscard]] QString rulesWord(Mode mode);
/// Mode::Current for any other text.
[[nodiscard]] Mode rulesOf(const QString& word);
} // namespace quotadeck::ui

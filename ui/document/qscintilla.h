// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

// QScintilla's headers are written with Qt's keywords, which this project does without (QT_NO_KEYWORDS).
// clang-format off
#define signals Q_SIGNALS
#define slots Q_SLOTS
#include <Qsci/qscicommandset.h>
#include <Qsci/qscilexeryaml.h>
#include <Qsci/qsciscintilla.h>
#undef slots
#undef signals
// clang-format on

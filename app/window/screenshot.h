// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QSize>
#include <QString>

class QWidget;

namespace quotadeck::app {
/// Renders @p window, laid out at @p size, into the PNG @p file. Works on every platform plug-in. Errors: Io.
[[nodiscard]] Status saveScreenshot(QWidget& window, const QSize& size, const QString& file);
} // namespace quotadeck::app

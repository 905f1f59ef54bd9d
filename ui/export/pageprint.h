// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/tableexport.h"

#include <QImage>
#include <QString>

class QPagedPaintDevice;
class QWidget;

namespace quotadeck::ui {
/// @p page as it is on the screen, twice as fine, below a line with @p caption.
[[nodiscard]] QImage pictureOf(QWidget& page, const QString& caption);

/// Prints @p table, black on white, on as many sheets as it needs; each has the origin of the table, its titles and the number of the sheet.
/// False: the device takes nothing.
[[nodiscard]] bool printTable(QPagedPaintDevice& device, const models::TableContent& table);
/// Prints @p picture on one sheet, as large as it fits.
[[nodiscard]] bool printPicture(QPagedPaintDevice& device, const QImage& picture);
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartcontent.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <span>

class QWidget;

namespace quotadeck::ui {
class ChartPane;

/// Source and time range of exported charts.
struct ExportHeader
{
    QString source; ///< empty: none
    bool isSimulated = false;
    double from = 0; ///< milliseconds since the epoch, as the next
    double to = 0;
    TimeZone zone = TimeZone::Local;
};

/// "Busy-cluster-Used-vcore-20261126-081505" of the source, @p what is exported, and the end of the time range; nothing in it
/// is unfit for a file name.
[[nodiscard]] QString exportFileName(const ExportHeader& header, const QString& what);
/// One line of words: source, span of time, zone, and that it is simulated if it is.
[[nodiscard]] QString exportCaption(const ExportHeader& header);

/// Comma separated values (RFC 4180), behind lines of "# name: value". One line for each sample or pixel column of
/// each series: plain numbers in the unit given beside them, times in UTC. A new number in the column "stretch" is
/// a gap; an empty limit is none.
[[nodiscard]] QByteArray chartsAsCsv(const ExportHeader& header, std::span<const ChartContent> charts);
/// The same as one JSON object.
[[nodiscard]] QByteArray chartsAsJson(const ExportHeader& header, std::span<const ChartContent> charts);
/// @p panes below each other with their legends, as "png" or "svg", in the font and colours of @p page.
[[nodiscard]] QByteArray chartsAsPicture(const ExportHeader& header, const QList<ChartPane*>& panes,
                                         const QWidget& page, const QString& format);
} // namespace quotadeck::ui

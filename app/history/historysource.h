// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/series.h"
#include "core/base/result.h"
#include "core/metrics/lineassembler.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

class QObject;

namespace quotadeck::history {
/// A request for lines of the history of a source.
struct Request
{
    QString source; ///< as the local history calls it
    std::vector<SeriesKey> series;
    Milliseconds from{};
    Milliseconds to{};
    int columns
        = 1; ///< pixels; there are at most a few points a column, with the extremes of all samples in it
};

/// From the first to the last sample of a stretch without a gap.
using Answered = metrics::Stretch;

/// What is known of what was asked.
struct Reply
{
    std::vector<std::vector<Line>> lines; ///< by series of the request
    std::vector<Answered> answered; ///< when the source did, around the time that was asked for; ascending
    std::vector<std::string> warnings{}; ///< why it may lack something; empty: it is all that is known
};

/// Where the past is kept: in the history of this program, or in a Prometheus.
///
/// Threading: GUI thread; never waits.
class HistorySource
{
public:
    using Answer = std::function<void(const Result<Reply>&)>;

    virtual ~HistorySource() = default;
    HistorySource(const HistorySource&) = delete;
    HistorySource& operator=(const HistorySource&) = delete;

    /// Calls @p answer once, later, with what is known, unless @p context ends before. A series that is not known has no line.
    virtual void read(const Request& request, QObject* context, Answer answer) = 0;

protected:
    HistorySource() = default;
};
} // namespace quotadeck::history

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pastseries.h"

#include "models/charts/derivedmeasures.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace quotadeck::app {
namespace {
using std::chrono::milliseconds;

constexpr std::size_t kMostKnown = 1000; // series; some kilobytes each

/// How the history calls @p key; nothing when it is not stored.
std::optional<history::SeriesKey> storedKey(const models::SeriesKey& key)
{
    history::SeriesKey stored;
    stored.id = key.id;
    stored.type = key.type.name();
    switch (key.kind) {
    case models::SubjectKind::Queue:
        stored.kind = history::SubjectKind::Queue;
        break;
    case models::SubjectKind::User:
        stored.kind = history::SubjectKind::User;
        break;
    case models::SubjectKind::Group:
        stored.kind = history::SubjectKind::Group;
        break;
    case models::SubjectKind::ElasticGroup:
        stored.kind = history::SubjectKind::ElasticGroup;
        break;
    }
    switch (key.measure) {
    case models::Measure::Used:
        stored.measure = history::Measure::Used;
        return stored;
    case models::Measure::Limit:
        stored.measure = history::Measure::Limit;
        return stored;
    case models::Measure::Guaranteed:
        stored.measure = history::Measure::Guaranteed;
        return stored;
    case models::Measure::Pending:
        stored.measure = history::Measure::Pending;
        return stored;
    case models::Measure::Request:
        stored.measure = history::Measure::Request;
        return stored;
    case models::Measure::Runtime:
        stored.measure = history::Measure::Runtime;
        return stored;
    case models::Measure::Applications:
    case models::Measure::ApplicationLimit:
        stored.type.clear();
        stored.measure = key.measure == models::Measure::Applications ? history::Measure::Applications
                                                                      : history::Measure::ApplicationLimit;
        return stored;
    case models::Measure::Headroom:
    case models::Measure::Share:
        return std::nullopt;
    }
    return std::nullopt;
}

models::SeriesColumns columnsOf(const std::vector<history::Line>& lines)
{
    models::SeriesColumns columns;
    for (const history::Line& line : lines) {
        auto& stretch = columns.emplace_back();
        for (const auto& [time, range] : line)
            stretch.push_back({static_cast<double>(time.count()), static_cast<double>(range.lowest),
                               static_cast<double>(range.highest), static_cast<double>(range.last)});
    }
    return columns;
}

/// The part of @p past in @p window, and one column before it.
models::SeriesColumns cut(const models::SeriesColumns& past, const models::TimeWindow& window)
{
    const auto from = static_cast<double>(window.from.count());
    const auto end = static_cast<double>(window.to.count());
    models::SeriesColumns result;
    for (const auto& stretch : past) {
        auto first = std::ranges::lower_bound(stretch, from, {}, &models::SeriesColumn::time);
        if (first != stretch.begin())
            --first;
        const auto last = std::ranges::lower_bound(stretch, end, {}, &models::SeriesColumn::time);
        if (first < last)
            result.emplace_back(first, last);
    }
    return result;
}

/// Joins those of @p spans between which there is time that is not in @p known: nobody can say that it is a gap.
void joinOver(std::vector<models::TimeSpan>& spans, const std::vector<models::TimeSpan>& known)
{
    std::vector<models::TimeSpan> joined;
    for (const models::TimeSpan& span : spans) {
        const auto isGap = [&](const models::TimeSpan& read) {
            return read.from <= joined.back().to && span.from <= read.to;
        };
        if (joined.empty() || std::ranges::any_of(known, isGap))
            joined.push_back(span);
        else
            joined.back().to = span.to;
    }
    spans = std::move(joined);
}

/// Puts @p more into @p spans; what touches becomes one.
void addSpans(std::vector<models::TimeSpan>& spans, const std::vector<models::TimeSpan>& more)
{
    spans.insert(spans.end(), more.begin(), more.end());
    std::ranges::sort(spans, {}, &models::TimeSpan::from);
    std::vector<models::TimeSpan> joined;
    for (const models::TimeSpan& span : spans) {
        if (!joined.empty() && span.from <= joined.back().to)
            joined.back().to = std::max(joined.back().to, span.to);
        else
            joined.push_back(span);
    }
    spans = std::move(joined);
}
} // namespace

PastSeries::PastSeries(const models::SeriesStore* session, history::HistoryStore* history, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_history(history)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &PastSeries::askHistory);
}

void PastSeries::setSource(const QString& source)
{
    if (std::exchange(m_source, source) == source)
        return;
    m_known.clear();
    m_answered.clear();
    m_read.clear();
    m_wanted.clear();
    m_window.reset();
}

std::vector<models::SeriesColumns> PastSeries::read(std::span<const models::SeriesKey> keys,
                                                    const models::TimeWindow& window) const
{
    std::vector<models::SeriesColumns> result = m_session->read(keys, window);
    const models::TimeAxis& axis = m_session->axis();
    if (m_source.isEmpty() || axis.size() == 0)
        return result;
    const milliseconds begin = axis.at(axis.firstTick()).time; // of the data in memory
    if (window.from >= begin)
        return result;
    const models::TimeWindow before{window.from, std::min(window.to, begin), window.width};
    for (std::size_t index = 0; index < keys.size(); ++index) {
        models::SeriesColumns past = pastOf(keys[index], before);
        past.insert(past.end(), std::make_move_iterator(result[index].begin()),
                    std::make_move_iterator(result[index].end()));
        result[index] = std::move(past);
    }
    return result;
}

std::vector<models::TimeSpan> PastSeries::answered(const models::TimeWindow& window) const
{
    std::vector<models::TimeSpan> spans = m_session->answered(window);
    const models::TimeAxis& axis = m_session->axis();
    if (m_source.isEmpty() || axis.size() == 0 || window.from >= axis.at(axis.firstTick()).time)
        return spans;
    addSpans(spans, m_answered);
    std::vector<models::TimeSpan> read = m_read;
    addSpans(
        read,
        {{static_cast<double>(axis.at(axis.firstTick()).time.count()), std::numeric_limits<double>::max()}});
    joinOver(spans, read);
    const auto end = static_cast<double>(window.to.count());
    std::erase_if(spans, [end](const models::TimeSpan& span) { return span.from > end; });
    return spans;
}

/// What is known of @p key, as far back as it is known whole.
models::SeriesColumns PastSeries::pastOf(const models::SeriesKey& key, const models::TimeWindow& window) const
{
    const std::vector<models::SeriesKey> parts = models::partsOf(key);
    if (parts.empty()) {
        const Past* const past = find(key, window);
        return past ? cut(past->columns, window) : models::SeriesColumns();
    }
    std::vector<const Past*> pasts;
    pasts.reserve(parts.size());
    for (const models::SeriesKey& part : parts)
        pasts.push_back(find(part, window));
    // A level that is missing would make the headroom larger than it was.
    if (std::ranges::find(pasts, nullptr) != pasts.end())
        return {};
    models::TimeWindow common = window;
    for (const Past* past : pasts) {
        common.from = std::max(common.from, past->window.from);
        common.to = std::min(common.to, past->window.to);
        common.width = std::max(common.width, past->window.width); // as fine as the coarsest
    }
    std::vector<models::SeriesColumns> columns;
    columns.reserve(pasts.size());
    for (const Past* past : pasts)
        columns.push_back(cut(past->columns, common));
    return models::derivedColumns(key.measure, columns, common.width);
}

/// What was read of a stored series, nullptr if nothing. Whatever is missing of @p window is asked for.
const PastSeries::Past* PastSeries::find(const models::SeriesKey& key, const models::TimeWindow& window) const
{
    const auto stored = storedKey(key);
    if (!stored)
        return nullptr;
    const auto known = m_known.find(*stored);
    if (known == m_known.end() || !covers(known->second, window))
        want(window, *stored);
    return known == m_known.end() ? nullptr : &known->second;
}

/// Whether @p past is good enough for @p window: nothing missing, and neither far coarser nor far finer.
bool PastSeries::covers(const Past& past, const models::TimeWindow& window)
{
    return past.window.from <= window.from && past.window.to >= window.to
        && past.window.width <= 2 * window.width && 4 * past.window.width >= window.width;
}

void PastSeries::want(const models::TimeWindow& window, const history::SeriesKey& key) const
{
    if (!m_window || m_window->from != window.from || m_window->to != window.to) {
        m_window = window;
        m_wanted.clear(); // who still wants an earlier window asks again
    }
    if (std::ranges::find(m_wanted, key) == m_wanted.end())
        m_wanted.push_back(key);
    if (!m_isReading)
        m_soon.start();
}

void PastSeries::askHistory()
{
    if (m_wanted.empty() || !m_window)
        return;
    m_isReading = true;
    // Half a window more at either end, so that following and panning seldom ask again.
    models::TimeWindow window = *m_window;
    const milliseconds margin = (window.to - window.from) / 2;
    window.from -= margin;
    window.to += margin;
    history::Request request;
    request.source = m_source;
    request.series = std::exchange(m_wanted, {});
    request.from = window.from;
    request.to = window.to;
    request.columns = static_cast<int>(std::max<std::int64_t>(1, (window.to - window.from) / window.width));
    m_history->read(request, this, [this, request, window](const auto& reply) {
        m_isReading = false;
        // A history that cannot be read is not shown; the history reports the error.
        history::Reply nothing;
        nothing.lines.resize(request.series.size());
        if (reply && request.source == m_source)
            addSpans(m_read,
                     {{static_cast<double>(window.from.count()), static_cast<double>(window.to.count())}});
        take(request, window, reply ? *reply : nothing);
    });
}

void PastSeries::take(const history::Request& request, const models::TimeWindow& window,
                      const history::Reply& reply)
{
    if (request.source != m_source)
        return;
    if (m_known.size() + reply.lines.size() > kMostKnown)
        m_known.clear();
    for (std::size_t index = 0; index < reply.lines.size(); ++index)
        m_known.insert_or_assign(request.series[index], Past{window, columnsOf(reply.lines[index])});
    std::vector<models::TimeSpan> answered;
    for (const auto& [from, to] : reply.answered)
        answered.push_back({static_cast<double>(from.count()), static_cast<double>(to.count())});
    addSpans(m_answered, answered);
    if (!m_wanted.empty())
        m_soon.start();
    Q_EMIT changed();
}
} // namespace quotadeck::app

#include "moc_pastseries.cpp"

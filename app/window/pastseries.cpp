// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pastseries.h"

#include "app/history/stitch.h"
#include "core/metrics/pastquery.h"
#include "models/charts/derivedmeasures.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace quotadeck::app {
namespace {
using std::chrono::milliseconds;

constexpr std::size_t kMostKnown = 1000; // series; some kilobytes each
constexpr std::chrono::seconds kRemoteRetry(30);

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

bool isSame(const models::TimeWindow& left, const models::TimeWindow& right)
{
    return left.from == right.from && left.to == right.to && left.width == right.width;
}

/// Whether what was read for @p past serves for @p window: nothing missing, and neither far coarser nor far finer.
bool fits(const models::TimeWindow& past, const models::TimeWindow& window)
{
    return past.from <= window.from && past.to >= window.to && past.width <= 2 * window.width
        && 4 * past.width >= window.width;
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

PastSeries::PastSeries(const models::SeriesStore* session, history::HistorySource* history, QObject* parent)
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
    forget();
}

void PastSeries::setRemote(history::HistorySource* remote)
{
    if (std::exchange(m_remote, remote) == remote)
        return;
    m_retryRemote = QDeadlineTimer();
    forget();
}

void PastSeries::forget()
{
    ++m_sources;
    m_nextQuestion.reset();
    m_isRemoteReading = false;
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
        auto first = result[index].begin();
        if (goesOn(past, result[index], window)) {
            past.back().insert(past.back().end(), first->begin(), first->end());
            ++first;
        }
        past.insert(past.end(), std::make_move_iterator(first), std::make_move_iterator(result[index].end()));
        result[index] = std::move(past);
    }
    return result;
}

/// Whether the line of @p past reaches the first sample of the session, and that of @p session begins there.
bool PastSeries::goesOn(const models::SeriesColumns& past, const models::SeriesColumns& session,
                        const models::TimeWindow& window) const
{
    if (past.empty() || session.empty())
        return false;
    const models::TimeAxis& axis = m_session->axis();
    const milliseconds begin = axis.at(axis.firstTick()).time;
    const milliseconds first(static_cast<std::int64_t>(session.front().front().time));
    return past.back().back().time + 1 >= static_cast<double>(begin.count())
        && window.columnAt(first) == window.columnAt(begin);
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

/// Whether @p past is good enough for @p window, or what is being read for it will be.
bool PastSeries::covers(const Past& past, const models::TimeWindow& window) const
{
    if (past.asked && fits(*past.asked, window))
        return true;
    const bool canBeWhole = !m_isReading && !m_isRemoteReading && m_retryRemote.hasExpired();
    return !(past.isPartial && canBeWhole) && fits(past.window, window);
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
    m_history->read(request, this, [this, request, window, sources = m_sources](const auto& reply) {
        m_isReading = false;
        if (!m_wanted.empty())
            m_soon.start();
        if (sources != m_sources)
            return;
        // A history that cannot be read is not shown; the history reports the error.
        history::Reply local;
        local.lines.resize(request.series.size());
        if (reply) {
            local = *reply;
            addSpans(m_read,
                     {{static_cast<double>(window.from.count()), static_cast<double>(window.to.count())}});
        }
        takeLocal({request, window, local});
    });
}

/// What a remote source has told of another window stays on screen until it is asked for this one.
void PastSeries::takeLocal(const RemoteQuestion& question)
{
    if (!m_remote)
        return take(question, question.local, false);
    if (!m_retryRemote.hasExpired())
        return take(question, question.local, true);
    dropQuestion();
    for (const history::SeriesKey& key : question.request.series) {
        if (const auto known = m_known.find(key); known != m_known.end() && !known->second.isPartial)
            known->second.asked = question.window;
    }
    take(question, question.local, true, [](const Past* known) { return !known || known->isPartial; });
    m_nextQuestion = question;
    if (!m_isRemoteReading)
        askNextRemote();
}

/// The question that waits is replaced by a newer one.
void PastSeries::dropQuestion()
{
    const auto question = std::exchange(m_nextQuestion, std::nullopt);
    if (!question)
        return;
    for (const history::SeriesKey& key : question->request.series) {
        const auto known = m_known.find(key);
        if (known != m_known.end() && known->second.asked && isSame(*known->second.asked, question->window))
            known->second.asked.reset();
    }
}

void PastSeries::askNextRemote()
{
    if (const auto question = std::exchange(m_nextQuestion, std::nullopt); question && m_remote)
        askRemote(*question);
}

/// What the history does not know of the time before the session.
void PastSeries::askRemote(const RemoteQuestion& question)
{
    const models::TimeWindow& window = question.window;
    const models::TimeAxis& axis = m_session->axis();
    const milliseconds begin = axis.size() == 0 ? window.to : axis.at(axis.firstTick()).time;
    const auto unknown
        = history::unknownTime(question.local, window.from, std::min(window.to, begin), window.width);
    if (!unknown) {
        take(question, question.local, false);
        return;
    }
    history::Request further = question.request;
    further.from = unknown->from;
    further.to = unknown->to;
    further.columns = static_cast<int>(std::max<std::int64_t>(1, (further.to - further.from) / window.width));
    m_isRemoteReading = true;
    m_remote->read(further, this, [this, question, further, sources = m_sources](const auto& reply) {
        if (sources != m_sources)
            return;
        m_isRemoteReading = false;
        takeRemote(question, further, reply);
        askNextRemote();
    });
}

void PastSeries::takeRemote(const RemoteQuestion& question, const history::Request& asked,
                            const Result<history::Reply>& reply)
{
    const auto isAwaited = [&question](const Past* known) {
        return !known || (known->asked && isSame(*known->asked, question.window))
            || (known->isPartial && isSame(known->window, question.window));
    };
    if (!reply) {
        m_retryRemote = QDeadlineTimer(kRemoteRetry);
        dropQuestion(); // it would fail, too
        take(question, question.local, true, isAwaited);
        Q_EMIT remoteFailed(reply.error());
        return;
    }
    history::Reply remote = *reply;
    // What comes next begins there: the session, or what the history knows.
    if (!remote.answered.empty() && remote.answered.back().to == asked.to)
        remote.answered.back().to += milliseconds(1);
    const milliseconds step = metrics::stepFor(asked.from, asked.to, asked.columns);
    take(question, history::stitch(question.local, remote, step), false, isAwaited);
    Q_EMIT remoteRead(reply->warnings);
}

/// Takes @p reply for the series whose known past @p accepts.
void PastSeries::take(const RemoteQuestion& question, const history::Reply& reply, bool isPartial,
                      const std::function<bool(const Past* known)>& accepts)
{
    if (m_known.size() + reply.lines.size() > kMostKnown)
        m_known.clear();
    for (std::size_t index = 0; index < reply.lines.size(); ++index) {
        const history::SeriesKey& key = question.request.series[index];
        const auto known = m_known.find(key);
        if (!accepts || accepts(known == m_known.end() ? nullptr : &known->second))
            m_known.insert_or_assign(key,
                                     Past{question.window, columnsOf(reply.lines[index]), isPartial, {}});
    }
    std::vector<models::TimeSpan> answered;
    for (const auto& [from, to] : reply.answered)
        answered.push_back({static_cast<double>(from.count()), static_cast<double>(to.count())});
    addSpans(m_answered, answered);
    Q_EMIT changed();
}
} // namespace quotadeck::app

#include "moc_pastseries.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reports/reportsession.h"

#include "models/common/textfile.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
std::size_t sourcePlace(ReportSourceKind kind)
{
    return static_cast<std::size_t>(kind);
}
} // namespace

ReportSession::ReportSession(QObject* parent, usage::Calendar calendar)
    : QObject(parent)
    , m_calendar(std::move(calendar))
    , m_job(
          this, [this] { start(); }, &m_pool)
{
    m_pool.setMaxThreadCount(2); // one may still wait for a store that nobody awaits any more
}

void ReportSession::setSource(ReportSourceKind kind, LedgerSource source)
{
    const bool wasThere = hasSource(kind);
    m_sources[sourcePlace(kind)] = std::move(source);
    if (wasThere != hasSource(kind))
        Q_EMIT sourcesChanged();
    if (kind != m_question.source)
        return;
    m_isAwaited = true;
    m_job.changeAtOnce();
}

bool ReportSession::hasSource(ReportSourceKind kind) const
{
    return static_cast<bool>(m_sources[sourcePlace(kind)]);
}

void ReportSession::clear()
{
    m_job.cancel();
    m_made.reset();
    m_error.reset();
    m_isAwaited = true;
    showTable();
    Q_EMIT changed();
    m_job.changeInTurn();
}

void ReportSession::takeNewData(ReportSourceKind kind)
{
    if (kind == m_question.source && (kind == ReportSourceKind::Now || lacksData()))
        m_job.changeInTurn();
}

/// Whether the question has no answer yet that new data could give.
bool ReportSession::lacksData() const
{
    if (m_error)
        return m_error->code == ErrorCode::NotFound;
    const bool isAnswered = m_made && m_made->question == m_question;
    return !isAnswered || (m_made->isOpen && !m_made->report.isSeen());
}

void ReportSession::setClusters(const QList<StoredCluster>& clusters)
{
    if (clusters == m_clusters)
        return;
    m_clusters = clusters;
    Q_EMIT clustersChanged();
}

void ReportSession::ask(const ReportQuestion& question)
{
    if (question == m_question)
        return;
    m_question = question;
    m_error.reset();
    m_isAwaited = true;
    m_job.changeAtOnce();
    Q_EMIT changed();
}

void ReportSession::refresh()
{
    m_isAwaited = true;
    m_job.changeAtOnce();
    Q_EMIT changed();
}

void ReportSession::setWatched(bool isWatched)
{
    m_job.setWatched(isWatched);
}

void ReportSession::start()
{
    const LedgerSource& source = m_sources[sourcePlace(m_question.source)];
    LedgerRead read = source ? source(m_question) : LedgerRead();
    if (!read) {
        m_job.postpone();
        Q_EMIT changed();
        return;
    }
    m_job.run(
        [read = std::move(read), question = m_question,
         calendar = m_calendar](const std::stop_token& stop) -> Result<MadeReportPtr> {
            if (const auto filter = question.filter(); !filter) // before a source that may take long
                return tl::unexpected(filter.error());
            std::string prices;
            if (!question.priceFile.isEmpty()) {
                auto text = readTextFile(question.priceFile);
                if (!text)
                    return tl::unexpected(std::move(text).error());
                prices = *std::move(text);
            }
            auto reading = read(stop);
            if (!reading)
                return tl::unexpected(std::move(reading).error());
            return makeReport(question, *std::move(reading), prices, calendar);
        },
        [this](const Result<MadeReportPtr>& made) { take(made); });
    Q_EMIT changed();
}

void ReportSession::take(const Result<MadeReportPtr>& made)
{
    m_isAwaited = false;
    if (made) {
        m_made = *made;
        m_error.reset();
        showTable();
    } else {
        m_error = made.error();
    }
    Q_EMIT changed();
}

void ReportSession::setType(ResourceType type)
{
    m_type = type;
    showTable();
    Q_EMIT changed();
}

std::optional<ResourceType> ReportSession::type() const
{
    if (!m_made)
        return std::nullopt;
    const auto types = m_made->report.types();
    if (types.empty())
        return std::nullopt;
    return std::ranges::find(types, m_type) == types.end() ? types.front() : m_type;
}

void ReportSession::showTable()
{
    if (const auto shown = type())
        table.setReport(*m_made, *shown);
    else
        table.clear();
}
} // namespace quotadeck::models

#include "moc_reportsession.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/alerts/alertsession.h"

#include "core/elastic/quotapartition.h"
#include "models/common/messagetext.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::chrono::hours kShortSilence{1};
constexpr std::chrono::hours kLongSilence{8};

QString labelText(const metrics::Labels& labels, std::string_view name)
{
    const auto label = std::ranges::find(labels, name, &metrics::Labels::value_type::first);
    return label == labels.end() ? QString() : QString::fromStdString(label->second);
}

AlertRow alertRow(const alert::Rule& rule, const metrics::Labels& labels, SystemTime since,
                  std::optional<double> value)
{
    const QString queue = labelText(labels, "queue");
    const bool isOfGroup
        = !queue.isEmpty() && labelText(labels, "partition").toStdString() == elastic::kQuotaPartition;
    return {.id = alertId(rule.name, labels),
            .severity = rule.severity,
            .rule = QString::fromStdString(rule.name),
            .what = messageText(describe(rule, labels, value)),
            .summary = QString::fromStdString(rule.summary),
            .since = since,
            .subject = rule.subject,
            .queue = isOfGroup ? QString() : queue,
            .quotaGroup = isOfGroup
                ? QString::fromStdString(elastic::groupOfPath(QueuePath(queue.toStdString())))
                : QString(),
            .person = labelText(labels, rule.subject == alert::Subject::Group ? "group" : "user")};
}

/// Such as while the machine slept.
constexpr std::chrono::minutes kPause{5};

Result<WatchedFile::Content> alertRulesOf(const QString& path, const std::string& text)
{
    auto rules = alert::readRules(text);
    if (!rules) {
        const config::TextProblem& first = rules.error().front();
        return tl::unexpected(problemAt(path, first.place.line, first.place.column, first.message));
    }
    return WatchedFile::Content(std::make_shared<const std::vector<alert::Rule>>(*std::move(rules)));
}
} // namespace

AlertSession::AlertSession(QObject* parent, Clock clock)
    : QObject(parent)
    , file(alertRulesOf)
    , m_clock(std::move(clock))
    , m_state(std::make_shared<alert::ClusterAlerts>(std::vector<alert::Rule>(), std::string()))
{
    connect(&file, &WatchedFile::contentChanged, this, &AlertSession::takeRules);
}

void AlertSession::begin(const QString& cluster, Time time)
{
    m_time = time;
    ++m_past;
    m_state = std::make_shared<alert::ClusterAlerts>(
        file.value() ? *file.value() : std::vector<alert::Rule>(), cluster.toStdString());
    m_firing.clear();
    m_events.clear();
    m_moment.reset();
    show();
    Q_EMIT changed();
}

AlertSession::Step AlertSession::stepOf(alert::ClusterAlerts& state, const Work& work)
{
    // What ends with its rule has the index of a rule that is gone then.
    const std::vector<alert::Rule> rules = state.evaluator().rules();
    std::map<std::string, SystemTime> began;
    Step step;
    for (const alert::Change& change : work(state)) {
        step.events.push_back({alertRow(rules.at(change.rule), change.labels, change.time, change.value),
                               change.time, change.isFiring});
    }
    const alert::Evaluator& evaluator = state.evaluator();
    for (std::size_t index = 0; index < evaluator.rules().size(); ++index) {
        const alert::Rule& rule = evaluator.rules()[index];
        for (const auto& [labels, active] : evaluator.active(index)) {
            if (active.isFiring)
                step.firing.push_back(alertRow(rule, labels, active.firingSince, active.value));
        }
    }
    return step;
}

void AlertSession::start(Work work)
{
    m_jobs.start(
        this, [state = m_state, work = std::move(work)] { return stepOf(*state, work); },
        [this, past = m_past](Step step) {
            if (past == m_past)
                finish(std::move(step));
        });
}

void AlertSession::take(SnapshotPtr snapshot, SystemTime now, SystemTime read,
                        elastic::QuotaSnapshotPtr quotas)
{
    if (hasRules())
        start([snapshot = std::move(snapshot), quotas = std::move(quotas), now, read,
               time = m_time](alert::ClusterAlerts& state) {
            std::vector<alert::Change> changes;
            if (time == Time::Real && state.last() && now - *state.last() > kPause)
                changes = state.pauseUntil(now);
            std::ranges::move(quotas ? state.take(elastic::withQuotas(*snapshot, quotas.get()), now, read)
                                     : state.take(*snapshot, now, read),
                              std::back_inserter(changes));
            return changes;
        });
}

void AlertSession::takeFailure(SystemTime now, std::optional<SystemTime> read)
{
    if (hasRules())
        start([now, read](alert::ClusterAlerts& state) { return state.takeFailure(now, read); });
}

void AlertSession::takeRules()
{
    start([rules = file.value()](alert::ClusterAlerts& state) {
        return state.setRules(rules ? *rules : std::vector<alert::Rule>());
    });
    Q_EMIT changed();
}

void AlertSession::finish(Step step)
{
    m_firing = std::move(step.firing);
    bool hasResolved = false;
    std::vector<std::pair<AlertEvent, bool>> news;
    for (AlertEvent& event : step.events) {
        const QString id = QString::fromStdString(event.alert.id);
        news.emplace_back(event, m_silences.find(id) != nullptr);
        if (!event.isFiring)
            hasResolved = m_silences.resolve(id) || hasResolved;
        m_events.push_back(std::move(event));
    }
    if (m_events.size() > kMostEvents)
        m_events.erase(m_events.begin(), m_events.end() - static_cast<std::ptrdiff_t>(kMostEvents));
    if (hasResolved)
        takeSilences();
    show();
    for (const auto& [event, isSilent] : news)
        Q_EMIT happened(event, isSilent);
    Q_EMIT changed();
}

std::vector<AlertRow> AlertSession::firingAt(SystemTime moment) const
{
    std::vector<AlertRow> firing;
    for (const AlertEvent& event : m_events) {
        if (event.time > moment)
            break;
        if (event.isFiring)
            firing.push_back(event.alert);
        else
            std::erase_if(firing, [&event](const AlertRow& row) { return row.id == event.alert.id; });
    }
    return firing;
}

void AlertSession::showMoment(std::optional<SystemTime> moment)
{
    if (std::exchange(m_moment, moment) == moment)
        return;
    show();
    Q_EMIT changed();
}

void AlertSession::show()
{
    std::vector<AlertRow> rows = m_moment ? firingAt(*m_moment) : m_firing;
    m_firingCount = 0;
    m_worst = RowState::Normal;
    for (AlertRow& row : rows) {
        if (const Silence* silence = m_silences.find(QString::fromStdString(row.id))) {
            row.silence = *silence;
            continue;
        }
        ++m_firingCount;
        if (m_worst != RowState::Critical)
            m_worst = row.state();
    }
    alerts.setRows(std::move(rows));
}

void AlertSession::silence(const QString& id, SilenceSpan span)
{
    const AlertRow* row = alerts.row(id);
    if (!row)
        return;
    Silence silence{id, row->rule, row->what, span, std::nullopt};
    if (span == SilenceSpan::Hour)
        silence.until = m_clock() + kShortSilence;
    else if (span == SilenceSpan::EightHours)
        silence.until = m_clock() + kLongSilence;
    m_silences.add(std::move(silence));
    takeSilences();
    show();
    Q_EMIT changed();
}

void AlertSession::unsilence(const QString& id)
{
    if (!m_silences.remove(id))
        return;
    takeSilences();
    show();
    Q_EMIT changed();
}

void AlertSession::setSilences(const AlertSilences& silences)
{
    m_silences = silences;
    m_silences.expire(m_clock());
    takeSilences();
    show();
    Q_EMIT changed();
}

void AlertSession::expireSilences()
{
    if (!m_silences.expire(m_clock()))
        return;
    takeSilences();
    show();
    Q_EMIT changed();
}

/// The silences have changed.
void AlertSession::takeSilences()
{
    std::vector<SilenceRow> rows;
    for (const Silence& silence : m_silences.all())
        rows.push_back({silence.alert.toStdString(), silence});
    silenceList.setRows(std::move(rows));
    Q_EMIT silencesChanged();
}
} // namespace quotadeck::models

#include "moc_alertsession.cpp"

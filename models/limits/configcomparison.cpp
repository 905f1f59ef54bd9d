// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configcomparison.h"

#include "core/config/diff/reverting.h"
#include "core/insight/removals.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace quotadeck::models {
namespace {
ComparisonResult comparisonOf(const ConfigRevisionPtr& revision,
                              const std::shared_ptr<const std::string>& older, const ClusterSnapshot* usage)
{
    ComparisonResult result{.baseName = {},
                            .revision = revision,
                            .older = older,
                            .changes = {},
                            .lines = config::diffLines(*older, revision->text())};
    result.changes = assessedChanges(*older, revision->text(), usage, &result.order);
    return result;
}
} // namespace

Result<std::vector<config::Change>> assessedChanges(const std::string& older, const std::string& newer,
                                                    const ClusterSnapshot* usage,
                                                    std::vector<std::size_t>* order)
{
    auto changes = config::fileChanges(older, newer);
    if (!changes)
        return changes;
    insight::assessRemovals(*changes, usage);
    std::vector<std::size_t> numbers(changes->size());
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    std::ranges::stable_partition(numbers, [&changes](std::size_t index) {
        return (*changes)[index].direction == config::Direction::Dangerous;
    });
    std::vector<config::Change> ordered;
    ordered.reserve(numbers.size());
    for (const std::size_t index : numbers)
        ordered.push_back(std::move((*changes)[index]));
    if (order != nullptr)
        *order = std::move(numbers);
    return ordered;
}

ConfigComparison::ConfigComparison(ConfigSession* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(m_session, &ConfigSession::revisionChanged, this, &ConfigComparison::compare);
    connect(m_session, &ConfigSession::opened, this, &ConfigComparison::setBaseToFile);
    compare();
}

void ConfigComparison::setBase(const QString& name, std::string text)
{
    m_name = name;
    m_base = std::move(text);
    compare();
}

void ConfigComparison::setBaseToFile()
{
    m_name.clear();
    m_base.reset();
    compare();
}

void ConfigComparison::setUsage(SnapshotPtr usage)
{
    const bool isFirst = !m_usage && usage;
    m_usage = std::move(usage);
    // Later ones would only change numbers, and take the selection from those who look.
    if (isFirst && m_revision)
        start();
}

void ConfigComparison::compare()
{
    const auto& revision = m_session->revision();
    if (!revision)
        return;
    const std::string& older = m_base ? *m_base : m_session->savedText();
    if (isOf(revision, older)) {
        if (m_result && m_result->revision == revision && m_result->older == m_older) {
            m_result->baseName = m_name; // another name of the same text
            Q_EMIT changed();
        }
        return;
    }
    m_revertJob.cancel();
    m_revision = revision;
    if (!m_older || *m_older != older)
        m_older = std::make_shared<const std::string>(older);
    start();
}

void ConfigComparison::start()
{
    m_job.start([revision = m_revision, older = m_older, usage = m_usage](
                    const std::stop_token&) { return comparisonOf(revision, older, usage.get()); },
                [this](ComparisonResult result) {
                    m_result = std::move(result);
                    m_result->baseName = m_name;
                    Q_EMIT changed();
                });
}

/// Whether the newest comparison is that of these two, so that a running one is not started anew.
bool ConfigComparison::isOf(const ConfigRevisionPtr& revision, const std::string& older) const
{
    return m_revision == revision && m_older && *m_older == older;
}

void ConfigComparison::findRevert(std::size_t index)
{
    if (!m_result)
        return;
    m_revertJob.start(
        [revision = m_result->revision, older = m_result->older,
         number = index < m_result->order.size() ? m_result->order[index] : index](const std::stop_token&) {
            return config::revertingEdits(*older, revision->text(), number);
        },
        [this, index](const Revert& revert) { Q_EMIT revertFound(index, revert); });
}
} // namespace quotadeck::models

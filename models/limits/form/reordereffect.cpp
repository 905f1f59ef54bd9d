// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/reordereffect.h"

#include "core/insight/effectivelimits.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
/// So that the matrix of a large cluster does not fill the memory.
constexpr std::size_t kPeopleAtOnce = 64;

using People = std::vector<access::UserGroups>;

QStringList changedAmong(const config::PartitionConfig& before, const config::PartitionConfig& after,
                         People people)
{
    QStringList changed;
    const auto matrix = insight::chargeMatrix(&before, after, std::move(people));
    if (!matrix)
        return changed;
    for (std::size_t user = 0; user < matrix->users.size(); ++user) {
        for (std::size_t queue = 0; queue < matrix->queues.size(); ++queue) {
            if (!matrix->at(user, queue).isChanged())
                continue;
            changed << QString::fromStdString(matrix->users[user].user.text());
            break;
        }
    }
    return changed;
}
} // namespace

ReorderEffect::ReorderEffect(ConfigSession* session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(session, &ConfigSession::opened, this, [this] { m_before.reset(); });
    connect(session, &ConfigSession::editRefused, this, [this] { m_before.reset(); });
    connect(session, &ConfigSession::revisionChanged, this, &ReorderEffect::compare);
}

void ReorderEffect::watchNextStep(std::size_t partition, LiveUsagePtr live)
{
    m_before = m_session->revision();
    m_partition = partition;
    m_live = std::move(live);
}

void ReorderEffect::compare()
{
    const auto after = m_session->revision();
    if (!m_before || after == m_before)
        return;
    const auto before = std::exchange(m_before, nullptr);
    if (m_partition >= before->partitions.size() || m_partition >= after->partitions.size())
        return;
    if (!m_live || m_live->people().empty()) {
        Q_EMIT unknown();
        return;
    }
    m_job.start(
        [before, after, number = m_partition, live = m_live](const std::stop_token& stop) {
            QStringList changed;
            const People& people = live->people();
            for (std::size_t first = 0; first < people.size() && !stop.stop_requested();
                 first += kPeopleAtOnce) {
                const auto count = std::min(kPeopleAtOnce, people.size() - first);
                const auto begin = people.begin() + static_cast<std::ptrdiff_t>(first);
                changed << changedAmong(before->partitions[number], after->partitions[number],
                                        People(begin, begin + static_cast<std::ptrdiff_t>(count)));
            }
            return changed;
        },
        [this, known = static_cast<int>(m_live->people().size())](const QStringList& changed) {
            Q_EMIT found(changed, known);
        });
}
} // namespace quotadeck::models

#include "moc_reordereffect.cpp"

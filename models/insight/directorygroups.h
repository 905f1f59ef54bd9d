// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/access/groupresolver.h"
#include "core/base/result.h"
#include "models/insight/insightsource.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <optional>
#include <set>

namespace quotadeck::models {
/// Looks up the groups of users in the user directory of this machine while that is switched on: of everyone whose
/// groups the source does not report and no file lists, of users with a limit, and of users that a page requests.
/// Threading: GUI thread; asks the directory in the background.
class DirectoryGroups final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it. @p resolver: of the users.
    DirectoryGroups(InsightSource* source, std::unique_ptr<const access::GroupResolver> resolver,
                    QObject* parent = nullptr);

    void setEnabled(bool isEnabled);
    [[nodiscard]] bool isEnabled() const { return m_isEnabled; }
    [[nodiscard]] std::size_t people() const { return m_people; } ///< found in the directory
    /// The first user that could not be looked up, other than an unknown one.
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void lookUp();

    InsightSource* m_source; // not owned
    std::shared_ptr<access::UserGroupCache> m_cache; ///< shared with the job
    std::set<UserName> m_requested; ///< by pages
    MembershipsPtr m_given; ///< of a file, as the last lookup used them
    std::optional<Error> m_problem;
    std::size_t m_people = 0;
    bool m_isEnabled = false;
    bool m_isDue = false; ///< the source changed since the running job started
    bool m_isBusy = false;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models

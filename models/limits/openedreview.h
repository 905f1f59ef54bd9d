// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/assertion/assertionreview.h"
#include "core/base/result.h"
#include "core/kube/reviewbundle.h"
#include "models/assertions/momentsource.h"
#include "models/limits/configsession.h"

#include <QString>

#include <stop_token>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A review that somebody wrote, held against the configuration that is open.
struct OpenedReview
{
    QString author; ///< who proposes it; empty: unknown
    /// Made again of both texts of the file, with the usage of today: what the file says of them is not needed.
    kube::ReviewBundle bundle;
    /// What `quotadeck apply` prints of its assertions: broken ones, those that cannot be evaluated here, and those with another
    /// outcome than the file records. The last are an obstacle, the others are to be confirmed.
    std::vector<assertion::ReviewObstacle> assertionObstacles{};
    QString obstacle; ///< why the candidate cannot be put into the editor, and what to do; empty: it can
    ConfigRevisionPtr revision; ///< of the open configuration
    EditedFile::Edits edits; ///< of its text, that make it the candidate; none with an obstacle
};

/// What a review is held against.
struct ReviewContext
{
    ConfigRevisionPtr revision; ///< not null
    std::string savedText; ///< what its file holds
    QString file; ///< name of its file, for people
    SnapshotPtr usage{}; ///< null: unknown
    std::vector<access::UserGroups> memberships{}; ///< besides those of the usage
    std::vector<std::string> folders{}; ///< that may have the files of assertions, besides that of the review
    MomentSource moments{}; ///< that its assertions start from; null: only an empty cluster is available
};

/// Reads the JSON of a review at @p path. Errors: those of reading; Parse for another file, for a text that was changed after the
/// review was written, and for a side that is no configuration. Takes as long as two validations and the impact; safe from any
/// thread. Once @p stop is requested the review is of no use.
[[nodiscard]] Result<OpenedReview> openReview(const QString& path, const ReviewContext& context,
                                              const std::stop_token& stop = {});
} // namespace quotadeck::models

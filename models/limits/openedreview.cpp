// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/openedreview.h"

#include "core/config/diff/textdiff.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/schema/configsource.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
using assertion::ReviewObstacle;

constexpr qsizetype kLongestName = 80; ///< characters of a name that somebody else wrote

struct ReviewTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::models::OpenedReview)
};

/// Why the candidate cannot replace the open configuration; empty: it can.
QString obstacleOf(const kube::ReviewedChange& change, const ReviewContext& context)
{
    const std::string edited = config::queueFileOf(context.revision->text());
    if (edited == change.candidate.text)
        return ReviewTexts::tr("%1 already has this text.").arg(context.file);
    if (config::queueFileOf(context.savedText) != change.base.text)
        return ReviewTexts::tr(
                   "The review changes another configuration than %1: its base, %2, has another text. "
                   "Open the file that the review was made of, or ask for a review of %1 as it is now.")
            .arg(context.file, QString::fromStdString(change.base.name));
    if (edited != change.base.text)
        return ReviewTexts::tr(
                   "%1 has unsaved edits, which the review does not know. Save or undo them, then open "
                   "the review again.")
            .arg(context.file);
    return {};
}

/// Why the results of its assertions rule @p review out; empty: they do not.
QString assertionObstacle(const OpenedReview& review)
{
    const auto conflict = std::ranges::find(review.assertionObstacles, true, &ReviewObstacle::isConflict);
    return conflict == review.assertionObstacles.end()
        ? QString()
        //: name of an assertion or of its file, and what is wrong with it
        : ReviewTexts::tr("%1: %2. Ask for a new review.")
              .arg(QString::fromStdString(conflict->name).left(kLongestName),
                   messageText(conflict->sentence));
}

/// Evaluates the assertions of @p change, of the review at @p path, again, as far as that is possible here.
void evaluateAgain(OpenedReview& review, const kube::ReviewedChange& change, const QString& path,
                   const ReviewContext& context, const std::stop_token& stop)
{
    const kube::ReviewAssertions& recorded = *change.assertions;
    std::vector<std::string> folders{QFileInfo(path).path().toStdString()};
    folders.insert(folders.end(), context.folders.begin(), context.folders.end());
    const auto read = assertion::readFromFolders(
        [&](const assertion::Moment& moment) { return momentUsage(context.moments, moment, stop); }, folders);
    assertion::AssertionReview now
        = assertion::reviewAssertions(recorded.file, change.base, change.candidate, read, recorded.partition);
    review.assertionObstacles = assertion::obstaclesOf(recorded, now);
    review.bundle.assertions = std::move(now.assertions);
}

/// The edits that make @p revision, plain or a manifest, have @p text as its configuration.
Result<EditedFile::Edits> editsTo(const ConfigRevision& revision, const std::string& text)
{
    const config::ConfigSource& source = revision.document.source();
    auto edits = config::lineEdits(source.inner(), text);
    if (const config::EmbeddedText* embedded = source.embedded())
        return embedded->outerEdits(edits);
    return edits;
}
} // namespace

Result<OpenedReview> openReview(const QString& path, const ReviewContext& context,
                                const std::stop_token& stop)
{
    const auto json = readReviewFile(path);
    if (!json)
        return tl::unexpected(json.error());
    if (stop.stop_requested())
        return OpenedReview();
    auto change = kube::readReview(*json, QFileInfo(path).fileName().toStdString());
    if (!change)
        return tl::unexpected(change.error());
    if (stop.stop_requested())
        return OpenedReview();
    kube::ReviewRequest request{change->base.name, change->base.text, change->candidate.name,
                                change->candidate.text};
    request.usage = context.usage;
    request.memberships = context.memberships;
    request.partition = change->partition;
    auto bundle = kube::makeReview(request, stop);
    if (!bundle)
        return tl::unexpected(bundle.error());
    if (stop.stop_requested())
        return OpenedReview();
    OpenedReview review;
    review.author = QString::fromStdString(change->author);
    review.bundle = *std::move(bundle);
    review.revision = context.revision;
    if (change->assertions)
        evaluateAgain(review, *change, path, context, stop);
    review.obstacle = obstacleOf(*change, context);
    if (review.obstacle.isEmpty())
        review.obstacle = assertionObstacle(review);
    if (!review.obstacle.isEmpty())
        return review;
    auto edits = editsTo(*context.revision, change->candidate.text);
    if (edits)
        review.edits = *std::move(edits);
    else
        review.obstacle = messageText(edits.error().message);
    return review;
}
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/assertion/evaluator.h"
#include "core/base/message.h"
#include "core/kube/reviewbundle.h"

#include <string>
#include <vector>

namespace quotadeck::assertion {
/// The outcomes of a file of assertions before and after a change.
struct AssertionReview
{
    kube::ReviewAssertions assertions;
    std::vector<Problem> problems; ///< of assertions that have one with both sides; in the order of the text
    std::vector<std::string> unevaluated; ///< names of these assertions
};

/// Evaluates the assertions of @p file, its name and text, for both sides. A side without the partition of an assertion fails it.
/// @p partition as for Evaluator. The problems of a @p file that cannot be read are those of the result, which has no outcomes then.
[[nodiscard]] AssertionReview reviewAssertions(const kube::ReviewFile& file, const kube::ReviewFile& base,
                                               const kube::ReviewFile& candidate,
                                               const MomentReader& readMoment, const std::string& partition);

/// The name of @p file, a file of assertions, in a review, which is read on other machines: an absolute path is written relative to
/// @p folder, or without its folders if it is not below that. A relative one stays.
[[nodiscard]] std::string reviewedFileName(const std::string& file, const std::string& folder);

/// Reads as @p read does, but a file with a relative path from the first of @p folders that has it; "" is the current folder. Errors:
/// NotFound for what is no file there.
[[nodiscard]] MomentReader readFromFolders(MomentReader read, std::vector<std::string> folders);

/// What speaks against applying a reviewed change.
struct ReviewObstacle
{
    std::string name; ///< of the assertion
    Message sentence; ///< why; without a full stop
    bool isConflict
        = false; ///< the review does not hold; else whoever knows the assertion may apply the change all the same
};

/// Compares what a review has @p recorded with the outcomes of @p now: assertions with another outcome, those that cannot be
/// evaluated now, and broken ones.
[[nodiscard]] std::vector<ReviewObstacle> obstaclesOf(const kube::ReviewAssertions& recorded,
                                                      const AssertionReview& now);
} // namespace quotadeck::assertion

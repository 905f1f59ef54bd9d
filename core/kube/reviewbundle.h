// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/message.h"
#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/config/rules/validator.h"
#include "core/insight/effectivelimits.h"
#include "core/insight/impact.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::kube {
/// One side of a review.
struct ReviewFile
{
    std::string name; ///< for people
    std::string text; ///< the queues.yaml itself, also of a manifest: what apply compares and writes
    std::string sha256; ///< of the text
};

/// An assertion about what a user gets, before and after the change.
struct ReviewedAssertion
{
    enum class Outcome {
        Passed,
        Failed,
        Unknown, ///< the usage that decides it is unknown
        Rejected, ///< the scheduler rejects the configuration
    };
    std::string name;
    Outcome before = Outcome::Unknown;
    Outcome after = Outcome::Unknown;
    Message sentence{}; ///< what was found after the change

    /// It passes before the change, and not after it.
    [[nodiscard]] bool isBroken() const { return before == Outcome::Passed && after != Outcome::Passed; }
};

/// "passed", "failed", "unknown", "rejected".
[[nodiscard]] std::string_view outcomeName(ReviewedAssertion::Outcome outcome);
/// "passed", "failed", "unknown", "rejected by the scheduler": for people.
[[nodiscard]] Message outcomeMessage(ReviewedAssertion::Outcome outcome);

/// A file of assertions with its results, see assertion::reviewAssertions().
struct ReviewAssertions
{
    ReviewFile file; ///< of assertions
    std::string partition{}; ///< of those that name none; empty: "default", else the first one
    std::vector<ReviewedAssertion> results{}; ///< broken ones first, then those that do not pass
};

struct ReviewRequest
{
    std::string baseName;
    std::string base; ///< a queues.yaml or a ConfigMap manifest, as the next
    std::string candidateName;
    std::string candidate;
    SnapshotPtr usage{}; ///< null: usage is unknown
    std::vector<access::UserGroups> memberships{}; ///< besides those of the usage
    std::string partition{}; ///< for impact and limits; empty: "default", else the first one
    std::string author{}; ///< who proposes it; empty: unknown
};

/// An edited configuration with everything that its review needs: differences, findings, impact, the limits of affected users.
struct ReviewBundle
{
    ReviewFile base;
    ReviewFile candidate;
    std::string author; ///< who proposes it; empty: unknown
    std::vector<std::string> partitions; ///< all of the candidate
    std::string partition; ///< that impact and limits are of; empty: they are unknown
    config::Verdict verdict; ///< of the candidate
    std::vector<config::Change> changes;
    std::optional<insight::Impact> impact; ///< nothing: usage is unknown, or the candidate is rejected
    std::vector<insight::EffectiveLimits> people; ///< affected users in the queues of the changes
    std::size_t otherPeople = 0; ///< affected users in queues beyond kMostReviewed
    std::optional<ReviewAssertions> assertions{}; ///< nothing: none were evaluated
};

inline constexpr std::size_t kMostReviewed = 200;

/// Without assertions. Errors: Parse for a side that is no configuration. Returns soon after @p stop was requested, with an incomplete bundle.
[[nodiscard]] Result<ReviewBundle> makeReview(const ReviewRequest& request, const std::stop_token& stop = {});

/// One line of JSON: the keys are those that `quotadeck bundle --help` lists. Both sides have their text and SHA-256.
[[nodiscard]] std::string reviewJson(const ReviewBundle& review);
/// One page for people in the language of @p text; @p language is its tag.
[[nodiscard]] std::string reviewHtml(const ReviewBundle& review, MessageText text = englishText,
                                     std::string_view language = "en");

/// What is to be applied, and to what.
struct ReviewedChange
{
    ReviewFile base;
    ReviewFile candidate;
    std::string author{}; ///< who proposes it; empty: unknown
    std::string partition{}; ///< that impact and limits of the review are of; empty: they were unknown
    std::optional<ReviewAssertions> assertions{}; ///< with English sentences; nothing: the review has none
};

/// Reads what reviewJson() has written. Errors: Parse with @p file for anything else, and for a text that does not have its
/// SHA-256.
[[nodiscard]] Result<ReviewedChange> readReview(std::string_view json, std::string_view file);
} // namespace quotadeck::kube

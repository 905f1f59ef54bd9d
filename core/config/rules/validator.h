// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/schema/finding.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
class ConfigSource;
class YamlTree;

/// The category of a ConfigMap that is not loaded because of its other keys (PKG-5), whatever its queues.yaml says.
inline constexpr std::string_view kConfigMapReason = "configmap";

/// The result of validating a configuration: the scheduler's answer and all findings.
struct Verdict
{
    /// The answer of the scheduler's validation, or false for a ConfigMap that is not loaded (PKG-5); warnings never change it.
    bool accepted = false;
    /// Of the first error in the scheduler's order (VAL-1), which need not be the first of the text; empty when accepted.
    std::string category;
    /// In the order of the text; without those that a comment silences.
    std::vector<Finding> findings;
    /// Findings that comments in the text silence, none of them an error.
    std::size_t silenced = 0;
    /// As read; none when the text is not YAML. Complete only without findings of category "yaml".
    std::optional<SchedulerConfig> config;
};

/// A scheduler's answer to a request to validate a configuration (REST-31).
struct SchedulerVerdict
{
    bool allowed = false;
    std::string reason; ///< as sent by the scheduler; empty when allowed

    friend bool operator==(const SchedulerVerdict&, const SchedulerVerdict&) = default;
};

/// Validates the text of a queues.yaml. Pure; about linear in the size of the text.
[[nodiscard]] Verdict validate(std::string_view text);

/// Validates a file: a queues.yaml, or a Kubernetes ConfigMap manifest that contains one (PKG-1, PKG-2). All
/// places and fixes are those of the file, also in Verdict::config. Fixes are omitted where the manifest cannot be
/// edited.
[[nodiscard]] Verdict validateFile(std::string_view text);
/// The same for a file that was read already, which is not parsed again.
[[nodiscard]] Verdict validateFile(const ConfigSource& file);

/// The same for a file that is read and not edited. It may also be a saved answer of a scheduler with its active
/// configuration (REST-30): the configuration in it is validated, and a note names the keys that the scheduler has
/// added.
[[nodiscard]] Verdict validateInput(std::string_view text);

/// Validates the configuration in @p answer, the active one of a scheduler in YAML (REST-30). All places are those of
/// @p answer. Errors: Parse when it is not one.
[[nodiscard]] Result<Verdict> validateAnswer(std::string_view answer);

/// Checks a configuration that a server has sent before its amounts are read: names of resource types are kept until
/// the process ends, and a server could send new ones without end.
/// Errors: TooLarge when it has more new names than receivedType() accepts. A text that cannot be read has none.
[[nodiscard]] Status checkReceivedTypes(std::string_view text);

/// The first error of the scheduler's own validation (VAL-10 to VAL-88) of @p config, which was read from @p tree of @p text
/// without problems; nothing: it is accepted. Our own warnings are not looked for, which takes less time than validate().
[[nodiscard]] std::optional<Finding> firstRejection(SchedulerConfig& config, std::string_view text,
                                                    const YamlTree& tree);
/// Whether firstRejection() finds one. The places in @p config need not be those of a text.
[[nodiscard]] bool isRejected(SchedulerConfig& config);

/// The rules of the packaging of a configuration.
[[nodiscard]] std::span<const RuleInfo> packagingRules();
} // namespace quotadeck::config

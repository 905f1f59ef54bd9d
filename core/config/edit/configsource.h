// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/configplace.h"
#include "core/config/edit/textchange.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/schema/finding.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::config {
/// The text of a queues.yaml, plain or in a ConfigMap manifest, with everything that was read from it.
///
/// Shape:     "inner" is the text of the configuration itself: the whole text, or the part that a manifest contains.
/// Ownership: owns the text and what was read from it. Parts refer to each other, so it cannot be copied or moved.
/// Threading: immutable, so safe from any thread.
class ConfigSource
{
public:
    explicit ConfigSource(std::string text);
    ~ConfigSource() = default;
    ConfigSource(const ConfigSource&) = delete;
    ConfigSource& operator=(const ConfigSource&) = delete;

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] std::string_view inner() const { return m_inner; }
    [[nodiscard]] const TextIndex& index() const { return m_index; } ///< of inner()
    /// nullptr while the text has errors of category "yaml".
    [[nodiscard]] const SchedulerConfig* config() const { return m_config ? &*m_config : nullptr; }
    /// A copy of config() to be changed. Errors: Parse while the text cannot be read.
    [[nodiscard]] Result<SchedulerConfig> copyOfConfig() const;
    /// Why the text cannot be read; none when it can.
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }

    /// The place in text() of a place in inner().
    [[nodiscard]] TextSpan outerSpan(const TextSpan& span) const;
    [[nodiscard]] TextChange change() const { return {m_inner, m_index, m_tree}; }

    /// The edits of text() for @p edits of inner(), after a check that the new text reads as @p intended.
    /// Errors: those of @p edits, with @p place where they name none; Unsupported when the check fails.
    [[nodiscard]] Result<TextEdits> checked(Result<TextEdits> edits, const SchedulerConfig& intended,
                                            const ConfigPlace& place) const;

private:
    std::optional<EmbeddedText> findEmbedded();
    void note(const Finding& finding, const TextSpan& place);

    std::optional<Error> m_problem;
    std::string m_text;
    std::optional<EmbeddedText> m_embedded; ///< the configuration in a manifest
    std::string_view m_inner;
    TextIndex m_index;
    YamlTree m_tree;
    std::optional<SchedulerConfig> m_config;
};
} // namespace quotadeck::config

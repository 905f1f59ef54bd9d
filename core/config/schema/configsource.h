// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/schema/finding.h"
#include "core/config/schema/reader.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::config {
/// The text of a queues.yaml, plain or in a ConfigMap manifest, with everything that was read from it. Parsed once: edits,
/// validation and views work with what is here.
///
/// Shape:     "inner" is the text of the configuration itself: the whole text, or the part that a manifest contains.
///            Places in the tree and in what was read are those of inner().
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
    /// The manifest's part; nullptr for a plain queues.yaml.
    [[nodiscard]] const EmbeddedText* embedded() const { return m_embedded ? &*m_embedded : nullptr; }
    [[nodiscard]] const TextIndex& index() const { return m_index; } ///< of inner()

    /// Why the text is no YAML, or the manifest holds no configuration, with its place in text().
    [[nodiscard]] const std::optional<YamlError>& yamlError() const { return m_yamlError; }
    /// Of inner(); empty when there is a yamlError().
    [[nodiscard]] const YamlTree& tree() const { return m_tree; }
    /// The configuration as far as it could be read.
    [[nodiscard]] const ReadResult& read() const { return m_read; }

    /// nullptr while the text has errors of category "yaml".
    [[nodiscard]] const SchedulerConfig* config() const { return m_problem ? nullptr : &m_read.config; }
    /// A copy of config() to be changed. Errors: Parse while the text cannot be read.
    [[nodiscard]] Result<SchedulerConfig> copyOfConfig() const;
    /// Why the text cannot be read; none when it can.
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }

    /// The place in text() of a place in inner().
    [[nodiscard]] TextSpan outerSpan(const TextSpan& span) const;

private:
    std::optional<EmbeddedText> findEmbedded();
    void note(const Finding& finding, const TextSpan& place);

    std::optional<YamlError> m_yamlError;
    std::string m_text;
    std::optional<EmbeddedText> m_embedded; ///< the configuration in a manifest
    std::string_view m_inner;
    TextIndex m_index;
    YamlTree m_tree;
    ReadResult m_read;
    std::optional<Error> m_problem;
};
} // namespace quotadeck::config

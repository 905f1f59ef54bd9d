// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/textspan.h"
#include "core/cluster/applicationmanifest.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// Several manifest files read as one: a Namespace in one of them counts for the pods of all, and a ConfigMap with a queue
/// configuration may be among them.
///
/// Shape: the files in a row, each a document of its own; places are counted there and translated back.
class ManifestTexts
{
public:
    /// @p name is that of the file in messages.
    void add(std::string name, std::string_view text);
    [[nodiscard]] std::size_t size() const { return m_files.size(); }

    /// The applications of all files, see readApplicationManifests(). ConfigMaps with a queue configuration are passed over, and so
    /// is that a file has no pods if another one has some.
    [[nodiscard]] ManifestReading read() const;
    /// The queue configuration of the first ConfigMap that has one, and the name of its file.
    struct Configuration
    {
        std::string file;
        std::string text; ///< of the queues.yaml
    };
    [[nodiscard]] const std::optional<Configuration>& configuration() const { return m_configuration; }

    /// "pods.yaml:12:3" of a place in what read() returned.
    [[nodiscard]] std::string where(const TextPosition& place) const;
    /// The same of an Error's `where`, "12:3"; @p where itself for any other text.
    [[nodiscard]] std::string where(const std::string& where) const;

private:
    struct File
    {
        std::string name;
        int firstLine = 1; ///< in the whole text
    };

    std::vector<File> m_files;
    std::string m_text;
    int m_lines = 0; ///< of that
    std::optional<Configuration> m_configuration;
};
} // namespace quotadeck::cluster

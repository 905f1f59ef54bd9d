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
    /// A queue configuration in a ConfigMap.
    struct Configuration
    {
        std::string file; ///< its name
        std::string text; ///< of the queues.yaml
        TextPosition place; ///< of the first line of that in the file, or of the scalar
        bool isByLine = false; ///< each line of the text is a line of the file, as in a literal block

        /// The place in the file of an Error's `where` in the text, "NAME:2:5" with the name of the file; @p where itself for any
        /// other text.
        [[nodiscard]] std::string where(const std::string& where) const;
    };
    /// The queue configuration of all files together: "yunikorn-configs" before others (PKG-1). std::nullopt: there is none.
    /// Errors: Parse, with its place, when a ConfigMap of the scheduler has none that can be read.
    [[nodiscard]] Result<std::optional<Configuration>> configuration() const;

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

    static void append(std::vector<File>& files, std::string& all, int& lines, std::string name,
                       std::string_view text);
    [[nodiscard]] static std::string whereIn(const std::vector<File>& files, const TextPosition& place);

    std::vector<File> m_files;
    std::string m_text;
    int m_lines = 0; ///< of that
    std::vector<File> m_mapFiles; ///< those with ConfigMaps
    std::string m_maps; ///< those files, each a document of its own
    int m_mapLines = 0; ///< of that
};
} // namespace quotadeck::cluster

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <fstream>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

/// What subcommands read: files or standard input, and what these contain. Errors name the file and the place in it.
namespace quotadeck::cli {
/// A file named on the command line; "-" is standard input.
class InputFile
{
public:
    /// @p standardInput must outlive the result. Errors: Io, `where` being @p name.
    [[nodiscard]] static Result<InputFile> open(const std::string& name, std::istream& standardInput);

    /// The rest of the file. Errors: TooLarge beyond config::kMaxYamlSize, Io.
    [[nodiscard]] Result<std::string> readAll();
    /// Puts the next line without its end into @p line; false at the end. Errors as for readAll(), for one line.
    [[nodiscard]] Result<bool> readLine(std::string& line);

    [[nodiscard]] const std::string& name() const { return m_name; }

private:
    std::istream& stream() { return m_standardInput != nullptr ? *m_standardInput : m_file; }

    std::string m_name;
    std::ifstream m_file;
    std::istream* m_standardInput = nullptr; // instead of the file; not owned
};

/// All of the file @p name.
[[nodiscard]] Result<std::string> readInput(const std::string& name, std::istream& standardInput);

/// The partition @p name of a configuration with defaults applied; without a name "default", else the first one. Errors:
/// Parse for a text that the scheduler rejects, NotFound for a missing partition.
[[nodiscard]] Result<config::PartitionConfig> readPartition(const std::string& file, const std::string& text,
                                                            const std::string& name = {});
/// Likewise for the file @p file.
[[nodiscard]] Result<config::PartitionConfig> readPartitionFile(const std::string& file, std::istream& in,
                                                                const std::string& name);
/// The output of `quotadeck snapshot`.
[[nodiscard]] Result<PartitionSnapshot> readSnapshotFile(const std::string& file, std::istream& in);
/// Users and their groups, see access::readMemberships().
[[nodiscard]] Result<std::vector<access::UserGroups>> readMembershipFile(const std::string& file,
                                                                         std::istream& in);
/// "vcore=500m,memory=4Gi" in the quantities of queues.yaml.
[[nodiscard]] Result<Resource> readRequest(std::string_view text);
/// A user with the groups of "dev,qa".
[[nodiscard]] access::UserGroups readPerson(const std::string& user, std::string_view groups);
} // namespace quotadeck::cli

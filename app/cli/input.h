// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/groupresolver.h"
#include "core/access/usergroups.h"
#include "core/base/result.h"
#include "core/cluster/manifesttexts.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <fstream>
#include <iosfwd>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Input and output of the subcommands: exit codes, streams, error messages, and the files they read. Errors name the file
/// and the place in it.
namespace quotadeck::cli {
/// Exit code of the process.
enum ExitCode : int {
    ExitDone = 0,
    ExitFindings = 1, ///< findings at or above the threshold
    ExitUsage = 2, ///< invalid command line
    ExitInput = 3, ///< input unreadable or not what it claims to be
    ExitConnection = 4, ///< the scheduler could not be read
};

/// The exit code for @p code: a usage error, bad input, or no connection.
[[nodiscard]] ExitCode exitCodeFor(ErrorCode code);

/// When results are coloured. Auto: on a terminal, unless NO_COLOR or TERM=dumb is set.
enum class ColourChoice { Auto, Always, Never };

/// Where a subcommand reads and writes: results to @p out, messages to @p err.
struct Streams
{
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool outIsTerminal = false;
};

/// Whether results written to @p streams are coloured.
[[nodiscard]] bool isColoured(ColourChoice choice, const Streams& streams);

/// Writes "quotadeck: where: message" as one line; @p where may be empty. Both may quote input, so control characters are
/// replaced.
void printMessage(std::ostream& err, std::string_view where, std::string_view message);
/// Writes @p error likewise; returns its exit code.
int printError(std::ostream& err, const Error& error);
/// Writes an @p error in the file @p file; returns ExitInput.
int printFileError(std::ostream& err, const std::string& file, const Error& error);
/// Writes an error of reading a server; returns ExitInput if its answer cannot be read, else ExitConnection.
[[nodiscard]] int printSourceError(std::ostream& err, const Error& error);

/// A file named on the command line; "-" is standard input.
class InputFile
{
public:
    /// @p standardInput must outlive the result. Errors: those of file::openForReading().
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
/// All partitions of the configuration @p file with defaults applied, at least one. Errors as for readPartition(); @p place, if it is
/// given, gets the place of one in the text.
[[nodiscard]] Result<std::vector<config::PartitionConfig>>
readPartitions(const std::string& file, std::istream& in, TextPosition* place = nullptr);
/// Likewise for the file @p file.
[[nodiscard]] Result<config::PartitionConfig> readPartitionFile(const std::string& file, std::istream& in,
                                                                const std::string& name);
/// The manifests @p files, of which one may be standard input.
[[nodiscard]] Result<cluster::ManifestTexts> readManifests(const std::vector<std::string>& files,
                                                           std::istream& in);
/// The output of `quotadeck snapshot`.
[[nodiscard]] Result<PartitionSnapshot> readSnapshotFile(const std::string& file, std::istream& in);
/// The same; nothing without a @p file.
[[nodiscard]] Result<std::optional<PartitionSnapshot>> readGivenSnapshot(const std::string& file,
                                                                         std::istream& in);
/// The same as a cluster of one partition; null without a @p file.
[[nodiscard]] Result<SnapshotPtr> readUsageFile(const std::string& file, std::istream& in);
/// Users and their groups, see access::readMemberships().
[[nodiscard]] Result<std::vector<access::UserGroups>> readMembershipFile(const std::string& file,
                                                                         std::istream& in);
/// "vcore=500m,memory=4Gi" in the quantities of queues.yaml.
[[nodiscard]] Result<Resource> readRequest(std::string_view text);
/// The users and groups of this machine.
[[nodiscard]] access::UserGroupCache openDirectory();
/// A user with the groups of "dev,qa", or with those in the directory of this machine if none are given and
/// @p usesDirectory. Errors: those of UserGroupCache::complete(), `where` being the option.
[[nodiscard]] Result<access::UserGroups> readPerson(const std::string& user, std::string_view groups,
                                                    bool usesDirectory);
/// The same without a directory.
[[nodiscard]] access::UserGroups readPerson(const std::string& user, std::string_view groups);
} // namespace quotadeck::cli

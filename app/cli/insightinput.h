// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/access/usergroups.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

/// What the subcommands that ask questions read. Errors name the file and the place in it.
namespace quotadeck::cli {
/// The partition @p name of a configuration, effective; without a name "default", else the first one. Only what the
/// scheduler would load can answer anything: Parse for a text that it rejects. NotFound: no such partition, or none.
[[nodiscard]] Result<config::PartitionConfig> readPartition(const std::string& file, const std::string& text,
                                                            const std::string& name = {});
/// The same of the file @p file.
[[nodiscard]] Result<config::PartitionConfig> readPartitionFile(const std::string& file, std::istream& in,
                                                                const std::string& name);
/// The output of `quotadeck snapshot`.
[[nodiscard]] Result<PartitionSnapshot> readSnapshotFile(const std::string& file, std::istream& in);
/// Who is in which groups, access::readMemberships().
[[nodiscard]] Result<std::vector<access::UserGroups>> readMembershipFile(const std::string& file,
                                                                         std::istream& in);
/// "vcore=500m,memory=4Gi" in the quantities of queues.yaml.
[[nodiscard]] Result<Resource> readRequest(std::string_view text);
/// A user with the groups of "dev,qa".
[[nodiscard]] access::UserGroups readPerson(const std::string& user, std::string_view groups);

/// Writes "quotadeck: where: message"; returns the exit code.
int tellInputError(std::ostream& err, const Error& error);
} // namespace quotadeck::cli

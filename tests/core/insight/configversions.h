// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/bisect.h"

#include <atomic>
#include <fmt/format.h>
#include <string>
#include <vector>

namespace quotadeck::test {
/// The versions of @p texts, which are counted when they are read. The counter outlives the result.
inline std::vector<insight::ConfigVersion> versionsOf(const std::vector<std::string>& texts,
                                                      std::atomic<int>* reads = nullptr)
{
    std::vector<insight::ConfigVersion> versions;
    for (const std::string& text : texts)
        versions.push_back({text, [text, reads]() -> Result<std::string> {
                                if (reads != nullptr)
                                    ++*reads;
                                return text;
                            }});
    return versions;
}

/// A queue with a maximum.
inline std::string withMax(int vcore)
{
    return fmt::format("partitions: [{{name: default, queues: [{{name: root, queues: [{{name: a, resources: "
                       "{{max: {{vcore: {}}}}}}}]}}]}}]\n",
                       vcore);
}

inline const std::string kNoYaml = "partitions: [";
/// Readable, and the scheduler rejects it: a queue with that name exists (VAL-30).
inline const std::string kRejected
    = "partitions: [{name: default, queues: [{name: root, queues: [{name: a, resources: {max: {vcore: 99}}}, "
      "{name: a}]}]}]\n";
} // namespace quotadeck::test

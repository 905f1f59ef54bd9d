// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/queueaccess.h"
#include "core/base/mode.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/placement/queueview.h"

#include <string>
#include <unordered_map>

namespace quotadeck::placement {
/// The root of a partition must be spelled "root". Errors: Parse (VAL-91).
[[nodiscard]] Status checkRootName(const config::QueueConfig& root);

/// The lists of @p queue, which is at @p path. Errors: Parse, `where` being the path (VAL-90).
[[nodiscard]] Result<access::QueueAcls> readAcls(const config::QueueConfig& queue, const QueuePath& path,
                                                 Mode mode);

/// The queues of a configuration that was loaded just now: nothing created by placement yet, nothing draining.
///
/// Threading: a value; const members may run concurrently.
class ConfigQueues final : public QueueView
{
public:
    /// The tree of @p root, which must be that of an effective partition. Paths are in lower case (QUE-1), in
    /// Mode::Seed as spelled. Errors, `where` being the queue: Parse for what validation lets pass although no
    /// scheduler can load it, that is a list with more than one space (VAL-90), a root that is not spelled "root"
    /// (VAL-91), and a quantity of a child template (VAL-93).
    [[nodiscard]] static Result<ConfigQueues> fromConfig(const config::QueueConfig& root,
                                                         Mode mode = Mode::Current);

    [[nodiscard]] const QueueFacts* find(const QueuePath& path) const override;

private:
    Status add(const config::QueueConfig& queue, const QueuePath& path, Mode mode);

    std::unordered_map<QueuePath, QueueFacts> m_queues; // by lower-case path
};
} // namespace quotadeck::placement

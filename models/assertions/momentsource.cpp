// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/momentsource.h"

namespace quotadeck::models {
Result<SnapshotPtr> momentUsage(const MomentSource& source, const assertion::Moment& moment,
                                const std::stop_token& stop)
{
    if (!source)
        return fail(ErrorCode::Unsupported, moment.source,
                    QUOTADECK_TEXT("assertion", "only an empty cluster is available here"));
    return source(moment, stop);
}
} // namespace quotadeck::models

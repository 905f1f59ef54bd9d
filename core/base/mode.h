// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quotadeck {
/// Whose behaviour is followed where the design documents and the scheduler differ (GEN-1).
enum class Mode {
    Current, ///< the scheduler as it runs, oddities included
    Seed, ///< the design documents as written
};
} // namespace quotadeck

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quotadeck::ugm {
/// Whether the application is over with a decrease.
enum class AppRemoval { Keep, Remove };
} // namespace quotadeck::ugm

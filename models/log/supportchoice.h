// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quotadeck::models {
/// What goes into a support bundle, beside a description of it and the versions.
struct SupportChoice
{
    bool hasSettings = true; ///< without credentials
    bool hasLog = true;
    bool hasProblems = true; ///< of the open files
    bool hasSnapshot = true; ///< the latest one, with the elastic quotas of its moment
    bool hasTexts = false; ///< of the open files; names stay in them, so that replacesNames leaves them out
    bool replacesNames = true; ///< of users, queues, servers, files and so on, the same ones everywhere
};
} // namespace quotadeck::models

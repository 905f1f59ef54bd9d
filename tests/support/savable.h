// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/editedfile.h"

namespace quotadeck::test {
/// Modified, nothing pending, and the cluster would accept it.
inline bool isSavable(const models::EditedFile& file)
{
    return file.isModified() && !file.isBusy() && file.verdict().accepted;
}
} // namespace quotadeck::test

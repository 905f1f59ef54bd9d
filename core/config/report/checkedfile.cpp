// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/checkedfile.h"

#include "core/config/report/rulehelp.h"

namespace quotadeck::config {
CheckedFile unreadableFile(std::string name, const Error& error)
{
    CheckedFile file;
    file.name = std::move(name);
    file.isReadable = false;
    file.verdict.findings.push_back(
        {std::string(kInputRule), Severity::Error, {}, {}, {}, error.message.english(), {}, {}});
    return file;
}
} // namespace quotadeck::config

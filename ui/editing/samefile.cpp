// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/samefile.h"

#include <QFileInfo>

#include <filesystem>
#include <system_error>

namespace quotadeck::ui {
bool isSameFile(const QString& path, const QString& other)
{
    std::error_code error;
    const bool isEquivalent
        = std::filesystem::equivalent(path.toStdString(), other.toStdString(), error) && !error;
    return isEquivalent || QFileInfo(path) == QFileInfo(other);
}
} // namespace quotadeck::ui

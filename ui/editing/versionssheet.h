// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/versionstore.h"

#include <QDialog>

#include <string>

namespace quotadeck::models {
class FileSession;
}

namespace quotadeck::ui {
/// The stored versions of the open file, for a page without a panel of them. Closed, it goes away.
/// Ownership: the session is the caller's and outlives it.
class VersionsSheet final : public QDialog
{
    Q_OBJECT
public:
    VersionsSheet(models::FileSession* session, QWidget* parent);

Q_SIGNALS:
    void restored(const quotadeck::models::FileVersion& version); ///< the sheet closes
};
} // namespace quotadeck::ui

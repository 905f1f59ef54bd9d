// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/basetexts.h"

#include "models/common/versionstore.h"

#include <QCoreApplication>
#include <QLocale>

namespace quotadeck::ui {
namespace {
/// Gives the texts their context.
struct BaseTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::BaseTexts)
};

QString timeOf(const models::FileVersion& version)
{
    return QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
}
} // namespace

QString sinceLastSave()
{
    return BaseTexts::tr("Changes since last save");
}

QString withFileOnDisk()
{
    return BaseTexts::tr("Compared with the file on disk");
}

QString withCurrentText()
{
    return BaseTexts::tr("Compared with the current text");
}

QString withActiveConfiguration()
{
    return BaseTexts::tr("Compared with the cluster's active configuration");
}

QString withVersion(const models::FileVersion& version)
{
    return version.label.isEmpty()
        ? BaseTexts::tr("Compared with the version of %1").arg(timeOf(version))
        : BaseTexts::tr("Compared with the version \"%1\" of %2").arg(version.label, timeOf(version));
}

QString restoredText(const models::FileVersion& version)
{
    return version.label.isEmpty()
        ? BaseTexts::tr(
              "The current text is the version of %1. Save to write it to the file; Undo returns to "
              "the text before.")
              .arg(timeOf(version))
        : BaseTexts::tr("The current text is the version \"%1\" of %2. Save to write it to the file; Undo "
                        "returns to the text before.")
              .arg(version.label, timeOf(version));
}
} // namespace quotadeck::ui

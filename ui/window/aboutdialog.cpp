// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/aboutdialog.h"

#include "core/base/version.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kPicture = 64;
}

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About QuotaDeck"));
    auto* picture = new QLabel(this);
    picture->setPixmap(applicationIcon().pixmap(kPicture, kPicture));
    auto* purpose = new QLabel(tr("A console for clusters shared by hierarchical quotas.\n"
                                  "Free software under the GNU General Public License, version 3 or later."),
                               this);
    auto* details = new QLabel(versions(), this);
    details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    details->setAccessibleName(tr("Versions"));
    details->setForegroundRole(QPalette::PlaceholderText);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("&Copy Versions"), QDialogButtonBox::ActionRole);
    copy->setIcon(icon(Icon::Copy));
    connect(copy, &QPushButton::clicked, this, [] { QGuiApplication::clipboard()->setText(versions()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* text = new QVBoxLayout;
    text->setSpacing(metrics::kMedium);
    text->addWidget(purpose);
    text->addWidget(details);
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kLarge);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(text);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kLarge, metrics::kLarge, metrics::kLarge, metrics::kMedium);
    column->setSpacing(metrics::kLarge);
    column->addLayout(row);
    column->addWidget(buttons);
}

QString AboutDialog::versions()
{
    return QStringList{
        tr("QuotaDeck %1").arg(QString::fromUtf8(kVersion.data(), kVersion.size())),
        tr("Qt %1").arg(QString::fromLatin1(qVersion())),
        tr("System: %1").arg(QSysInfo::prettyProductName()),
        tr("Platform: %1").arg(QGuiApplication::platformName()),
    }
        .join(u'\n');
}
} // namespace quotadeck::ui

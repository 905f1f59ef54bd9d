// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/versionssheet.h"

#include "models/document/editedfile.h"
#include "ui/document/differences.h"
#include "ui/document/fileheader.h"
#include "ui/document/versionspanel.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace quotadeck::ui {
VersionsSheet::VersionsSheet(models::EditedFile* file, QWidget* parent) : QDialog(parent), m_file(file)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(windowTitleText(tr("Versions of %1").arg(QFileInfo(file->path()).fileName())));
    auto* fact = new ElidedLabel(this);
    fact->setForegroundRole(QPalette::PlaceholderText);
    fact->setText(QDir::toNativeSeparators(file->path()));
    auto* messages = new FileMessages(file, this);
    auto* strip = new MessageStrip(fact, this);
    strip->addBar(messages->bar());
    auto* versions = new VersionsPanel(file, this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(strip);
    column->addWidget(versions, 1);
    column->addWidget(buttons);
    followTextSize(this, [this] { resize(scaled(QSize(820, 460))); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(versions, &VersionsPanel::compareRequested, this, &VersionsSheet::compare);
    connect(versions, &VersionsPanel::failed, this, [messages](const Error& error) {
        messages->report(tr("The version cannot be used: %1"), error);
    });
    connect(versions, &VersionsPanel::restored, this, [this](const models::FileVersion& version) {
        Q_EMIT restored(version);
        accept();
    });
    connect(file, &models::EditedFile::opened, this, [this, path = file->path()] {
        if (m_file->path() != path)
            reject(); // the versions are those of another file
    });
    versions->refresh();
    versions->setFocus();
}

void VersionsSheet::compare(const QString& base, const std::string& text)
{
    ComparedTexts texts{tr("Compare Versions"), base, std::make_shared<const std::string>(text),
                        [current = m_file->text()] { return *current; }};
    (new DifferenceSheet(*m_file, std::move(texts), this))->open();
}
} // namespace quotadeck::ui

#include "moc_versionssheet.cpp"

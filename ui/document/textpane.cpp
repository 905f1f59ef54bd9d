// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/textpane.h"

#include "models/common/messagetext.h"
#include "ui/document/fileheader.h"
#include "ui/document/findbar.h"
#include "ui/document/yamlview.h"

#include <QAction>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace quotadeck::ui {
TextPane::TextPane(models::EditedFile* file, QWidget* page)
    : QWidget(page)
    , m_file(file)
    , m_view(new YamlView(this))
    , m_find(new FindBar(file, m_view, this))
    , m_replace(newPageAction(page, {}, tr("Replace in the text"), Qt::CTRL | Qt::Key_H))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_find);
    layout->addWidget(m_view, 1);
    connect(m_replace, &QAction::triggered, this, [this] {
        if (!m_file->text())
            return;
        Q_EMIT aboutToReplace();
        m_find->open(FindBar::Mode::Replace);
    });
    connect(m_view, &YamlView::typed, m_file, &models::EditedFile::type);
    connect(m_file, &models::EditedFile::textRead, m_view,
            [this](const QString&, const std::string& read) { m_view->preview(read); });
    connect(m_file, &models::EditedFile::revisionChanged, this, &TextPane::showRevision);
    connect(m_file, &models::EditedFile::lockChanged, m_view,
            [this] { m_view->setLocked(m_file->isLocked()); });
    connect(m_file, &models::EditedFile::openFailed, this,
            &TextPane::showRevision); // instead of the preview of another text
}

void TextPane::showRevision()
{
    const auto& revision = m_file->currentRevision();
    if (!revision)
        return;
    m_view->setRevision(revision);
    std::vector<YamlMark> marks;
    std::ranges::transform(revision->verdict.findings, std::back_inserter(marks),
                           [](const config::Finding& finding) {
                               return YamlMark{finding.span, finding.severity == config::Severity::Error,
                                               models::messageText(finding.message)};
                           });
    m_view->setMarks(std::move(marks));
}
} // namespace quotadeck::ui

#include "moc_textpane.cpp"

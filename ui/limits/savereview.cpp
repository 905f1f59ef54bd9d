// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/savereview.h"

#include "ui/editing/saveflow.h"
#include "ui/limits/savesheet.h"

namespace quotadeck::ui {
SaveReview::SaveReview(models::ConfigSession* session, SaveFlow* flow, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_flow(flow)
    , m_page(page)
{
    m_flow->setReview([this] { open(); });
    connect(m_session, &models::ConfigSession::opened, this, [this] { m_message.clear(); });
    connect(m_session, &models::ConfigSession::saved, this, [this] { m_message.clear(); });
}

void SaveReview::open()
{
    if (m_sheet)
        return;
    m_sheet = new SaveSheet(m_session, m_insight, m_message, m_page);
    m_sheet->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_sheet, &QDialog::finished, this, [this, sheet = m_sheet.data()](int result) {
        m_message = sheet->message();
        if (result == QDialog::Accepted)
            m_session->save(m_message);
        else
            m_flow->giveUp();
    });
    m_sheet->open();
}
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/savereview.h"

#include "ui/editing/saveflow.h"
#include "ui/editing/savesheet.h"

#include <utility>

namespace quotadeck::ui {
SaveReview::SaveReview(models::FileSession* session, SaveFlow* flow,
                       std::function<ReviewDetails*()> makeDetails, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_flow(flow)
    , m_makeDetails(std::move(makeDetails))
    , m_page(page)
{
    m_flow->setReview([this] { open(); });
    connect(m_session, &models::FileSession::opened, this, [this] { m_message.clear(); });
    connect(m_session, &models::FileSession::saved, this, [this] { m_message.clear(); });
}

void SaveReview::open()
{
    if (m_sheet)
        return;
    m_sheet = new SaveSheet(m_session, m_makeDetails(), m_message, m_page);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/leaveflow.h"

#include "models/common/filesession.h"
#include "ui/editing/recoveryflow.h"
#include "ui/editing/saveflow.h"
#include "ui/widgets/unsavedquestion.h"

#include <QFileInfo>
#include <QWidget>

namespace quotadeck::ui {
LeaveFlow::LeaveFlow(models::FileSession* session, SaveFlow* saving, RecoveryFlow* recovery, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_saving(saving)
    , m_recovery(recovery)
    , m_page(page)
{
}

void LeaveFlow::request(const std::function<void()>& next)
{
    if (!m_session->hasUnsavedEdits()) {
        next();
        return;
    }
    if (m_question)
        return; // what was asked for first is under way
    using Answer = UnsavedQuestion::Answer;
    using Keeping = UnsavedQuestion::Keeping;
    m_question = new UnsavedQuestion(QFileInfo(m_session->path()).fileName(),
                                     m_recovery->canKeep() ? Keeping::Possible : Keeping::Impossible,
                                     m_page->window());
    connect(m_question, &UnsavedQuestion::answered, this, [this, next](Answer answer) {
        switch (answer) {
        case Answer::Save:
            m_saving->request(next);
            break;
        case Answer::Keep:
            m_recovery->keep(next);
            break;
        case Answer::Discard:
            m_recovery->forget();
            next();
            break;
        case Answer::Stay:
            break;
        }
    });
    Q_EMIT asking();
    m_question->open();
}
} // namespace quotadeck::ui

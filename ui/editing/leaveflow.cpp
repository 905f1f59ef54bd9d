// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/leaveflow.h"

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
    m_settled.reset();
    ask(next);
}

void LeaveFlow::ask(const std::function<void()>& next)
{
    Q_EMIT aboutToUse();
    if (!m_session->hasUnsavedEdits()) {
        next();
        return;
    }
    if (m_question)
        return; // what was asked for first is under way
    using Answer = UnsavedQuestion::Answer;
    m_question = new UnsavedQuestion(QFileInfo(m_session->path()).fileName(),
                                     {.canSave = !m_session->diskText(), .canKeep = m_recovery->canKeep()},
                                     m_page->window());
    connect(m_question, &UnsavedQuestion::answered, this, [this, next](Answer answer) {
        m_question = nullptr; // what is asked next is another question
        switch (answer) {
        case Answer::Save:
            m_saving->request(
                [this, next] { ask(next); }); // a save takes its time, in which more can be edited
            break;
        case Answer::Keep:
            keep(next);
            break;
        case Answer::Discard:
            m_recovery->forget();
            m_settled = m_session->text();
            next();
            break;
        case Answer::Stay:
            break;
        }
    });
    Q_EMIT asking();
    m_question->open();
}

void LeaveFlow::keep(const std::function<void()>& next)
{
    m_recovery->keep([this, next] {
        Q_EMIT aboutToUse();
        if (m_session->isBusy()) { // with what was typed meanwhile
            keep(next);
            return;
        }
        m_settled = m_session->text();
        next();
    });
}

bool LeaveFlow::isSettled() const
{
    return !m_session->hasUnsavedEdits()
        || (!m_session->isBusy() && m_settled && m_settled == m_session->text());
}
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/closeprotocol.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace quotadeck::app {
CloseProtocol::CloseProtocol(QWidget* window, std::vector<Document> documents, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_documents(std::move(documents))
{
    m_window->installEventFilter(this);
}

/// With nothing unsaved the window may close at once; else it is closed when that is settled.
void CloseProtocol::askAbout(std::size_t index)
{
    if (index == m_documents.size())
        finish();
    else
        m_documents[index].afterEdits([this, index] { askAbout(index + 1); });
}

void CloseProtocol::finish()
{
    if (!std::ranges::all_of(m_documents, [](const Document& document) { return document.isSettled(); })) {
        askAbout(0); // the answers took their time
        return;
    }
    m_mayClose = true;
    if (!m_isAsked)
        m_window->close();
}

bool CloseProtocol::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::Close) {
        if (!m_mayClose) {
            Q_EMIT requested();
            const QScopedValueRollback isAsked(m_isAsked, true);
            askAbout(0);
        }
        if (!std::exchange(m_mayClose, false)) {
            event->ignore();
            return true;
        }
        Q_EMIT closing();
    }
    return QObject::eventFilter(watched, event);
}
} // namespace quotadeck::app

#include "moc_closeprotocol.cpp"

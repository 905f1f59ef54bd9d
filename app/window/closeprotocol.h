// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace quotadeck::app {
/// Closes a window only when nothing in it is unsaved: asks about one document after the other, and again about all when the
/// answers took so long that something new came to be unsaved.
///
/// Ownership: @p window outlives it.
class CloseProtocol final : public QObject
{
    Q_OBJECT
public:
    struct Document
    {
        /// Calls what it is given once nothing is unsaved; never when the user goes on editing.
        std::function<void(const std::function<void()>&)> afterEdits;
        /// Nothing came to be unsaved since then that the user was not asked about.
        std::function<bool()> isSettled;
    };

    CloseProtocol(QWidget* window, std::vector<Document> documents, QObject* parent = nullptr);

Q_SIGNALS:
    void requested(); ///< The window is to be closed, by whomever; it may ask first, and may stay.
    void closing(); ///< The window is about to close; nothing is unsaved.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void askAbout(std::size_t index);
    void finish();

    QWidget* m_window; // not owned
    std::vector<Document> m_documents;
    bool m_mayClose = false; ///< what was unsaved is settled
    bool m_isAsked = false; ///< the window is in the middle of asking whether it may close
};
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <string>

class QAction;

namespace quotadeck::models {
class InsightSource;
}

namespace quotadeck::ui {
class MessageBar;
class SaveSheet;

/// The way from an edited text to the file: refused with what can be done about it, or looked at once more, written,
/// and taken back.
/// Ownership: session and page are the caller's and outlive it; the page owns the bar.
class SaveFlow final : public QObject
{
    Q_OBJECT
public:
    SaveFlow(models::ConfigSession* session, QWidget* page);

    /// Lets the review tell whom the edits hit in what @p source, not owned, shows.
    void setInsight(models::InsightSource* source) { m_insight = source; }
    /// Starts as soon as the edits under way are done, and calls @p next once everything is saved; not when that is
    /// refused, fails, or the user thinks better of it.
    void request(std::function<void()> next = {});
    /// Tells how it went, on top of the page.
    [[nodiscard]] QWidget* bars() const { return m_bars; }

Q_SIGNALS:
    void problemsRequested(); ///< the user wants to see why it is refused
    void openRequested(const QString& path,
                       const std::string& text); ///< a copy that was written with @p text
    void diskChangeMet(); ///< what somebody else wrote to the file is to be settled first

private:
    void proceed();
    void goOn();
    void refuse(const QString& reason);
    void refuseToWrite();
    void review();
    void askForCopy();
    void writeCopy(const QString& path);
    void showCopied(const QString& path, const models::ConfigRevisionPtr& revision, bool isDraft);
    void openCopy();
    void showSaved();
    void showUndone();
    void forget();
    [[nodiscard]] QString fileName() const;

    models::ConfigSession* m_session; // not owned
    models::InsightSource* m_insight = nullptr; // not owned; null: nothing is known of a cluster
    QWidget* m_page; // not owned
    QWidget* m_bars; // not owned, as the next two: the page's
    MessageBar* m_refusal;
    MessageBar* m_obstacle; ///< about a file that cannot be written
    MessageBar* m_outcome;
    QAction* m_saveDraft = nullptr; // not owned: child
    QPointer<SaveSheet> m_sheet; ///< while it is open
    bool m_isRequested = false;
    std::function<void()> m_next; ///< to be done when it is saved; may be empty
    bool m_isUndoOffered = false; ///< by what m_outcome tells
    QString m_message; ///< what was written about edits that are not saved yet
    QString m_copyPath; ///< of the copy that is offered to be opened; empty: none is
    models::ConfigRevisionPtr m_copied; ///< what it holds
    models::LatestJob m_copyJob{this};
};
} // namespace quotadeck::ui

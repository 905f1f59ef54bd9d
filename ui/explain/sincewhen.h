// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/versionsearch.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace quotadeck::ui {
/// Finds and shows the saved version that began to block a request: a button, the progress of the search, and the result with
/// what that version changed.
/// Ownership: the session is the caller's and outlives it.
class SinceWhen final : public QWidget
{
    Q_OBJECT
public:
    explicit SinceWhen(models::ConfigSession* session, QWidget* parent = nullptr);

    /// The answer whose request is searched for. The same question again, for other data, keeps what was found.
    void setAnswer(const models::ExplainAnswer& answer);

Q_SIGNALS:
    void versionRequested(const QString& id); ///< is to be shown

private:
    void showState();
    [[nodiscard]] QString resultText() const;

    models::VersionSearch* m_search; // not owned, as all below: children
    QPushButton* m_start;
    QPushButton* m_cancel;
    QLabel* m_text;
    QPushButton* m_show;
    std::optional<models::ExplainAnswer> m_answer;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"

#include <QObject>

namespace quotadeck::ui {
/// Writes the edited text to another file: as a copy, or, of one that would be rejected, as a draft.
/// Ownership: session and page are the caller's and outlive it.
class CopyFlow final : public QObject
{
    Q_OBJECT
public:
    enum class Kind { Copy, Draft };

    CopyFlow(models::FileSession* session, QWidget* page);

    /// Asks where to.
    void ask();
    /// Another file is edited: of what is still being written only a failure is told.
    void forget() { ++m_round; }

Q_SIGNALS:
    void written(const QString& path, const quotadeck::models::TextPtr& text,
                 quotadeck::ui::CopyFlow::Kind kind);
    void failed(const quotadeck::Error& error);
    void
    fileChosen(quotadeck::ui::CopyFlow::Kind kind); ///< the edited file itself, to which nothing is written

private:
    [[nodiscard]] Kind kind() const;
    void write(const QString& path);

    models::FileSession* m_session; // not owned, as the next
    QWidget* m_page;
    int m_round = 0;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

namespace quotadeck::ui {
class ReviewDetails;
class SaveFlow;
class SaveSheet;

/// Has the edits of a file reviewed before they are written.
/// Ownership: session, flow and page are the caller's and outlive it.
class SaveReview final : public QObject
{
    Q_OBJECT
public:
    /// @p makeDetails makes what the kind of file adds to each review.
    SaveReview(models::FileSession* session, SaveFlow* flow, std::function<ReviewDetails*()> makeDetails,
               QWidget* page);

private:
    void open();

    models::FileSession* m_session; // not owned, as the next and the page
    SaveFlow* m_flow;
    std::function<ReviewDetails*()> m_makeDetails;
    QWidget* m_page;
    QPointer<SaveSheet> m_sheet; ///< while it is open
    QString m_message; ///< the reason that was written for edits that are not saved yet
};
} // namespace quotadeck::ui

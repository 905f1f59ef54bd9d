// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"

#include <QDialog>

#include <functional>
#include <string>

namespace quotadeck::ui {
/// Two texts of one file.
struct ComparedTexts
{
    QString title; ///< of the window
    QString base; ///< names the older text, "Compared with the file on disk"
    models::TextPtr older;
    std::function<std::string()> newer; ///< called on another thread
};

/// Shows the differences between two texts; closed, it goes away.
class DifferenceSheet final : public QDialog
{
    Q_OBJECT
public:
    /// @p session compares them.
    DifferenceSheet(const models::FileSession& session, ComparedTexts texts, QWidget* parent);

private:
    models::LatestJob m_job{this};
};
} // namespace quotadeck::ui

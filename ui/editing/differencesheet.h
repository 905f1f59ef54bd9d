// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"

#include <QDialog>

#include <string>

class QLabel;

namespace quotadeck::ui {
class DiffText;

/// Shows in which lines the edited text differs from another; closed, it goes away.
class DifferenceSheet final : public QDialog
{
    Q_OBJECT
public:
    /// @p title names @p other.
    DifferenceSheet(const QString& title, std::string other, models::TextPtr text, QWidget* parent);

private:
    QLabel* m_summary; // not owned, as the next: children
    DiffText* m_lines;
    models::LatestJob m_job{this};
};
} // namespace quotadeck::ui

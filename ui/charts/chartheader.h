// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <QWidget>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace quotadeck::ui {
/// The line above a chart that says what it is about, and lets it be changed.
class ChartHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit ChartHeader(QWidget* parent = nullptr);

    /// Shows @p spec without a signal.
    void setSpec(const ChartSpec& spec);
    /// The resource types to choose from, and @p pageType for the one of all pages; empty: none is known.
    void setTypes(const QStringList& types, const QString& pageType);
    void setRemovable(bool isRemovable);
    /// Leaves measure and resource to choose, of a chart whose lines follow the selection.
    void setOfSelection();
    /// "Top queues"
    [[nodiscard]] QString linesText() const;

Q_SIGNALS:
    /// The user changed something; what was chosen by name is as it was.
    void specEdited(const quotadeck::ui::ChartSpec& spec);
    void addRequested();
    void removeRequested();

private:
    void edit();

    ChartSpec m_spec;
    QStringList m_types;
    QString m_pageType;
    QComboBox* m_measure; // not owned, as all below: children
    QComboBox* m_type;
    QComboBox* m_top;
    QSpinBox* m_count;
    QToolButton* m_add;
    QToolButton* m_remove;
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriesstore.h"
#include "ui/pages/page.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QStackedWidget;

namespace quotadeck::ui {
class ChartPane;
class Placeholder;
class SegmentedSwitch;

/// Use and limits over time of those who use most, and of the selection.
class ChartsPage final : public Page
{
    Q_OBJECT
public:
    /// @p store outlives the page. Whoever records into it calls samplesRecorded().
    explicit ChartsPage(const models::SeriesStore* store, QWidget* parent = nullptr);

    void setResource(const QString& type) override;
    void setPartition(const PartitionSnapshot* partition) override;
    void setSubject(const Subject& subject) override;
    void setScope(const Subject& subject) override;
    void setPaused(bool isPaused) override;
    void focusFilter() override;
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;

public Q_SLOTS:
    void samplesRecorded();

private:
    [[nodiscard]] QWidget* createBar();
    void applyResource();
    void updateCaption();
    void setKind(int kind);

    const models::SeriesStore* m_store; // not owned
    QString m_resource; // as chosen, maybe "dominant"
    QStringList m_types; // that the root queue knows
    SegmentedSwitch* m_kinds; // not owned, as all below: children
    QSpinBox* m_count;
    QComboBox* m_spans;
    SegmentedSwitch* m_zones;
    QLabel* m_caption;
    QStackedWidget* m_stack;
    ChartPane* m_pane;
    Placeholder* m_placeholder;
};
} // namespace quotadeck::ui

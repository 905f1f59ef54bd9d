// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/comparison.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/simulation/comparisonmodel.h"
#include "ui/charts/timeview.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <string>
#include <utility>

class QComboBox;
class QLabel;

namespace quotadeck::ui {
class ChartCanvas;

/// What a queue or a user used in both runs of a comparison, in one chart: A and B against the same axes.
class ComparisonChart final : public QWidget
{
    Q_OBJECT
public:
    explicit ComparisonChart(QWidget* parent = nullptr);

    /// Null: none. @p start is the virtual time at which both runs began.
    void setComparison(std::shared_ptr<const sim::Comparison> comparison, SystemTime start);
    /// The path of a queue, or the name of a user.
    void setSubject(models::ComparisonModel::Kind kind, const std::string& name);

private:
    void fillTypes();
    void draw();

    std::shared_ptr<const sim::Comparison> m_comparison;
    SystemTime m_start;
    models::ComparisonModel::Kind m_kind = models::ComparisonModel::Kind::Queues;
    std::string m_name;
    std::pair<double, double> m_shown{}; ///< milliseconds since the epoch; 0, 0: all
    QLabel* m_title; // not owned, as the rest: children
    QComboBox* m_type;
    ChartCanvas* m_canvas;
};
} // namespace quotadeck::ui

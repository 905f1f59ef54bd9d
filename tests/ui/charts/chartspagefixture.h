// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fakecluster.h"
#include "ui/charts/chartlegend.h"
#include "ui/charts/chartoverlay.h"
#include "ui/charts/chartpane.h"
#include "ui/charts/chartspage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace quotadeck::ui {
/// A page over a store that has seen some steps of the fake cluster.
struct ChartsPageFixture
{
    models::SeriesStore store;
    ChartsPage page{&store};
    SnapshotPtr last;
    int step = 0;

    explicit ChartsPageFixture(int steps = 20)
    {
        page.resize(1200, 800);
        page.setResource("vcore");
        page.timeView().setZone(TimeZone::Utc);
        page.show();
        advance(steps);
        if (last)
            page.setPartition(&last->partitions.front());
    }

    void advance(int steps)
    {
        for (int i = 0; i < steps; ++i)
            take(tests::fakeSnapshot({}, step++));
        page.samplesRecorded();
    }

    void take(const SnapshotPtr& next)
    {
        store.record(*makeUpdate(last, next, "default"));
        last = next;
    }

    ChartPane* pane(int index = 0) { return page.panes().at(index); }
    ChartLegend* legend(int index = 0) { return pane(index)->findChild<ChartLegend*>(); }
    ChartOverlay* overlay(int index = 0) { return pane(index)->findChild<ChartOverlay*>(); }
    QComboBox* box(const char* accessibleName)
    {
        for (auto* found : pane()->findChildren<QComboBox*>()) {
            if (found->accessibleName() == QLatin1String(accessibleName))
                return found;
        }
        return nullptr;
    }
    QToolButton* button(const QString& text)
    {
        for (auto* found : page.findChildren<QToolButton*>()) {
            if (found->text() == text)
                return found;
        }
        return nullptr;
    }
    QString cell(int row, int column) { return legend()->item(row, column)->text(); }
    QString name(int row) { return cell(row, ChartLegend::NameColumn); }
    void click(int row, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint at = legend()->visualItemRect(legend()->item(row, 0)).center();
        QTest::mouseClick(legend()->viewport(), Qt::LeftButton, modifiers, at);
    }
    std::size_t drawn() { return pane()->content().lines.size(); }
    bool hasText(const QString& start)
    {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().startsWith(start); });
    }
};
} // namespace quotadeck::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/theme/colors.h"
#include "ui/theme/theme.h"
#include "ui/widgets/labels.h"

#include <QTest>

namespace tst_statelabel {
using namespace quotadeck;
using models::RowState;

/// A text in the colour of a state.
class TestStateLabel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theColourFollowsTheTheme_data()
    {
        QTest::addColumn<QPalette::ColorRole>("background");
        QTest::newRow("on a window") << QPalette::Window;
        QTest::newRow("on a page") << QPalette::Base;
    }
    void theColourFollowsTheTheme()
    {
        QFETCH(const QPalette::ColorRole, background);
        ui::Theme theme;
        theme.setMode(ui::ThemeMode::Light);
        QWidget page;
        page.setBackgroundRole(background);
        ui::StateLabel label(&page);
        page.show(); // hidden widgets hear of a new palette when they are shown
        const auto shown = [&label] { return label.palette().color(label.foregroundRole()); };
        const auto wanted = [&page](RowState state) { return ui::stateColor(page.palette(), state); };

        label.setState(RowState::Critical);
        const QColor light = shown();
        QCOMPARE(light, wanted(RowState::Critical));
        theme.setMode(ui::ThemeMode::Dark);
        QTRY_VERIFY(shown() != light);
        QCOMPARE(shown(), wanted(RowState::Critical));

        label.setState(RowState::Warning);
        QCOMPARE(shown(), wanted(RowState::Warning));
        label.setState(RowState::Normal);
        QCOMPARE(shown(), page.palette().color(label.foregroundRole()));
        theme.setMode(ui::ThemeMode::Light);
        QCOMPARE(shown(), page.palette().color(label.foregroundRole()));
    }
};

QUOTADECK_TEST(TestStateLabel, QApplication)
} // namespace tst_statelabel

#include "tst_statelabel.moc"

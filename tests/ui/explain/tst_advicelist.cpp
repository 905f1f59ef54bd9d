// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/explain/advicelist.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QPalette>
#include <QTest>

namespace tst_advicelist {
using namespace quotadeck;

namespace {
/// Whether a pixel of @p label has the colour of links in the application's palette. The line below a link is not smoothed.
bool hasColourOfLinks(QLabel& label)
{
    const QRgb wanted = QGuiApplication::palette().color(QPalette::Link).rgb();
    const QImage picture = label.grab().toImage();
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y).rgb() == wanted)
                return true;
        }
    }
    return false;
}
} // namespace

/// What helps a blocked request, with links.
class TestAdviceList : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void linksFollowAThemeThatChangesWhileTheyAreShown()
    {
        ui::Theme theme;
        theme.setMode(ui::ThemeMode::Light);
        ui::AdviceList list;
        insight::Advice advice;
        advice.waits = {{ApplicationId("app-1"), UserName("sue"), QueuePath("root.data"), {}}};
        advice.queues = {{QueuePath("root.spare"), std::nullopt}};
        list.setAdvice(advice);
        list.resize(500, 300);
        list.show(); // hidden widgets hear of a new palette when they are shown

        int links = 0;
        for (const auto mode : {ui::ThemeMode::Light, ui::ThemeMode::Dark, ui::ThemeMode::LightContrast}) {
            theme.setMode(mode);
            for (QLabel* label : list.findChildren<QLabel*>()) {
                if (label->textFormat() != Qt::RichText || !label->isVisible())
                    continue;
                ++links;
                QTRY_VERIFY2(hasColourOfLinks(*label),
                             qPrintable(label->text() + u' ' + QString::number(int(mode))));
            }
        }
        QCOMPARE(links, 6); // an application and a queue in each theme
    }
};

QUOTADECK_TEST(TestAdviceList, QApplication)
} // namespace tst_advicelist

#include "tst_advicelist.moc"

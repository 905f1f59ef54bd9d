// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/placeholder.h"

#include <QApplication>
#include <QLabel>
#include <QVBoxLayout>

namespace tst_placeholder {
using namespace quotadeck::ui;

class TestPlaceholder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thePictureGivesWayToTheWords()
    {
        QWidget pane;
        auto* column = new QVBoxLayout(&pane);
        auto* placeholder = new Placeholder(Icon::Limits);
        column->addStretch(1);
        column->addWidget(placeholder);
        column->addStretch(1);
        placeholder->setMessage(
            QStringLiteral("No script"),
            QStringLiteral("This scenario has no scripted actions, only its random workload. "
                           "Manual actions are listed here."));
        const auto* explanation = placeholder->findChildren<QLabel*>().back();
        const auto pictureHeight = [&] { return placeholder->layout()->itemAt(1)->geometry().height(); };
        const auto areWordsShown = [&] {
            return explanation->height() >= explanation->heightForWidth(explanation->width())
                && placeholder->rect().contains(explanation->geometry());
        };
        pane.resize(600, 400);
        pane.show();
        QTRY_COMPARE(pictureHeight(), 40);
        QVERIFY(areWordsShown());

        pane.resize(600, pane.minimumSizeHint().height());
        QTRY_VERIFY(pictureHeight() < 40);
        QVERIFY(areWordsShown());

        pane.resize(600, 400);
        QTRY_COMPARE(pictureHeight(), 40);
    }
};

QUOTADECK_TEST(TestPlaceholder, QApplication)
} // namespace tst_placeholder

#include "tst_placeholder.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/labels.h"

#include <QFontMetrics>
#include <QPainter>
#include <QProxyStyle>
#include <QStandardItemModel>
#include <QStyleOption>
#include <QTableView>
#include <QTest>

namespace tst_elidedpath {
using namespace quotadeck::ui;

namespace {
/// Notes what it draws of a cell.
class DrawnText final : public QProxyStyle
{
public:
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
    {
        if (const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(option);
            cell && element == CE_ItemViewItem) {
            text = cell->text;
            mode = cell->textElideMode;
        }
        QProxyStyle::drawControl(element, option, painter, widget);
    }

    mutable QString text;
    mutable Qt::TextElideMode mode = Qt::ElideMiddle;
};
} // namespace

class TestElidedPath : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pathsAreToldFromOtherTexts()
    {
        for (const char* path : {"root.a", "root.engineering.test"})
            QVERIFY2(isQueuePath(path), path);
        for (const char* other : {"root", "queues.yaml", "nvidia.com/gpu", "root.a and more", "8.5", ""})
            QVERIFY2(!isQueuePath(other), other);
    }

    void wholeSegmentsGiveWayInTheMiddle()
    {
        const QFontMetrics font{QFont()};
        const QString path = QStringLiteral("root.engineering.platform.test");
        const auto elided
            = [&](const QString& room) { return elidedPath(path, font, font.horizontalAdvance(room)); };
        QCOMPARE(elided(path), path);
        QCOMPARE(elided(QStringLiteral("root…platform.test")), QStringLiteral("root…platform.test"));
        QCOMPARE(elided(QStringLiteral("root…test")), QStringLiteral("root…test"));
        QCOMPARE(elided(QStringLiteral("…test")), QStringLiteral("…test"));
        const QString cut = elided(QStringLiteral("…tes"));
        QVERIFY2(cut.startsWith(u'…') && path.endsWith(cut.mid(1)), qPrintable(cut)); // dots at one place
        QVERIFY(font.horizontalAdvance(cut) <= font.horizontalAdvance(QStringLiteral("…tes")));
        QCOMPARE(elidedPath(QStringLiteral("research.simulation"), font,
                            font.horizontalAdvance(QStringLiteral("…simulation"))),
                 QStringLiteral("…simulation"));
    }

    void aCellIsNotCutTwice()
    {
        DrawnText drawn;
        QTableView view;
        view.setStyle(&drawn);
        QStandardItemModel model(1, 1);
        model.setItem(0, 0, new QStandardItem(QStringLiteral("root.engineering.platform.test")));
        view.setModel(&model);
        QPixmap pixmap(400, 40);
        QPainter painter(&pixmap);
        QStyleOptionViewItem cell;
        cell.widget = &view;
        cell.font = view.font();
        cell.textElideMode = Qt::ElideMiddle;
        cell.rect
            = QRect(0, 0, QFontMetrics(cell.font).horizontalAdvance(QStringLiteral("root…platform.t")), 26);

        CellDelegate().paint(&painter, cell, model.index(0, 0));

        QCOMPARE(drawn.text, QStringLiteral("root…test"));
        QCOMPARE(drawn.mode, Qt::ElideNone);
    }

    void amountsAreToldFromOtherTexts()
    {
        for (const char* amounts :
             {"memory 4 GiB", "memory 57 GiB, vcore 8.5", "nvidia.com/gpu 2", "vcore 500m"})
            QVERIFY2(isAmounts(QString::fromUtf8(amounts)), amounts);
        for (const char* other :
             {"", "8.5", "57 GiB", "root.a", "vcore 12 of 12, or none", "Not enough quota"})
            QVERIFY2(!isAmounts(QString::fromUtf8(other)), other);
    }

    void wholeAmountsGiveWayAtTheEnd()
    {
        const QFontMetrics font{QFont()};
        const QString amounts = QStringLiteral("memory 57 GiB, vcore 8.5, pods 3");
        const auto elided
            = [&](const QString& room) { return elidedAmounts(amounts, font, font.horizontalAdvance(room)); };
        QCOMPARE(elided(amounts), amounts);
        QCOMPARE(elided(QStringLiteral("memory 57 GiB, vcore 8.5, po…")),
                 QStringLiteral("memory 57 GiB, vcore 8.5, …"));
        QCOMPARE(elided(QStringLiteral("memory 57 GiB, vcore 8…")), QStringLiteral("memory 57 GiB, …"));
        QCOMPARE(elided(QStringLiteral("memory 57 G…")), QStringLiteral("memory …")); // no number is cut
    }

    void aLabelKeepsRoomForItsMargins()
    {
        ElidedLabel label;
        label.setText(QStringLiteral("root.engineering"));
        const int bare = label.minimumSizeHint().height();
        label.setContentsMargins(8, 4, 8, 4);
        QCOMPARE(label.minimumSizeHint().height(), bare + 8);
        QCOMPARE(label.sizeHint().height(), bare + 8);
    }
};

QUOTADECK_TEST(TestElidedPath, QApplication)
} // namespace tst_elidedpath

#include "tst_elidedpath.moc"

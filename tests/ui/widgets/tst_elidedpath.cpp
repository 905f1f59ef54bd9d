// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/elidedpath.h"
#include "ui/widgets/labels.h"

#include <QFontMetrics>
#include <QTest>

namespace tst_elidedpath {
using namespace quotadeck::ui;

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
        const QString cut = elided(QStringLiteral("…te…"));
        QVERIFY(cut.startsWith(QStringLiteral("…t")));
        QVERIFY(font.horizontalAdvance(cut) <= font.horizontalAdvance(QStringLiteral("…te…")));
        QCOMPARE(elidedPath(QStringLiteral("research.simulation"), font,
                            font.horizontalAdvance(QStringLiteral("…simulation"))),
                 QStringLiteral("…simulation"));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/stage.h"
#include "tests/support/testprogram.h"
#include "ui/pages/page.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"

namespace tst_eventscenes {
using namespace quotadeck;
using namespace quotadeck::test;

/// What happened in the cluster, applications that have finished, and the pods of one.
class TestEventScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void nothingWasRead()
    {
        m_stage->window().showPage(QStringLiteral("events"));
        LOOK(*m_stage);
    }

    void events()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("events"));
        auto* table = seen<ui::TreeTable>(*page("events"), QStringLiteral("Events"));
        QTRY_VERIFY(table->model()->rowCount() > 0);
        LOOK(*m_stage);
    }

    void eventsOfOneApplication()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("events"));
        page("events")->setFilterText(QStringLiteral("kind:application event:running"));
        auto* table = seen<ui::TreeTable>(*page("events"), QStringLiteral("Events"));
        QTRY_VERIFY(table->model()->rowCount() > 0);
        table->setCurrentIndex(table->model()->index(0, 0));
        LOOK(*m_stage);
    }

    void podsOfAnApplication()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("applications"));
        selectFirstApplication();
        LOOK(*m_stage);
    }

    void finishedApplications()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("applications"));
        page("applications")->findChild<ui::SegmentedSwitch*>()->setCurrent(1);
        selectFirstApplication();
        LOOK(*m_stage);
    }

private:
    [[nodiscard]] ui::Page* page(const char* id) { return m_stage->window().page(QString::fromUtf8(id)); }
    void selectFirstApplication()
    {
        auto* table = seen<ui::TreeTable>(*page("applications"), QStringLiteral("Applications"));
        QVERIFY(table->model()->rowCount() > 0);
        table->setCurrentIndex(table->model()->index(0, 0));
    }

    std::unique_ptr<Stage> m_stage;
};

QUOTADECK_TEST(TestEventScenes, QApplication)
} // namespace tst_eventscenes

#include "tst_eventscenes.moc"

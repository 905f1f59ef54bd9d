// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/stage.h"
#include "tests/support/testprogram.h"
#include "ui/pages/page.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"

namespace tst_nodescenes {
using namespace quotadeck;
using namespace quotadeck::test;

/// The nodes of the cluster, and what runs on them.
class TestNodeScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void nothingWasRead()
    {
        m_stage->window().showPage(QStringLiteral("nodes"));
        LOOK(*m_stage);
    }

    void noNodeIsSelected()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("nodes"));
        LOOK(*m_stage);
    }

    void aNodeIsSelected()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("nodes"));
        selectFirst();
        LOOK(*m_stage);
    }

    void theMap()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("nodes"));
        selectFirst();
        seen<ui::SegmentedSwitch>(*page(), QStringLiteral("View of the nodes"))->setCurrent(1);
        LOOK(*m_stage);
    }

private:
    [[nodiscard]] ui::Page* page() { return m_stage->window().page(QStringLiteral("nodes")); }
    void selectFirst()
    {
        auto* table = seen<ui::TreeTable>(*page(), QStringLiteral("Nodes"));
        QVERIFY(table->model()->rowCount() > 0);
        table->setCurrentIndex(table->model()->index(0, 0));
    }

    std::unique_ptr<Stage> m_stage;
};

QUOTADECK_TEST(TestNodeScenes, QApplication)
} // namespace tst_nodescenes

#include "tst_nodescenes.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/stage.h"
#include "tests/support/testprogram.h"
#include "ui/document/differences.h"
#include "ui/document/documentpage.h"
#include "ui/document/savesheet.h"
#include "ui/document/versionspanel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/typedconfirmation.h"

#include <QFile>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>

namespace tst_elasticscenes {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
constexpr int kPatience = 60'000;
const ResourceType kGpu("nvidia.com/gpu");
const QByteArray kMin = "min: {nvidia.com/gpu: 10} # agreed in March";
} // namespace

/// From edited manifests to the file, and what stands between the two.
class TestElasticScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<Stage>(app::Workspace::Memory::Keep);
        m_path = m_stage->pathOf(QStringLiteral("quotas.yaml"));
        m_text = bytesOf(QStringLiteral(QUOTADECK_RESOURCES "/samples/elastic-quotas.yaml"));
        QVERIFY(m_text.contains(kMin));
        writeBytes(m_path, m_text);
    }
    void cleanup() { m_stage.reset(); }

    void manifestsAreSaved()
    {
        openEdited(12);
        save();
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Saved ")));
        LOOK(*m_stage);
    }

    void theReviewOfManifests()
    {
        openEdited(12);
        QVERIFY(review());
        LOOK(*m_stage);
        sheet()->reject();
    }

    void theReviewOfRuntimes()
    {
        raiseMinima();
        QVERIFY(review());
        sheet()->findChild<QTabWidget*>()->setCurrentIndex(2);
        LOOK(*m_stage);
        sheet()->reject();
    }

    void minimaAboveTheTotalAreReviewed() // EQ-84
    {
        raiseMinima();
        QVERIFY(review());
        QTRY_VERIFY(sheet()->findChild<ui::TypedConfirmation*>()->isVisible());
        LOOK(*m_stage);
        sheet()->reject();
    }

    void theVersionsOfManifests()
    {
        openEdited(12);
        save();
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Saved ")));
        auto* panels = m_stage->window().page(QStringLiteral("elastic"))->findChild<ui::DocumentPanels*>();
        QVERIFY(panels);
        panels->setCurrentWidget(panels->versions());
        auto* table = panels->versions()->findChild<QTableView*>();
        QTRY_VERIFY(table->model()->rowCount() > 1);
        table->setCurrentIndex(table->model()->index(1, 0));
        LOOK(*m_stage);
    }

    void manifestsAreRefused() // V4: min above max
    {
        openEdited(50);
        clickButton(QStringLiteral("Save…"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("was not saved")));
        LOOK(*m_stage);
    }

    void manifestsAreReadOnly()
    {
        session().setWriteCheck([](const QString& path) -> Status {
            return fail(ErrorCode::Io, path.toStdString(), "the file may not be written");
        });
        openEdited(12);
        QTRY_VERIFY(session().disk().writeObstacle().has_value());
        clickButton(QStringLiteral("Save…"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("was not saved")));
        LOOK(*m_stage);
    }

    void manifestsChangeOnDisk()
    {
        openEdited(12);
        writeBytes(m_path, QByteArray(m_text).replace("agreed in March", "agreed in April"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Your edits are kept")));
        LOOK(*m_stage);
    }

    void manifestsAreComparedWithTheDisk()
    {
        openEdited(12);
        writeBytes(m_path, QByteArray(m_text).replace("agreed in March", "agreed in April"));
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("Your edits are kept")));
        clickButton(QStringLiteral("Compare"));
        const auto* lines = m_stage->window().page(QStringLiteral("elastic"))->findChild<ui::DiffText*>();
        QTRY_VERIFY(!lines->toPlainText().isEmpty());
        LOOK(*m_stage);
    }

    void keptManifestsAreOffered()
    {
        openEdited(12);
        m_stage->window().close();
        clickButton(QStringLiteral("Keep for Next Time"));
        QTRY_VERIFY(!m_stage->window().isVisible());
        m_stage->startAgain();
        open();
        QTRY_VERIFY(m_stage->isTold<ui::MessageBar>(QStringLiteral("can be recovered")));
        LOOK(*m_stage);
    }

private:
    [[nodiscard]] models::ElasticSession& session() { return m_stage->workspace().elasticSession(); }
    void open()
    {
        m_stage->window().show();
        QSignalSpy opened(&session(), &models::ElasticSession::opened);
        Q_EMIT m_stage->window().openRequested(m_path);
        QTRY_COMPARE(opened.count(), 1);
        session().setTotal(kGpu, 100);
        m_stage->window().showPage(QStringLiteral("elastic"));
    }
    [[nodiscard]] ui::SaveSheet* sheet() { return m_stage->window().findChild<ui::SaveSheet*>(); }
    bool review()
    {
        clickButton(QStringLiteral("Save…"));
        return QTest::qWaitFor([this] { return sheet() && sheet()->isVisible(); }, kPatience);
    }
    void save()
    {
        QVERIFY(review());
        sheet()->accept();
    }
    /// To 110 of the 100 cards of the cluster.
    void raiseMinima()
    {
        open();
        Quantity sum = 0;
        for (const auto& manifest : session().state()->manifests()) {
            if (elastic::isRootName(manifest.object.group.parent))
                sum += manifest.object.group.min.valueOr0(kGpu);
        }
        session().change("team-a", [sum](elastic::QuotaGroup& group) {
            const Quantity min = group.min.valueOr0(kGpu) + 110 - sum;
            group.min.set(kGpu, min);
            group.max.set(kGpu, std::max(min, group.max.valueOr0(kGpu)));
        });
        QTRY_VERIFY(!session().isBusy() && session().isModified());
    }
    void openEdited(Quantity min)
    {
        open();
        session().change("team-a", [min](elastic::QuotaGroup& group) { group.min.set(kGpu, min); });
        QTRY_VERIFY(!session().isBusy() && session().isModified());
    }
    std::unique_ptr<Stage> m_stage;
    QString m_path;
    QByteArray m_text;
};

QUOTADECK_TEST(TestElasticScenes, QApplication)
} // namespace tst_elasticscenes

#include "tst_elasticscenes.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/liveusagewatch.h"
#include "models/limits/configsession.h"
#include "tests/app/workspacetest.h"
#include "tests/support/shownwidgets.h"
#include "tests/support/testprogram.h"
#include "ui/limits/limitspage.h"
#include "ui/pages/page.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/statusstrip.h"

#include <QTableView>
#include <QTreeView>

namespace tst_messagelayout {
using namespace quotadeck;
using namespace quotadeck::test;
using models::RowState;
using ui::MessageBar;

namespace {
const QString kLong
    = QStringLiteral("queues.yaml was not saved: there is no space left on the device. ").repeated(6);

bool isMessage(const QWidget* widget)
{
    return qobject_cast<const MessageBar*>(widget) || qobject_cast<const ui::MessageStrip*>(widget);
}

/// Where everything is once the layouts have settled.
Places placesOf(QWidget& window)
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    window.grab();
    return placesToClick(window, isMessage);
}
} // namespace

/// Nothing that can be clicked moves because of a message.
class TestMessageLayout : public WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void messagesMoveNothingOnAnyPage()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        start(workspace);
        int bars = 0;
        for (auto* page : workspace.window().findChildren<ui::Page*>()) {
            workspace.window().showPage(page->id());
            QTRY_VERIFY(page->isVisible());
            const auto before = settledPlaces(workspace);
            QVERIFY2(before.size() >= 10, qPrintable(page->id()));
            QList<MessageBar*> all = page->findChildren<MessageBar*>();
            all << workspace.window().findChild<ui::StatusStrip*>()->findChildren<MessageBar*>();
            for (auto* bar : all) {
                for (const auto state : {RowState::Warning, RowState::Critical}) {
                    bar->showMessage(state, kLong, QStringLiteral("Do Something"));
                    compare(before, workspace, page->id() + u' ' + bar->text().left(20));
                }
                ++bars;
            }
            for (auto* bar : all)
                bar->clearMessage();
            compare(before, workspace, page->id() + QStringLiteral(", no message any more"));
        }
        QVERIFY(bars > 20);
    }

    void aPausedWindowMovesNothing()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        start(workspace);
        workspace.window().showPage(QStringLiteral("limits"));
        QTRY_VERIFY(workspace.window().findChild<ui::LimitsPage*>()->isVisible());
        const auto paused = settledPlaces(workspace);
        pause(workspace);
        QVERIFY(!workspace.window().isPaused());
        compare(paused, workspace, QStringLiteral("resumed"));
    }

    void whatHappensToTheFileMovesNothing()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        start(workspace);
        workspace.window().showPage(QStringLiteral("limits"));
        QTRY_VERIFY(workspace.window().findChild<ui::LimitsPage*>()->isVisible());
        auto& session = workspace.session();
        const auto before = settledPlaces(workspace);
        const auto said = [&workspace](const char* part) {
            const auto bars = workspace.window().findChildren<MessageBar*>();
            return std::any_of(bars.begin(), bars.end(), [part](const MessageBar* bar) {
                return bar->isVisible() && bar->text().contains(QString::fromUtf8(part));
            });
        };

        session.edit([](const config::Document&) -> Result<std::vector<config::TextEdit>> {
            return tl::unexpected(Error{ErrorCode::InvalidArgument, "root", "no such thing"});
        });
        QTRY_VERIFY(said("no such thing"));
        compare(before, workspace, QStringLiteral("refused edit"));

        session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root"), 0}, "vcore", "401");
        });
        QTRY_VERIFY(session.isModified() && !session.isBusy());
        QVERIFY(!said("no such thing"));
        compare(before, workspace, QStringLiteral("edit"));

        QFile file(m_file);
        QVERIFY(file.open(QIODevice::Append));
        file.write("# by another program\n");
        file.close();
        QTRY_VERIFY(said("changed on disk"));
        compare(before, workspace, QStringLiteral("changed on disk"));

        QByteArray broken = QByteArray::fromStdString(session.revision()->text());
        session.type(session.revision(), broken.replace("queues:", "queues: [").toStdString(),
                     models::ConfigSession::TypingStep::New);
        QTRY_VERIFY(!session.isBusy() && !session.revision()->isReadable());
        compare(before, workspace, QStringLiteral("text that cannot be read"));
        session.undo();
        QTRY_VERIFY(!session.isBusy() && session.revision()->isReadable());
        compare(before, workspace, QStringLiteral("undone"));
    }

    void theNewestMessageComesFirstAndTheOthersAreListed()
    {
        QWidget window;
        ui::MessageStrip strip(new QLabel(QStringLiteral("quiet")), &window);
        auto* saved = new MessageBar;
        auto* failed = new MessageBar;
        auto* disk = new MessageBar;
        for (auto* bar : {saved, failed, disk})
            strip.addBar(bar);
        strip.resize(700, strip.sizeHint().height());
        window.resize(700, 100);
        window.show();
        QVERIFY(!strip.shownBar());
        const int height = strip.sizeHint().height();

        saved->showMessage(RowState::Normal, QStringLiteral("Saved."), {});
        QCOMPARE(strip.shownBar(), saved);
        disk->showMessage(RowState::Warning, QStringLiteral("Changed on disk."), {});
        failed->showMessage(RowState::Critical, QStringLiteral("Not saved."), {});
        disk->showMessage(RowState::Warning, QStringLiteral("Changed on disk."), {}); // no news
        QCOMPARE(strip.shownBar(), failed);
        QVERIFY(failed->isVisible() && !disk->isVisible());
        QCOMPARE(strip.sizeHint().height(), height);
        auto* list = childOf(strip, QStringLiteral("+2"));
        QVERIFY(list && list->isVisible());
        list->click();
        const auto* popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        QStringList texts;
        for (const auto* label : popup->findChildren<QLabel*>())
            texts << label->text();
        for (const char* text : {"Saved.", "Not saved.", "Changed on disk."})
            QVERIFY(texts.contains(QString::fromUtf8(text)));
        auto* show = childOf(*popup, QStringLiteral("Show"));
        QVERIFY(show);
        show->click();
        QCOMPARE(strip.shownBar(), disk); // of the others the newest

        disk->clearMessage();
        QCOMPARE(strip.shownBar(), failed);
        childNamedHide(*failed)->click();
        QCOMPARE(strip.shownBar(), saved);
        failed->showMessage(RowState::Critical, QStringLiteral("Not saved."), {}); // hidden by the user
        QCOMPARE(strip.shownBar(), saved);
        saved->setMuted(true);
        QVERIFY(!strip.shownBar());
    }

    void aMessageUnderThePointerStays()
    {
        QWidget window;
        ui::MessageStrip strip(new QLabel(QStringLiteral("quiet")), &window);
        auto* saved = new MessageBar;
        auto* failed = new MessageBar;
        strip.addBar(saved);
        strip.addBar(failed);
        strip.resize(700, strip.sizeHint().height());
        window.resize(700, 100);
        window.show();
        saved->showMessage(RowState::Normal, QStringLiteral("Saved."), QStringLiteral("Undo Save"));
        QEnterEvent enter({5, 5}, {5, 5}, {5, 5});
        strip.setAttribute(Qt::WA_UnderMouse);
        QApplication::sendEvent(&strip, &enter);
        failed->showMessage(RowState::Critical, QStringLiteral("Not saved."), QStringLiteral("Save Copy…"));
        QCOMPARE(strip.shownBar(), saved);
        strip.setAttribute(Qt::WA_UnderMouse, false);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&strip, &leave);
        QCOMPARE(strip.shownBar(), failed);
    }

private:
    void start(Workspace& workspace)
    {
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        options.openFile = m_file.toStdString();
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        QSignalSpy opened(&workspace.session(), &models::ConfigSession::opened);
        workspace.window().resize(1280, 800);
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(shown.count(), 1);
        QTRY_COMPARE(opened.count(), 1);
        pause(workspace); // rows come and go by themselves
    }

    static void pause(Workspace& workspace)
    {
        for (auto* action : workspace.window().findChildren<QAction*>()) {
            if (action->text() == QStringLiteral("&Pause Display")
                || action->text() == QStringLiteral("&Resume Display"))
                action->trigger();
        }
    }

    /// Once what is worked out in the background has arrived.
    static Places settledPlaces(Workspace& workspace)
    {
        Places places = placesOf(workspace.window());
        const auto isSettled = [&] {
            const auto now = placesOf(workspace.window());
            return moved(std::exchange(places, now), now).isEmpty();
        };
        const auto* live
            = workspace.window().findChild<models::LiveUsageWatch*>(); // widens a column of Limits
        const auto isKnown = [live] { return !live->parent()->property("visible").toBool() || live->live(); };
        [&] { QTRY_VERIFY(!workspace.session().isBusy() && isKnown() && isSettled() && isSettled()); }();
        return places;
    }

    void compare(const Places& before, Workspace& workspace, const QString& what)
    {
        const QStringList away = moved(before, placesOf(workspace.window()));
        QVERIFY2(away.isEmpty(), qPrintable(what + QStringLiteral(":\n") + away.join(u'\n')));
    }

    static QAbstractButton* childOf(const QWidget& parent, const QString& text)
    {
        for (auto* button : parent.findChildren<QAbstractButton*>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }

    static QAbstractButton* childNamedHide(const QWidget& bar)
    {
        for (auto* button : bar.findChildren<QAbstractButton*>()) {
            if (button->accessibleName() == QStringLiteral("Hide this notice"))
                return button;
        }
        return nullptr;
    }
};

QUOTADECK_TEST(TestMessageLayout, QApplication)
} // namespace tst_messagelayout

#include "tst_messagelayout.moc"

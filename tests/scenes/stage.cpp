// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/stage.h"

#include "core/config/diff/textdiff.h"
#include "models/document/versionstore.h"
#include "models/insight/explainsession.h"
#include "models/insight/impactsession.h"
#include "tests/scenes/legibility.h"
#include "ui/theme/textsize.h"
#include "ui/window/simulationbar.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QScreen>
#include <QTabBar>

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>
#include <utility>

namespace quotadeck::test {
namespace {
constexpr int kPatience = 60'000; ///< ms, for a machine that builds at the same time
constexpr int kLayout = 150; ///< ms, until a layout has settled
constexpr auto kStart
    = std::chrono::sys_days{std::chrono::November / 2 / 2026} + std::chrono::hours{8}; ///< the scenario's
constexpr std::chrono::minutes kWarmUp{15}; ///< of virtual time: queues wait for each other then
constexpr QSize kSmall{1280, 800};
constexpr QSize kLarge{1920, 1080};

/// A scene that cannot be set up is not to be looked at: ends the program after saying why.
void require(bool isGood, const QByteArray& what)
{
    if (isGood)
        return;
    QTest::qFail(what.constData(), __FILE__, __LINE__);
    throw std::runtime_error(what.toStdString());
}

ui::ThemeMode ofHighContrast(ui::ThemeMode theme)
{
    return theme == ui::ThemeMode::Dark ? ui::ThemeMode::DarkContrast : ui::ThemeMode::LightContrast;
}

QString pictureFolder()
{
    return qEnvironmentVariable("QUOTADECK_SCENES");
}

/// The busy cluster with @p configuration in place of its own.
QByteArray scenarioOf(const QByteArray& configuration)
{
    const QByteArray busy = bytesOf(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
    static const QByteArray kKey = "\nqueues: |\n";
    const auto start = busy.indexOf(kKey) + kKey.size();
    const auto end = busy.indexOf("\nusers:", start);
    return busy.left(start) + "  " + QByteArray(configuration).replace('\n', "\n  ")
        + QByteArray(busy.mid(end))
              .replace("queue: root.research.notebooks", "queue: root.adhoc"); // a parent here
}

/// What the screen shows of @p window and of what is open above it.
QImage pictureOf(QWidget& window)
{
    const QRect frame(window.mapToGlobal(QPoint()), window.size());
    if (QGuiApplication::platformName() == QLatin1String("xcb"))
        return window.screen()->grabWindow(0, frame.x(), frame.y(), frame.width(), frame.height()).toImage();
    QImage picture = window.grab().toImage();
    QPainter painter(&picture);
    for (auto* other : QApplication::topLevelWidgets()) {
        if (other != &window && other->isVisible())
            painter.drawPixmap(other->mapToGlobal(QPoint()) - frame.topLeft(), other->grab());
    }
    return picture;
}
} // namespace

QByteArray fullConfiguration()
{
    return bytesOf(QStringLiteral(QUOTADECK_TEST_DATA "/scenes/queues.yaml"));
}

Stage::Stage(app::Workspace::Memory memory)
    : m_memory(memory)
    , m_path(m_dir.filePath(QStringLiteral("queues.yaml")))
{
    if (const auto need = needOfScenes())
        m_reading.emplace(*need);
    // What the console keeps for itself goes with the stage.
    for (const char* home : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        qputenv(home, m_dir.filePath(QString::fromLatin1(home)).toUtf8());
    m_shared = std::make_unique<app::Shared>(m_dir.filePath(QStringLiteral("workspace.json")));
    startAgain();
}

Stage::~Stage() = default;

void Stage::startAgain()
{
    m_workspace.reset();
    m_workspace = std::make_unique<app::Workspace>(m_shared.get(), m_memory);
    session().setVersions(models::VersionStore(m_dir.filePath(QStringLiteral("versions"))));
    window().move(0, 0);
    window().resize(kSmall);
    window().show();
    [&] { QVERIFY(QTest::qWaitForWindowActive(&window())); }();
}

void Stage::start(const cli::WindowOptions& options)
{
    QSignalSpy shown(m_workspace.get(), &app::Workspace::firstDataShown);
    m_workspace->start(options);
    // At once: a simulation does not go on behind its past, however busy the machine is.
    Q_EMIT window().simulationBar()->playingChanged(false);
    [&] { QTRY_COMPARE(shown.count(), 1); }();
}

void Stage::simulate(Past past)
{
    const QString scenario = m_dir.filePath(QStringLiteral("busy.yaml"));
    writeBytes(scenario, scenarioOf(fullConfiguration()));
    simulate(scenario, past);
}

void Stage::showDemo()
{
    simulate(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"), Past::InSteps);
}

void Stage::simulate(const QString& scenario, Past past)
{
    cli::SimulatorSource source{scenario.toStdString()};
    if (past == Past::AtOnce)
        source.pastStep = kWarmUp;
    cli::WindowOptions options;
    options.source = source;
    start(options);
    const auto isWarm
        = [this] { return m_workspace->isUpToDate() && *m_workspace->shownTime() == kStart + kWarmUp; };
    require(QTest::qWaitFor(isWarm, kPatience), "the simulation does not stop after its warm-up");
}

void Stage::watch(const std::string& url)
{
    cli::WindowOptions options;
    options.source = cli::RestSource{{.url = url}};
    start(options);
}

void Stage::open(const QByteArray& text)
{
    writeBytes(m_path, text.isNull() ? fullConfiguration() : text);
    QSignalSpy opened(&session(), &models::ConfigSession::opened);
    Q_EMIT window().openRequested(m_path);
    require(QTest::qWaitFor([&] { return opened.count() == 1; }, kPatience), "the file is not opened");
    window().showPage(QStringLiteral("limits"));
}

void Stage::choose(const QString& path)
{
    window().page(QStringLiteral("limits"))->setScope({ui::Subject::Kind::Queue, path, {}});
}

void Stage::edit(const QByteArray& before, const QByteArray& after)
{
    const auto place = session().revision()->text().find(before.toStdString());
    require(place != std::string::npos, before);
    session().edit([=](const config::Document& document) -> Result<std::vector<config::TextEdit>> {
        std::string text(document.text());
        text.replace(text.find(before.toStdString()), static_cast<std::size_t>(before.size()),
                     after.toStdString());
        return config::lineEdits(document.text(), text);
    });
    require(QTest::qWaitFor([this] { return !session().isBusy(); }, kPatience), "the edit does not end");
}

void Stage::showPanel(const QString& start)
{
    for (auto* tabs : window().findChildren<QTabBar*>()) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->isVisible() && SceneLanguage::current().begins(tabs->tabText(tab), start)) {
                tabs->setCurrentIndex(tab);
                return;
            }
        }
    }
    require(false, start.toUtf8());
}

void Stage::setTheme(ui::ThemeMode mode)
{
    m_shared->theme.setMode(mode);
}

void Stage::setTextPercent(int percent)
{
    m_shared->theme.setTextPercent(percent);
}

void Stage::settle()
{
    const auto isBusy = [](const auto* job) { return job->isBusy(); };
    const auto isIdle = [&] {
        return !session().isBusy()
            && std::ranges::none_of(window().findChildren<models::ImpactSession*>(), isBusy)
            && std::ranges::none_of(window().findChildren<models::ExplainSession*>(), isBusy);
    };
    require(QTest::qWaitFor(isIdle, kPatience), "something goes on and on");
    QTest::qWait(kLayout);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

QStringList Stage::complaints(const QString& scene)
{
    struct Look
    {
        const char* suffix;
        ui::ThemeMode theme;
        QSize size;
    };
    // Without pictures the tightest in one theme and the widest in the other tell what can be told.
    static constexpr std::array kLooks{
        Look{"light-small", ui::ThemeMode::Light, kSmall}, Look{"dark-large", ui::ThemeMode::Dark, kLarge},
        Look{"dark-small", ui::ThemeMode::Dark, kSmall}, Look{"light-large", ui::ThemeMode::Light, kLarge}};
    const bool hasPictures = !pictureFolder().isEmpty();
    const auto need = needOfScenes();
    if (need == Need::LargeText)
        setTextPercent(ui::kMostTextPercent);
    QStringList found;
    for (const auto& look : std::span(kLooks).first(hasPictures ? kLooks.size() : 2)) {
        if (need == Need::LargeText && look.size != kLarge) // it needs the room
            continue;
        setTheme(need == Need::Contrast ? ofHighContrast(look.theme) : look.theme);
        window().resize(look.size);
        settle();
        for (const auto& complaint : illegibleTexts())
            found << QStringLiteral("%1, %2: %3").arg(scene, QLatin1String(look.suffix), complaint);
        if (const QString fault = keepPicture(QStringLiteral("%1-%2").arg(scene, QLatin1String(look.suffix)));
            !fault.isEmpty())
            found << fault;
    }
    return found;
}

QString Stage::keepPicture(const QString& name)
{
    if (pictureFolder().isEmpty())
        return {};
    const QString file = QDir(pictureFolder()).filePath(name + QStringLiteral(".png"));
    return pictureOf(window()).save(file) ? QString() : file + QStringLiteral(" cannot be written");
}

void clickButton(const QString& text)
{
    for (auto* widget : QApplication::topLevelWidgets()) {
        for (auto* button : widget->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && SceneLanguage::current().isNamed(button->text(), text)) {
                require(button->isEnabled(), text.toUtf8());
                button->click();
                return;
            }
        }
    }
    require(false, text.toUtf8());
}

void triggerAction(const QWidget& parent, const QString& text)
{
    for (auto* action : parent.findChildren<QAction*>()) {
        if (SceneLanguage::current().isNamed(action->text(), text)) {
            require(action->isEnabled(), text.toUtf8());
            action->trigger();
            return;
        }
    }
    require(false, text.toUtf8());
}
} // namespace quotadeck::test

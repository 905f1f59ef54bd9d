// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/workspace.h"
#include "tests/scenes/reading.h"
#include "tests/scenes/scenelanguage.h"
#include "tests/support/limitsfixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>

namespace quotadeck::test {
/// The console on a stage: a window with a commented configuration of full size, brought into one state, which is then
/// looked at in both themes and sizes, or as the need of needOfScenes() asks. Pictures are written to the folder that QUOTADECK_SCENES
/// names, if any.
///
/// Threading: GUI thread. Ownership: files live in a folder of its own that goes with it.
class Stage
{
public:
    explicit Stage(app::Workspace::Memory memory = app::Workspace::Memory::Ignore);
    ~Stage();
    Q_DISABLE_COPY_MOVE(Stage)

    /// How the window gets to a while after the start of a scenario.
    enum class Past {
        InSteps, ///< as for a user: charts, events and samples have a past
        AtOnce, ///< for pages that show the present alone: the same snapshot, which takes half of the time
    };
    /// Shows the busy cluster, simulated with the configuration of the file, a while after its start.
    void simulate(Past past = Past::InSteps);
    /// Shows the busy cluster as it comes with the program, likewise.
    void showDemo();
    /// Shows the scheduler at @p url.
    void watch(const std::string& url);
    /// Opens the file, with @p text when it is not to hold the full configuration, on the limits page.
    void open(const QByteArray& text = {});
    /// Selects the queue of @p path in outline, form and text.
    void choose(const QString& path);
    /// Makes @p after stand in the edited text where @p before does for the first time.
    void edit(const QByteArray& before, const QByteArray& after);
    void showPanel(const QString& start); ///< of the limits editor, by the start of its title

    /// Waits until nothing is under way and the layouts have settled.
    void settle();
    /// Settles, looks at every theme and size, and returns what cannot be read there: texts cut without a mark, widgets
    /// outside of their window.
    [[nodiscard]] QStringList complaints(const QString& scene);

    void setTheme(ui::ThemeMode mode);
    void setTextPercent(int percent);
    /// Writes what is shown to the folder of the pictures, if there is one; what failed, or nothing.
    [[nodiscard]] QString keepPicture(const QString& name);

    [[nodiscard]] ui::MainWindow& window() { return m_workspace->window(); }
    [[nodiscard]] app::Workspace& workspace() { return *m_workspace; }
    [[nodiscard]] app::Shared& shared() { return *m_shared; } ///< with other windows
    [[nodiscard]] models::ConfigSession& session() { return m_workspace->session(); }
    [[nodiscard]] const QString& path() const { return m_path; } ///< of the file
    [[nodiscard]] QString pathOf(const QString& name) const { return m_dir.filePath(name); }
    /// A visible text of the window, in a widget of type @p Label, has the words of the text with @p part in the sources.
    template <typename Label>
    [[nodiscard]] bool isTold(const QString& part)
    {
        const auto labels = window().findChildren<Label*>();
        return std::ranges::any_of(labels, [&](const auto* label) {
            return label->isVisible() && SceneLanguage::current().mentions(label->text(), part);
        });
    }
    /// Lets the window go, and starts with what it has left behind.
    void startAgain();

private:
    void start(const cli::WindowOptions& options);
    void simulate(const QString& scenario, Past past);

    SceneLanguage m_language; ///< first: windows are made in it
    std::optional<Reading> m_reading; ///< likewise
    QTemporaryDir m_dir;
    app::Workspace::Memory m_memory;
    QString m_path;
    std::unique_ptr<app::Shared> m_shared;
    std::unique_ptr<app::Workspace> m_workspace;
};

/// The configuration of the file as it is at first.
[[nodiscard]] QByteArray fullConfiguration();

/// Texts and names below are those of the sources, whatever the language of the window is.
/// Clicks the button of this text that can be seen, in the window or a dialog.
void clickButton(const QString& text);
void triggerAction(const QWidget& parent, const QString& text);
/// The first that can be seen of this kind and accessible name.
template <typename Widget>
Widget* seen(const QWidget& parent, const QString& name)
{
    for (auto* child : parent.findChildren<Widget*>()) {
        if (child->isVisible() && SceneLanguage::current().isNamed(child->accessibleName(), name))
            return child;
    }
    return nullptr;
}

/// The first of this kind and accessible name, or text of a button, seen or not.
template <typename Widget>
Widget* named(const QWidget& parent, const QString& name)
{
    for (auto* child : parent.findChildren<Widget*>()) {
        bool isNamed = SceneLanguage::current().isNamed(child->accessibleName(), name);
        if constexpr (std::is_base_of_v<QAbstractButton, Widget>)
            isNamed = isNamed || SceneLanguage::current().isNamed(child->text(), name);
        if (isNamed)
            return child;
    }
    return nullptr;
}
} // namespace quotadeck::test

/// Looks at the scene of this test's name, and fails with all that is wrong with it.
#define LOOK(stage)                                                                                          \
    do {                                                                                                     \
        const auto found = (stage).complaints(QString::fromLatin1(QTest::currentTestFunction()));            \
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));                                            \
    } while (false)

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/link.h"

#include <QObject>

#include <optional>

namespace quotadeck::ui {
class MainWindow;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
class SourceController;

/// Shows in one window what links lead to, once its data is there, and names the source of links to what is shown.
///
/// Ownership: what it is given outlives it. Threading: GUI thread; never waits.
class LinkOpener final : public QObject
{
    Q_OBJECT
public:
    LinkOpener(const Models* models, ui::MainWindow* window, SourceController* source,
               QObject* parent = nullptr);

    /// Opens the source of @p link, a scenario or recording, unless it is shown, and shows the rest. A saved connection is the caller's.
    void open(const link::Link& link);
    /// Shows what @p link leads to in the source of the window, which may still be opening.
    void show(const link::Link& link);

private:
    /// What links to the data on screen name.
    [[nodiscard]] link::Source source() const;
    void proceed();
    [[nodiscard]] bool isOfShownSource() const;
    /// The window shows the moment and the partition of the link. Else they are on their way.
    [[nodiscard]] bool isThere();

    const Models* m_models; // not owned, as the next two
    ui::MainWindow* m_window;
    SourceController* m_source;
    std::optional<link::Link> m_link; ///< waits for data; not set: none does
    bool m_isPartitionAsked = false;
    std::optional<SystemTime> m_sample; ///< of the recording, which was asked for; not set: none was
};
} // namespace quotadeck::app

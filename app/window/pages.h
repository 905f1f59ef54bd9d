// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quotadeck::ui {
class ApplicationsPage;
class ChartsPage;
class ConnectionsPage;
class ElasticPage;
class LimitsPage;
class MainWindow;
class SimulatePage;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
class PastSeries;

/// The pages of a window, in the order of its list, but for that of reports, which comes with its controller. Here are
/// those that controllers work with.
///
/// Ownership: the window owns the pages.
struct Pages
{
    /// Creates the pages, connects those that work together and adds them to @p window. @p past is nullptr where no
    /// history is kept. @p models outlive the window.
    Pages(Models& models, PastSeries* past, ui::MainWindow* window);

    ui::ApplicationsPage* applications;
    ui::LimitsPage* limits;
    ui::ChartsPage* charts;
    ui::ElasticPage* elastic;
    ui::SimulatePage* simulate;
    ui::ConnectionsPage* connections;
};
} // namespace quotadeck::app

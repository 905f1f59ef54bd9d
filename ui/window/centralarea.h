// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QPointer>
#include <QStackedWidget>
#include <QWidget>

class QSplitter;
class QVBoxLayout;

namespace quotadeck::ui {
class MomentBar;
class NavigationRail;
class Page;
class SimulationBar;
class StartPage;

/// The pages of the window. Needs as much room as the shown one: a page with a wide bar takes none from what stands
/// beside the others.
class PageStack final : public QStackedWidget
{
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
};

/// The sizes and columns that pages begin with, to go back to.
class LayoutDefaults
{
public:
    /// Notes those of @p page, which nobody has changed yet.
    void note(const QWidget& page);
    /// Restores those of all pages that were noted. What a page has made since then is not known.
    void restore() const;

private:
    struct Sizes
    {
        QPointer<QSplitter> splitter;
        QByteArray state;
    };
    QList<Sizes> m_sizes;
    QList<QPointer<const QWidget>> m_pages;
};

/// What the window has between its tool bar and its status bar: the rail, the bars of a recording and of a simulation, below them the
/// page that is shown, or the start page, and panels that were added.
class CentralArea final : public QWidget
{
    Q_OBJECT
public:
    explicit CentralArea(QWidget* parent);

    void addPage(Page* page, const QString& keys);
    /// Puts @p panel, which becomes a child, below the pages.
    void addPanel(QWidget* panel);
    [[nodiscard]] const QList<QWidget*>& panels() const { return m_panels; }
    /// Shows @p shown, the page @p index; -1: the start page.
    void show(QWidget* shown, int index);
    /// The index of the page that is shown; -1: the start page is.
    [[nodiscard]] int current() const;
    [[nodiscard]] QWidget* shown() const;

    [[nodiscard]] NavigationRail* rail() const { return m_rail; }
    [[nodiscard]] MomentBar* momentBar() const { return m_momentBar; }
    [[nodiscard]] SimulationBar* simulationBar() const { return m_simulationBar; }
    [[nodiscard]] StartPage* startPage() const { return m_start; }
    /// Notes the sizes and columns of @p page, for resetLayout().
    void noteLayout(const QWidget& page) { m_layout.note(page); }
    /// Restores the sizes and columns of all pages.
    void resetLayout() const { m_layout.restore(); }

Q_SIGNALS:
    /// The user wants to see the page @p index.
    void chosen(int index);

private:
    NavigationRail* m_rail; // not owned, as all below: children
    MomentBar* m_momentBar;
    SimulationBar* m_simulationBar;
    PageStack* m_stack;
    StartPage* m_start;
    QVBoxLayout* m_column;
    QList<QWidget*> m_panels;
    LayoutDefaults m_layout;
};
} // namespace quotadeck::ui

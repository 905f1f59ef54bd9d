// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/sourcestatus.h"
#include "models/common/roles.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QList>
#include <QMetaType>
#include <QString>
#include <QVariantMap>
#include <QWidget>

namespace quotadeck::ui {
/// What the selection is about, whichever page it was made on.
struct Subject
{
    enum class Kind { None, Queue, User, Group, Application, Node, ElasticGroup };

    Kind kind = Kind::None;
    QString name; ///< a queue's path, the name of a user, group or elastic quota group, an application's id
    QString queue; ///< of a user or group: the queue looked at; empty = all

    friend bool operator==(const Subject&, const Subject&) = default;
};

/// A subject, and the resource type that its figures are of.
struct ShownSubject
{
    Subject subject;
    QString type; ///< empty: none is known

    friend bool operator==(const ShownSubject&, const ShownSubject&) = default;
};

/// One page of the main window. The window shows it, sets what applies to all pages and forwards its selection.
///
/// Ownership: the window's once added. Pages do not own the models they show.
class Page : public QWidget
{
    Q_OBJECT
public:
    /// What menus of the window do on the page that is shown.
    enum class Command { Undo, Redo, Save, SaveCopy, Unlock };

    /// @p id names the page in saved state and on the command line; @p title is shown in the rail.
    Page(QString id, QString title, Icon icon, QWidget* parent = nullptr);

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] Icon railIcon() const { return m_icon; }

    /// Moves the keyboard focus to the filter field, or to what comes nearest.
    virtual void focusFilter();
    /// What the menu calls that here.
    [[nodiscard]] virtual QString filterTitle() const;
    /// The resource type that numbers are of, or "dominant".
    virtual void setResource(const QString& type);
    /// What is known now, for texts about what is missing; nullptr before anything was read. Models are fed by
    /// somebody else. Lives for the call only.
    virtual void setPartition(const PartitionSnapshot* partition);
    /// How reading goes, for a page that shows why it has nothing to show.
    virtual void setSource(const SourceStatus& status);
    /// The selection of another page.
    virtual void setSubject(const Subject& subject);
    /// Narrows the page to @p subject, on the request of another page.
    virtual void setScope(const Subject& subject);
    /// What the page is narrowed to or asks about; of no kind: nothing.
    [[nodiscard]] virtual Subject scope() const;
    /// What is selected here, for pages whose selection no other page follows as well.
    [[nodiscard]] virtual Subject selected() const;
    /// Adds @p actions, not owned, to the menu of the page's table, where it has one.
    virtual void setTableActions(const QList<QAction*>& actions);
    /// Enters @p text in the filter field, on the request of another page; nothing where there is none.
    virtual void setFilterText(const QString& text);
    /// What is in the filter field; empty where there is none.
    [[nodiscard]] virtual QString filterText() const;
    /// The places of the file that is open on the page, to go to with setScope().
    [[nodiscard]] virtual QList<Subject> filePlaces() const;
    /// What the page does for @p command of a menu; nullptr: nothing. The page's.
    [[nodiscard]] virtual QAction* commandAction(Command command) const;
    /// Shows @p subjects as well from now on, on the request of another page.
    virtual void addSubjects(const QList<ShownSubject>& subjects);
    /// An earlier moment of a source that goes on is shown, or its present again.
    virtual void setPast(bool /*isPast*/) { }
    /// Stops following the source, without forgetting what comes meanwhile.
    virtual void setPaused(bool isPaused);
    /// Whether what the source reported last is stale by now: tables of it are dim then.
    virtual void setStale(bool isStale);
    /// False for a page that is not about the selection; the inspector stays away from it.
    [[nodiscard]] virtual bool hasSubject() const;
    /// What the keys for the next and the previous pane go through, in order; those that are hidden are left out.
    [[nodiscard]] virtual QList<QWidget*> focusStops();
    /// Whether the page has columns that can be hidden.
    [[nodiscard]] virtual bool hasColumns() const;
    /// Shows the columns that are hidden at first, where there are any.
    virtual void showAllColumns();

    /// Filter, columns and order of the page, or its charts, for saving under a name; empty: the page has no views.
    [[nodiscard]] virtual QVariantMap view() const;
    /// Ignores what it does not know.
    virtual void showView(const QVariantMap& view);

    [[nodiscard]] virtual QVariantMap saveState() const;
    /// Ignores what it does not know.
    virtual void restoreState(const QVariantMap& state);

    /// What was chosen for the present source alone: another source has its own.
    [[nodiscard]] virtual QVariantMap saveSourceState() const;
    /// An empty @p state is that of a source that was never shown.
    virtual void restoreSourceState(const QVariantMap& state);

Q_SIGNALS:
    void subjectChanged(const quotadeck::ui::Subject& subject);
    /// Two users or groups are selected together, of whom one is the subject; of no kind: no longer.
    void comparisonChanged(const quotadeck::ui::Subject& left, const quotadeck::ui::Subject& right);
    /// The page called @p id is to be shown, narrowed to @p scope.
    void pageRequested(const QString& id, const quotadeck::ui::Subject& scope);
    /// The page called @p id is to be shown, with @p filter in its filter field.
    void filterRequested(const QString& id, const QString& filter);
    /// A link to this page with @p subject selected is to be put on the clipboard.
    void linkRequested(const quotadeck::ui::Subject& subject);
    /// The charts are to be shown, with @p subjects in them.
    void chartRequested(const QList<quotadeck::ui::ShownSubject>& subjects);
    /// The window is to show @p text; empty: no more.
    void noticeRequested(quotadeck::models::RowState state, const QString& text);

private:
    QString m_id;
    QString m_title;
    Icon m_icon;
};

/// Whether @p page, nullptr for none, can do @p command now.
[[nodiscard]] inline bool canRun(const Page* page, Page::Command command)
{
    const QAction* action = page ? page->commandAction(command) : nullptr;
    return action && action->isEnabled();
}

/// Does it, if it can be done.
inline void run(const Page* page, Page::Command command)
{
    if (canRun(page, command))
        page->commandAction(command)->trigger();
}
} // namespace quotadeck::ui

Q_DECLARE_METATYPE(quotadeck::ui::Subject)
Q_DECLARE_METATYPE(quotadeck::ui::ShownSubject)

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/editedfile.h"
#include "ui/document/fileheader.h"
#include "ui/pages/page.h"

#include <QTabWidget>

#include <functional>
#include <string>

class QAction;
class QStackedWidget;

namespace quotadeck::models {
class InstanceWatch;
class RecoveryFiles;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ChangesPanel;
class DiskChanges;
class DiskMerge;
class EditRecovery;
class ElidedLabel;
class FileSaving;
class FindBar;
class MessageBar;
class MessageStrip;
class ProblemsPanel;
class ReviewDetails;
class TextPane;
class UnsavedEdits;
class VersionsPanel;
class YamlView;

/// The panels below the editor of a file, each named with how much is in it: problems, changes, versions.
/// Ownership: the file is the caller's and outlives it.
class DocumentPanels final : public QTabWidget
{
    Q_OBJECT
public:
    explicit DocumentPanels(models::EditedFile* file, QWidget* parent = nullptr);

    [[nodiscard]] ProblemsPanel* problems() const { return m_problems; }
    [[nodiscard]] ChangesPanel* changes() const { return m_changes; }
    [[nodiscard]] VersionsPanel* versions() const { return m_versions; }
    /// Brings @p panel to the front, with the focus.
    void enter(QWidget* panel);
    /// Shows how @p other, which @p title names, differs from the edited text, until that is settled.
    void compareForNow(const QString& title, const std::string& other);
    /// Updates the numbers in the tabs.
    void showCounts();

private:
    ProblemsPanel* m_problems; // not owned, as the next two: children
    ChangesPanel* m_changes;
    VersionsPanel* m_versions;
};

/// A page that edits a file, whatever kind of document it is: header and actions, messages and questions about the file,
/// review before a save, changes on disk, recovery, the text with find and replace, and the panels below. A page of one
/// kind adds its views and arranges all of them.
/// Ownership: the file is the caller's and outlives the page.
class DocumentPage : public Page
{
    Q_OBJECT
public:
    /// Offers what @p recovery, not owned, finds.
    void setRecovery(models::RecoveryFiles* recovery);
    /// Names other instances that edit the file, as @p watch, not owned, reports.
    void setInstances(const models::InstanceWatch* watch);
    [[nodiscard]] bool hasSubject() const override { return false; }
    [[nodiscard]] QAction* commandAction(Command command) const override;

    /// Calls @p next once there is nothing unsaved, or the user has saved it, had it kept, or given it up; never when the
    /// user rather goes on editing. What is being typed counts.
    virtual void afterEdits(const std::function<void()>& next);
    /// Whether nothing came to be unsaved since the last afterEdits() that the user was not asked about.
    [[nodiscard]] virtual bool isSettled();

Q_SIGNALS:
    void openRequested(); ///< the user wants to choose a file
    void applyRequested(); ///< to the cluster; the text is complete, with what was being typed
    void askingAboutEdits(); ///< the page should be on screen for that, and for what comes of the answer

protected:
    DocumentPage(QString id, QString title, Icon icon, models::EditedFile* file, QWidget* parent);

    [[nodiscard]] FileActions* fileActions() const { return m_actions; }
    [[nodiscard]] FileHeader* header() const { return m_header; }
    [[nodiscard]] FileMessages* messages() const { return m_messages; }
    [[nodiscard]] DocumentPanels* panels() const { return m_panels; }
    [[nodiscard]] YamlView* textView() const;
    [[nodiscard]] FindBar* findBar() const;
    /// The text below its find bar; to be put somewhere by the page.
    [[nodiscard]] TextPane* textPane() const { return m_text; }
    /// Lays the page out: @p start is there before a file is open, @p editor then.
    void setViews(QWidget* start, QWidget* editor);
    void showEditor(bool isShown);
    /// Puts @p bar among those about the file.
    void addBar(MessageBar* bar);
    /// Shows the file, with header and actions as they are to be now.
    void showFile(bool isEditingField);
    /// Shows @p name instead of the file, and @p fact instead of its path. There are no messages about the file
    /// meanwhile, but what came of the last thing.
    void showOther(const QString& name, const QString& fact);
    /// Brings the problems to the front.
    void showProblems();
    /// Hands what is being typed in the text or a field to the file.
    void commitInput();
    /// applyRequested() follows, when the file has taken what is being typed.
    void requestApply();

    /// What the kind of document adds to the review before a save.
    [[nodiscard]] virtual ReviewDetails* newReview() = 0;
    /// Hands what is being typed in a field to the file.
    virtual void commitFields() = 0;
    /// Makes the text visible, for a match or a problem in it.
    virtual void showText() { }
    /// As afterEdits(), for the edits of other files that belong to this one, such as its assertions.
    virtual void afterOtherEdits(const std::function<void()>& next) { next(); }
    /// Called when busy, typing or writing may have changed what header and actions show.
    virtual void showVerdict() = 0;

private:
    void createActions();
    /// Of the actions that need the file on screen.
    void setActionsEnabled(bool isEnabled);
    void connectFlows();
    void connectPanels();
    /// Those that are about the file as it stands.
    [[nodiscard]] QList<MessageBar*> fileBars() const;
    void proceedToApply();
    void openCopy(const QString& path, const models::TextPtr& text);

    models::EditedFile* m_file; // not owned
    FileActions* m_actions; // not owned, as all below: children
    QAction* m_validate = nullptr;
    QAction* m_showChanges = nullptr;
    QAction* m_saveCopy = nullptr;
    FileHeader* m_header;
    FileMessages* m_messages;
    DiskMerge* m_merging;
    DiskChanges* m_disk;
    EditRecovery* m_recovery;
    FileSaving* m_saving;
    UnsavedEdits* m_leaving;
    MessageBar* m_instances; ///< names the other instances that edit the file
    ElidedLabel* m_fact; ///< the path of the file, in whose place the messages stand
    MessageStrip* m_strip;
    DocumentPanels* m_panels;
    TextPane* m_text;
    QStackedWidget* m_stack;
    bool m_isApplyRequested = false;
};

/// What a page shows before a file is open: what it is for, and ways to begin. A way that is not there is not shown.
class StartPane final : public QWidget
{
    Q_OBJECT
public:
    /// @p ways are not owned.
    StartPane(Icon icon, const QString& title, const QString& text, const QList<QAction*>& ways,
              QWidget* parent = nullptr);
};
} // namespace quotadeck::ui

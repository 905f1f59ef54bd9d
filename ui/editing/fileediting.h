// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/filesession.h"
#include "ui/editing/fileactions.h"

#include <QObject>

#include <functional>

namespace quotadeck::models {
class InstanceWatch;
}

namespace quotadeck::ui {
class DiskChanges;
class ElidedLabel;
class FileHeader;
class FileMessages;
class UnsavedEdits;
class DiskMerge;
class MessageBar;
class MessageStrip;
class EditRecovery;
class FileSaving;

/// What a page does with the file it edits: header, actions, and a strip for the messages and questions about the
/// file.
/// Ownership: session and page are the caller's and outlive it; the page owns the widgets.
class FileEditing final : public QObject
{
    Q_OBJECT
public:
    FileEditing(models::FileSession* session, QWidget* page);

    [[nodiscard]] FileActions* actions() const { return m_actions; }
    [[nodiscard]] FileHeader* header() const { return m_header; }
    [[nodiscard]] FileMessages* messages() const { return m_messages; }
    [[nodiscard]] FileSaving* saving() const { return m_saving; }
    [[nodiscard]] EditRecovery* recovery() const { return m_recovery; }
    /// Shows which other instances edit the file, as @p watch, not owned, reports.
    void setInstances(const models::InstanceWatch* watch);
    /// The path of the file, in whose place the messages about it stand; for the top of the page, which may add its own.
    [[nodiscard]] MessageStrip* strip() const { return m_strip; }
    /// Shows the file, with header and actions as they are to be now.
    void show(const OpenInput& input);
    /// Shows @p name instead of the file, and @p fact instead of its path. There are no messages about the file
    /// meanwhile, but what came of the last thing.
    void showOther(const QString& name, const QString& fact);
    /// Calls @p next once there is nothing unsaved, UnsavedEdits::request(); what is being typed counts.
    void afterEdits(const std::function<void()>& next);
    /// Whether nothing came to be unsaved since the last afterEdits(), UnsavedEdits::isSettled(); what is being typed counts.
    [[nodiscard]] bool isSettled();

Q_SIGNALS:
    void aboutToUse(); ///< what is being typed is to be handed to the session
    void asking(); ///< about edits of the file, which should be on screen then
    /// The user wants to see how the edited text differs from @p other, which @p base names.
    void compareRequested(const QString& base, const std::string& other);

private:
    void connectFlows();
    /// Those that are about the file as it stands.
    [[nodiscard]] QList<MessageBar*> fileBars() const;
    void openCopy(const QString& path, const models::TextPtr& text);

    models::FileSession* m_session; // not owned, as the rest: the page's
    FileActions* m_actions;
    FileHeader* m_header;
    FileMessages* m_messages;
    DiskMerge* m_merging;
    DiskChanges* m_disk;
    EditRecovery* m_recovery;
    FileSaving* m_saving;
    UnsavedEdits* m_leaving;
    MessageBar* m_instances; ///< names the other instances that edit the file
    ElidedLabel* m_fact;
    MessageStrip* m_strip;
};
} // namespace quotadeck::ui

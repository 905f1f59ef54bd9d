// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/textedit.h"
#include "models/common/latestjob.h"
#include "models/elastic/elasticstate.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <deque>
#include <functional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A file of ElasticQuota manifests being edited: its text, verdict and runtimes, undo stack, and the way back to disk.
///
/// Shape:     the text is the only truth. A change of a group becomes the smallest edit of the text, which is then read,
///            judged and solved again before it becomes the current state.
/// Threading: lives on the GUI thread; reading, solving and writing run in the background. What is asked for meanwhile
///            waits in line, nothing is lost.
/// Errors:    a refused edit or a failed read or save changes nothing and is reported by a signal.
class ElasticSession final : public QObject
{
    Q_OBJECT
public:
    /// Makes a group the wished one; its name stays.
    using Change = std::function<void(elastic::QuotaGroup&)>;

    explicit ElasticSession(QObject* parent = nullptr);
    ~ElasticSession() override;

    /// Reads @p path in place of the current file; unsaved edits, hasUnsavedEdits(), are dropped, so ask first. @p total is
    /// what the cluster of this file has, as far as it is known.
    void open(const QString& path, const Resource& total = {});
    /// Reads the current file again, of the same cluster.
    void reload();
    void change(std::string group, Change change);
    /// Makes @p edits, which are for the text of the current state; refused once it is another.
    void splice(std::vector<config::TextEdit> edits);
    void undo();
    void redo();
    /// What the cluster has of @p type; nothing: not known. No part of the file.
    void setTotal(ResourceType type, std::optional<Quantity> amount);
    /// Writes the text that the edits under way give, if isSavable() then. The file is the old or the new one at any
    /// moment, never a mixture.
    void save();

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Null before the first file was read.
    [[nodiscard]] const ElasticStatePtr& state() const { return m_state; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    [[nodiscard]] bool isModified() const;
    /// Modified, or about to be by an edit under way.
    [[nodiscard]] bool hasUnsavedEdits() const;
    /// Modified, nothing pending, and the cluster would accept it.
    [[nodiscard]] bool isSavable() const;
    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }

Q_SIGNALS:
    void opened(); ///< a new file is the current one; stateChanged() follows
    void stateChanged(); ///< text, verdict, runtimes, or what undo and save may do
    void busyChanged();
    void editRefused(const quotadeck::Error& error);
    void openFailed(const quotadeck::Error& error); ///< the file before stays open
    void saved();
    void saveFailed(const quotadeck::Error& error);
    void changedOnDisk(); ///< by someone else; the edits are kept

private:
    enum class RequestKind { Change, Splice, Undo, Redo, Total, Save };
    struct Request
    {
        RequestKind kind = RequestKind::Change;
        std::string group; ///< of a change, as the next
        Change change;
        ResourceType type{"cpu"}; ///< of a total, as the next
        std::optional<Quantity> amount;
        std::vector<config::TextEdit> edits = {}; ///< of a splice, as the next
        std::string base = {}; ///< the text that they are for
    };

    void enqueue(Request request);
    void startNextRequest();
    void start(Request request);
    void startSaving();
    void finishRequest(RequestKind kind, const Result<ElasticStatePtr>& state);
    void finishReading(const QString& path, const Result<ElasticStatePtr>& state);
    void finishSaving(const Result<ElasticStatePtr>& state);
    void watchFile();
    void compareWithDisk();
    void setBusy(bool busy);

    QString m_path;
    ElasticStatePtr m_state;
    std::string m_savedText; ///< what the file held when it was last read or written
    std::vector<std::string> m_undo; ///< texts before the current one
    std::vector<std::string> m_redo; ///< and after it
    std::deque<Request> m_requests;
    bool m_isBusy = false;
    bool m_isEditing = false; ///< what makes it busy changes the text
    bool m_isComparisonDue = false; ///< somebody wrote the file while it was busy

    QFileSystemWatcher m_watcher;
    LatestJob m_job{this}; ///< reading, editing and saving exclude each other; opening drops what runs
    LatestJob m_compareJob{this};
};
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/diff/threewaymerge.h"
#include "core/config/edit/document.h"
#include "core/config/rules/validator.h"
#include "models/common/filesession.h"
#include "models/common/versionstore.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
/// How many problems one queue has.
struct ProblemCount
{
    int errors = 0;
    int warnings = 0;
};

/// One state of an edited configuration. Immutable, shared between threads.
struct ConfigRevision
{
    config::Document document; ///< with the text, readable or not
    config::Verdict verdict;
    /// The partitions as the scheduler works with them, root included; empty when the text is not readable.
    std::vector<config::PartitionConfig> partitions;
    std::unordered_map<std::string, ProblemCount> problems; ///< by the queue's path as spelled
    config::DisabledContent disabled; ///< what is switched off

    [[nodiscard]] const std::string& text() const { return document.text(); }
    [[nodiscard]] bool isReadable() const { return document.config() != nullptr; }
};

using ConfigRevisionPtr = std::shared_ptr<const ConfigRevision>;

/// A configuration file being edited: its text, verdict, undo stack, and the way back to disk.
///
/// Shape:     the text is the only truth. An edit is an operation on the document that yields text splices; the
///            result is read and validated again before it becomes the current revision.
class ConfigSession final : public FileSession
{
    Q_OBJECT
public:
    /// Turns the document into the wished one, or says why it cannot.
    using Operation = std::function<Result<std::vector<config::TextEdit>>(const config::Document&)>;

    /// Whether typing goes on, or starts a step of its own for undo().
    enum class TypingStep { New, Same };

    struct SettledConflict
    {
        config::MergeConflict conflict;
        config::MergeSide side = config::MergeSide::Ours;
    };

    explicit ConfigSession(QObject* parent = nullptr);
    ~ConfigSession() override;

    /// Keeps a version of every text that is saved, and of the one that it replaces, from now on.
    void setVersions(VersionStore versions) { m_versions = std::move(versions); }
    [[nodiscard]] const VersionStore& versions() const { return m_versions; }

    /// Reads @p path in place of the current file; unsaved edits, hasUnsavedEdits(), are dropped, so ask first.
    void open(const QString& path);
    void openAs(const QString& path) override { open(path); }
    void replaceText(std::string text) override;
    void edit(Operation operation);
    /// Makes @p text the current one, which somebody typed when @p base was. Of texts of one step that wait only the
    /// newest counts; edits made meanwhile are kept, config::rebased().
    void type(ConfigRevisionPtr base, std::string text, TypingStep step);
    void undo() override;
    void redo() override;

    /// Brings in what somebody else wrote to the file: what only one side changed is taken. Conflicts are left to the
    /// user: mergeConflicts() tells them, and @p settled is what they came to.
    void mergeFromDisk(std::vector<SettledConflict> settled = {});

    /// Null before the first file was read.
    [[nodiscard]] const ConfigRevisionPtr& revision() const { return m_revision; }
    [[nodiscard]] TextPtr text() const override;
    [[nodiscard]] const config::Verdict& verdict() const override { return m_revision->verdict; }
    [[nodiscard]] bool canUndo() const override { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const override { return !m_redo.empty(); }

Q_SIGNALS:
    /// The text of the file that is being opened is there; what is to be said of it follows, with opened().
    void textRead(const QString& path, const std::string& text);
    void mergeConflicts(const std::vector<quotadeck::config::MergeConflict>& conflicts);
    void mergeFailed(const quotadeck::Error& error);

private:
    using Splices = std::vector<config::TextEdit>;
    enum class StepKind { Edit, Undo, Redo };
    struct Edited
    {
        ConfigRevisionPtr revision;
        Splices inverse;
    };

    /// Either a merged text or the conflicts that are to be settled first.
    struct Merged
    {
        std::vector<config::MergeConflict> conflicts;
        Edited edited;
    };
    static Result<Merged> mergeOf(const ConfigRevisionPtr& revision, const std::string& base,
                                  const std::string& theirs, const std::vector<SettledConflict>& settled);

    void startEditing(StepKind kind, Operation operation);
    [[nodiscard]] bool startUndoing(StepKind kind);
    void startTyping(const ConfigRevisionPtr& base, std::string text, TypingStep step);
    void startMerging(std::vector<SettledConflict> settled);
    void finishMerging(const std::string& theirs, const Result<Merged>& merged);
    void finishEditing(StepKind kind, const Result<Edited>& edited);
    void finishTyping(const ConfigRevisionPtr& stepBase, const Edited& edited);
    void judge(const QString& path, const Result<std::string>& text);
    void take(const QString& path, const ConfigRevisionPtr& revision);
    [[nodiscard]] std::function<Written()> writer(Writing what, const std::string& expected,
                                                  const std::string& text, const QString& message) override;

    VersionStore m_versions{{}};
    ConfigRevisionPtr m_revision;
    ConfigRevisionPtr m_typingBase; ///< before what was typed last; null when something else was done since
    Ticket m_typingTicket = 0; ///< of what was typed last, as the next
    TypingStep m_typingStep = TypingStep::New;
    /// Inverse splices, each leading from one revision to the one before (undo) or after (redo).
    std::vector<Splices> m_undo;
    std::vector<Splices> m_redo;
};
} // namespace quotadeck::models

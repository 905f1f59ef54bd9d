// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/edit/document.h"
#include "core/config/rules/validator.h"
#include "models/common/filesession.h"

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

    explicit ConfigSession(QObject* parent = nullptr);
    ~ConfigSession() override;

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

    /// Null before the first file was read.
    [[nodiscard]] const ConfigRevisionPtr& revision() const { return m_revision; }
    [[nodiscard]] TextPtr text() const override;
    [[nodiscard]] const config::Verdict& verdict() const override { return m_revision->verdict; }
    [[nodiscard]] bool canUndo() const override { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const override { return !m_redo.empty(); }
    [[nodiscard]] Comparer comparer() const override;
    [[nodiscard]] Merger merger() const override;
    [[nodiscard]] QString pathTitle() const override { return tr("Queue"); }
    [[nodiscard]] QString placeName(int line) const override;

Q_SIGNALS:
    /// The text of the file that is being opened is there; what is to be said of it follows, with opened().
    void textRead(const QString& path, const std::string& text);

private:
    using Splices = std::vector<config::TextEdit>;
    enum class StepKind { Edit, Undo, Redo };
    struct Edited
    {
        ConfigRevisionPtr revision;
        Splices inverse;
    };

    void startEditing(StepKind kind, Operation operation, std::function<void()> done = {});
    void startTaking(std::string text, std::function<void()> done) override;
    [[nodiscard]] bool startUndoing(StepKind kind);
    void startTyping(const ConfigRevisionPtr& base, std::string text, TypingStep step);
    void finishEditing(StepKind kind, const Result<Edited>& edited);
    void finishTyping(const ConfigRevisionPtr& stepBase, const Edited& edited);
    void judge(const QString& path, const Result<std::string>& text);
    void take(const QString& path, const ConfigRevisionPtr& revision);
    [[nodiscard]] SaveCheck saveCheck() const override;

    ConfigRevisionPtr m_revision;
    ConfigRevisionPtr m_typingBase; ///< before what was typed last; null when something else was done since
    Ticket m_typingTicket = 0; ///< of what was typed last, as the next
    TypingStep m_typingStep = TypingStep::New;
    /// Inverse splices, each leading from one revision to the one before (undo) or after (redo).
    std::vector<Splices> m_undo;
    std::vector<Splices> m_redo;
};
} // namespace quotadeck::models

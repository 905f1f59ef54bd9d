// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/edit/document.h"
#include "core/config/rules/validator.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/document/editedfile.h"

#include <QString>

#include <cstddef>
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
struct ConfigRevision final : Revision
{
    explicit ConfigRevision(config::Document read) : document(std::move(read)) { }

    config::Document document; ///< with the text, readable or not
    /// The partitions as the scheduler works with them, root included; empty when the text is not readable.
    std::vector<config::PartitionConfig> partitions;
    std::unordered_map<std::string, ProblemCount> problems; ///< by the queue's path as spelled
    config::DisabledContent disabled; ///< what is switched off

    [[nodiscard]] const std::string& text() const override { return document.text(); }
    [[nodiscard]] bool isReadable() const { return document.config() != nullptr; }
};

using ConfigRevisionPtr = std::shared_ptr<const ConfigRevision>;

/// Reads a configuration, a queues.yaml or a manifest that holds one.
class QueuesAnalysis final : public Analysis
{
public:
    /// Removed queues are looked up in @p usage; null: what runs in them is not known.
    explicit QueuesAnalysis(SnapshotPtr usage = {}) : m_usage(std::move(usage)) { }

    [[nodiscard]] RevisionPtr revise(std::string text, const TextPtr& saved,
                                     const RevisionPtr& before) const override;
    /// By a second parser.
    [[nodiscard]] Status checkBeforeSave(const std::string& text) const override;
    [[nodiscard]] Result<std::vector<config::Change>> changes(const std::string& older,
                                                              const std::string& newer) const override;
    [[nodiscard]] Result<Edits> revertingEdits(const std::string& older, const std::string& newer,
                                               std::size_t index) const override;
    [[nodiscard]] Result<config::Merge> merge(const std::string& ours,
                                              const OtherEdits& theirs) const override;
    [[nodiscard]] bool canIgnore() const override { return true; }
    [[nodiscard]] Result<Edits> ignoringEdits(const std::string& text, const config::Finding& finding,
                                              const std::string& reason) const override;
    [[nodiscard]] QString pathTitle() const override;
    [[nodiscard]] QString placeName(const Revision& revision, int line) const override;

private:
    /// changes(), with the number of each in what config::fileChanges() gives.
    struct Assessed
    {
        std::vector<config::Change> changes;
        std::vector<std::size_t> order;
    };
    [[nodiscard]] Result<Assessed> assessed(const std::string& older, const std::string& newer) const;

    SnapshotPtr m_usage;
};

/// A configuration file being edited.
class ConfigSession final : public EditedFile
{
    Q_OBJECT
public:
    /// Turns the document into the wished one, or says why it cannot.
    using Operation = std::function<Result<Edits>(const config::Document&)>;

    explicit ConfigSession(QObject* parent = nullptr);

    /// Reads @p path in place of the current file; unsaved edits, hasUnsavedEdits(), are dropped, so ask first.
    void open(const QString& path) { openAs(path); }
    void edit(Operation operation);
    /// The same for the text of @p base; refused once the text is another.
    void edit(const ConfigRevisionPtr& base, Operation operation);
    /// Looks up removed queues in @p usage from now on; null: what runs in them is not known. Only the first that is
    /// known changes the comparisons that are shown: later ones would change numbers alone.
    void setUsage(const SnapshotPtr& usage);

    /// Null before the first file was read.
    [[nodiscard]] ConfigRevisionPtr revision() const
    {
        return std::static_pointer_cast<const ConfigRevision>(currentRevision());
    }
    /// Whether the form can be edited: the text can be read, and the file is not locked.
    [[nodiscard]] bool isEditable() const
    {
        const auto current = revision();
        return current && current->isReadable() && !isLocked();
    }

private:
    bool m_isUsageKnown = false;
};

/// What a place of the text belongs to.
struct TextPlace
{
    enum class Part { Queue, Rules, Partition };
    Part part = Part::Queue;
    std::size_t partition = 0;
    QueuePath queue; ///< empty for what is no queue
    std::optional<std::size_t> limit; ///< number of the limit on the queue, from 0; none between limits
};

/// The innermost queue that is written at byte @p offset of @p revision, or else the placement rules or the partition;
/// none outside of all, or in a text that cannot be read.
[[nodiscard]] std::optional<TextPlace> placeAt(const ConfigRevision& revision, std::size_t offset);
} // namespace quotadeck::models

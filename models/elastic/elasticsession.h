// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/textedit.h"
#include "models/common/filesession.h"
#include "models/elastic/elasticstate.h"

#include <functional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A file of ElasticQuota manifests being edited: its text, verdict and runtimes, undo stack, and the way back to disk.
///
/// Shape:     the text is the only truth. A change of a group becomes the smallest edit of the text, which is then read,
///            judged and solved again before it becomes the current state.
class ElasticSession final : public FileSession
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
    void openAs(const QString& path) override;
    void replaceText(std::string text) override;
    void change(std::string group, Change change);
    /// Makes @p edits, which are for the text of the current state; refused once it is another.
    void splice(std::vector<config::TextEdit> edits);
    void undo() override;
    void redo() override;
    /// What the cluster has of @p type; nothing: not known. No part of the file.
    void setTotal(ResourceType type, std::optional<Quantity> amount);

    /// Null before the first file was read.
    [[nodiscard]] const ElasticStatePtr& state() const { return m_state; }
    [[nodiscard]] TextPtr text() const override;
    [[nodiscard]] const config::Verdict& verdict() const override { return m_state->verdict; }
    [[nodiscard]] bool canUndo() const override { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const override { return !m_redo.empty(); }
    [[nodiscard]] Comparer comparer() const override;
    [[nodiscard]] Merger merger() const override;
    [[nodiscard]] QString pathTitle() const override { return tr("Group"); }
    [[nodiscard]] QString placeName(int line) const override;

private:
    enum class StepKind { Edit, Undo, Redo, Total };
    /// Turns the current input into the wished one; runs in the background.
    using Turn = std::function<Result<ElasticInput>(const ElasticState& state, ElasticInput input)>;

    void start(StepKind kind, Turn turn, std::function<void()> done = {});
    void startTaking(std::string text, std::function<void()> done) override;
    void finish(StepKind kind, const Result<ElasticStatePtr>& state);
    void finishReading(const QString& path, const Result<ElasticStatePtr>& state);
    [[nodiscard]] AfterWrite afterWrite() override;
    void compareWithSaved() override;

    ElasticStatePtr m_state;
    std::vector<std::string> m_undo; ///< texts before the current one
    std::vector<std::string> m_redo; ///< and after it
};
} // namespace quotadeck::models

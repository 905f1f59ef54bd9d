// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/editedfile.h"
#include "models/elastic/elasticstate.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::models {
/// Reads ElasticQuota manifests for a cluster that has @p total, as far as that is known, and reported @p reported when they were made
/// of it; null: they are of another origin.
class ElasticAnalysis final : public Analysis
{
public:
    explicit ElasticAnalysis(Resource total = {}, elastic::QuotaSnapshotPtr reported = {},
                             bool isStrict = false)
        : m_total(std::move(total))
        , m_reported(std::move(reported))
        , m_isStrict(isStrict)
    {
    }

    [[nodiscard]] const Resource& total() const { return m_total; }
    [[nodiscard]] const elastic::QuotaSnapshotPtr& reported() const { return m_reported; }
    [[nodiscard]] bool isStrict() const { return m_isStrict; }

    [[nodiscard]] RevisionPtr revise(std::string text, const TextPtr& saved,
                                     const RevisionPtr& before) const override;
    [[nodiscard]] bool comparesWithSaved() const override { return true; }
    [[nodiscard]] Result<std::vector<config::Change>> changes(const std::string& older,
                                                              const std::string& newer) const override;
    [[nodiscard]] Result<Edits> revertingEdits(const std::string& older, const std::string& newer,
                                               std::size_t index) const override;
    [[nodiscard]] Result<config::Merge> merge(const std::string& ours,
                                              const OtherEdits& theirs) const override;
    [[nodiscard]] QString pathTitle() const override;
    [[nodiscard]] QString placeName(const Revision& revision, int line) const override;

private:
    Resource m_total; ///< without the machines of the text
    elastic::QuotaSnapshotPtr m_reported;
    bool m_isStrict;
};

/// A file of ElasticQuota manifests being edited.
class ElasticSession final : public EditedFile
{
    Q_OBJECT
public:
    /// Makes a group the wished one; its name stays.
    using Change = std::function<void(elastic::QuotaGroup&)>;

    explicit ElasticSession(QObject* parent = nullptr);

    /// Reads @p path in place of the current file; unsaved edits, hasUnsavedEdits(), are dropped, so ask first. @p total is
    /// what the cluster of this file has, as far as it is known, and @p reported what it reported when the file was made of it.
    void open(const QString& path, const Resource& total = {},
              const elastic::QuotaSnapshotPtr& reported = {});
    void change(std::string group, Change change);
    /// What the cluster has of @p type; nothing: not known. No part of the file.
    void setTotal(ResourceType type, std::optional<Quantity> amount);
    /// Whether the cluster keeps parents parents, and leaves leaves (V10). No part of the file; stays for the next one.
    void setStrict(bool isStrict);

    /// Null before the first file was read.
    [[nodiscard]] ElasticStatePtr state() const
    {
        return std::static_pointer_cast<const ElasticState>(currentRevision());
    }

private:
    bool m_isStrict = false;
};
} // namespace quotadeck::models

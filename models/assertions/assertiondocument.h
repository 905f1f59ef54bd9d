// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "models/document/editedfile.h"

#include <QString>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::models {
using AssertionFilePtr = std::shared_ptr<const assertion::AssertionFile>;

/// One state of an edited file of assertions. Problems are findings; nothing rejects such a file, so that any text can be saved.
struct AssertionRevision final : Revision
{
    std::string content;
    AssertionFilePtr file; ///< never null

    [[nodiscard]] const std::string& text() const override { return content; }
    [[nodiscard]] bool isReadable() const { return file->problems.empty(); }
};
using AssertionRevisionPtr = std::shared_ptr<const AssertionRevision>;

/// Reads the file of assertions at @p path, to whose folder the files that it names are relative.
class AssertionAnalysis final : public Analysis
{
public:
    explicit AssertionAnalysis(std::string path = {}) : m_path(std::move(path)) { }

    [[nodiscard]] RevisionPtr revise(std::string text, const TextPtr& saved,
                                     const RevisionPtr& before) const override;
    /// Assertions that were added, removed or changed, by name.
    [[nodiscard]] Result<std::vector<config::Change>> changes(const std::string& older,
                                                              const std::string& newer) const override;
    [[nodiscard]] Result<Edits> revertingEdits(const std::string& older, const std::string& newer,
                                               std::size_t index) const override;
    /// Line by line.
    [[nodiscard]] Result<config::Merge> merge(const std::string& ours,
                                              const OtherEdits& theirs) const override;
    [[nodiscard]] QString pathTitle() const override;
    [[nodiscard]] QString placeName(const Revision& revision, int line) const override;

private:
    std::string m_path;
};

/// A file of assertions being edited.
class AssertionDocument final : public EditedFile
{
    Q_OBJECT
public:
    explicit AssertionDocument(QObject* parent = nullptr);

    /// Reads @p path in place of the current file; unsaved edits, hasUnsavedEdits(), are dropped, so ask first.
    void open(const QString& path);

    /// Null before the first file was read.
    [[nodiscard]] AssertionRevisionPtr revision() const
    {
        return std::static_pointer_cast<const AssertionRevision>(currentRevision());
    }
};
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/config/diff/textdiff.h"
#include "core/config/diff/threewaymerge.h"
#include "core/config/rules/validator.h"
#include "core/config/yaml/textedit.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A text that does not change any more; shared between threads.
using TextPtr = std::shared_ptr<const std::string>;

/// One state of an edited text with all that its analysis found. Immutable, shared between threads.
struct Revision
{
    virtual ~Revision() = default;

    [[nodiscard]] virtual const std::string& text() const = 0;

    config::Verdict verdict;
};
using RevisionPtr = std::shared_ptr<const Revision>;

/// Refuses what was prepared for @p base when @p revision has another text.
[[nodiscard]] Status requireSameText(const Revision& revision, const Revision& base);

/// Edits of a text that are to be merged with the current one.
struct OtherEdits
{
    enum class Origin { Disk, Recovery, Cluster };
    Origin origin = Origin::Disk;
    std::string
        base; ///< what both edits began with; empty: not known, so that all that differs is a conflict
    std::string text;
};

/// Reads one kind of document: what an edited text of that kind means, how two texts differ, and how they merge.
/// Threading: immutable; every function is safe from any thread.
class Analysis
{
public:
    using Edits = std::vector<config::TextEdit>;

    virtual ~Analysis() = default;

    /// Reads and validates @p text. The file holds @p saved; never null. @p before: what this analysis found in an
    /// earlier text while the file held the same; null when there is none.
    [[nodiscard]] virtual RevisionPtr revise(std::string text, const TextPtr& saved,
                                             const RevisionPtr& before) const = 0;
    /// Whether a revision depends on what the file holds.
    [[nodiscard]] virtual bool comparesWithSaved() const { return false; }
    /// Refuses a text that is about to be saved.
    [[nodiscard]] virtual Status checkBeforeSave(const std::string& text) const;
    /// The differences in meaning, dangerous ones first.
    /// Errors: Parse when one of the texts cannot be read.
    [[nodiscard]] virtual Result<std::vector<config::Change>> changes(const std::string& older,
                                                                      const std::string& newer) const = 0;
    /// The edits of @p newer that undo number @p index of changes() and keep the others.
    [[nodiscard]] virtual Result<Edits> revertingEdits(const std::string& older, const std::string& newer,
                                                       std::size_t index) const = 0;
    /// Merges @p ours and the text of @p theirs, two edits of the base of @p theirs.
    [[nodiscard]] virtual Result<config::Merge> merge(const std::string& ours,
                                                      const OtherEdits& theirs) const = 0;
    /// Whether a finding can be silenced by a comment in the text.
    [[nodiscard]] virtual bool canIgnore() const { return false; }
    /// The edits that silence @p finding with a comment that gives @p reason.
    [[nodiscard]] virtual Result<Edits> ignoringEdits(const std::string& text, const config::Finding& finding,
                                                      const std::string& reason) const;
    /// What the paths of changes and findings name, "Queue".
    [[nodiscard]] virtual QString pathTitle() const = 0;
    /// What line @p line, from 1, of @p revision belongs to, a queue or a group; empty: to none.
    [[nodiscard]] virtual QString placeName(const Revision& revision, int line) const = 0;
};
using AnalysisPtr = std::shared_ptr<const Analysis>;

/// The differences between two texts of one file, in meaning and in lines.
struct TextDifference
{
    Result<std::vector<config::Change>> changes; ///< failed while one of the texts cannot be read
    std::vector<config::DiffLine> lines;
};

/// Safe from any thread.
[[nodiscard]] TextDifference differenceOf(const Analysis& analysis, const std::string& older,
                                          const std::string& newer);
} // namespace quotadeck::models

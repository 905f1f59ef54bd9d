// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/yaml/textedit.h"
#include "core/elastic/manifest.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// A text with ElasticQuota objects that is being edited. As of a queues.yaml the text is the truth: an operation changes
/// nothing itself but returns the smallest edits that do.
///
/// Shape:     every operation has read the text that its edits would give, and compared the groups with what was
///            intended; it never returns edits that change anything else. Comments, order, quotes and what is not known
///            here stay.
/// Errors:    NotFound without such a group, InvalidArgument for what no object can hold, Parse while the text has errors
///            of reading, Unsupported where the way the text is written (an alias, a merge key) rules the edit out.
/// Threading: thread-compatible.
class QuotaDocument
{
public:
    using Edits = std::vector<config::TextEdit>;

    explicit QuotaDocument(std::string text);

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const QuotaManifests& content() const { return m_content; }
    /// nullptr when there is none.
    [[nodiscard]] const QuotaManifest* find(std::string_view group) const;

    /// Makes the group @p wanted.name as @p wanted: min, max, weight, admission, parent, isParent, lends, treeId, namespaces.
    [[nodiscard]] Result<Edits> change(const QuotaGroup& wanted) const;

private:
    std::string m_text;
    QuotaManifests m_content;
};
} // namespace quotadeck::elastic

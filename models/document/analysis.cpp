// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/analysis.h"

namespace quotadeck::models {
Status Analysis::checkBeforeSave(const std::string&) const
{
    return {};
}

Result<Analysis::Edits> Analysis::ignoringEdits(const std::string&, const config::Finding&,
                                                const std::string&) const
{
    return fail(ErrorCode::Unsupported, {},
                QUOTADECK_TEXT("document", "problems of this kind of file cannot be ignored"));
}

Status requireSameText(const Revision& revision, const Revision& base)
{
    if (revision.text() != base.text())
        return fail(ErrorCode::InvalidArgument, {},
                    QUOTADECK_TEXT("document", "the text has changed since: check it and try again"));
    return {};
}

TextDifference differenceOf(const Analysis& analysis, const std::string& older, const std::string& newer)
{
    return {analysis.changes(older, newer), config::diffLines(older, newer)};
}
} // namespace quotadeck::models

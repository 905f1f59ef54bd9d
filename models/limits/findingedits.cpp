// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/findingedits.h"

#include "core/config/rules/ignorecomments.h"

#include <utility>

namespace quotadeck::models {
namespace {
using Edits = Result<std::vector<config::TextEdit>>;

Status requireText(const config::Document& document, const ConfigRevisionPtr& revision)
{
    if (document.text() != revision->text())
        return fail(ErrorCode::InvalidArgument, {}, "the text changed meanwhile; look again and repeat it");
    return {};
}
} // namespace

ConfigSession::Operation operationFor(ConfigRevisionPtr revision, ConfigSession::Operation operation)
{
    return [revision = std::move(revision),
            operation = std::move(operation)](const config::Document& document) -> Edits {
        return requireText(document, revision).and_then([&] { return operation(document); });
    };
}

ConfigSession::Operation spliceOperation(ConfigRevisionPtr revision, std::vector<config::TextEdit> edits)
{
    return operationFor(std::move(revision),
                        [edits = std::move(edits)](const config::Document&) { return Edits(edits); });
}

ConfigSession::Operation ignoreOperation(ConfigRevisionPtr revision, config::Finding finding,
                                         std::string reason)
{
    return operationFor(
        std::move(revision),
        [finding = std::move(finding), reason = std::move(reason)](const config::Document& document) {
            return config::silencingEdits(document.text(), finding, reason);
        });
}
} // namespace quotadeck::models

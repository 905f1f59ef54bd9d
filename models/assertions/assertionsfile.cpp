// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertionsfile.h"

#include "core/assertion/assertionreader.h"

#include <string>
#include <utility>

namespace quotadeck::models {
namespace {
Result<WatchedFile::Content> assertionsOf(const QString& path, const std::string& text)
{
    auto file = assertion::readAssertions(path.toStdString(), text);
    if (!file.problems.empty()) {
        const assertion::Problem& first = file.problems.front();
        return tl::unexpected(problemAt(path, first.span.begin.line, first.span.begin.column, first.message));
    }
    return WatchedFile::Content(std::make_shared<const assertion::AssertionFile>(std::move(file)));
}
} // namespace

AssertionsFile::AssertionsFile(QObject* parent) : WatchedFile(assertionsOf, parent) { }
} // namespace quotadeck::models

#include "moc_assertionsfile.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/backgroundwrite.h"

#include "background/jobs.h"
#include "models/common/textfile.h"

#include <QCoreApplication>

#include <utility>

namespace quotadeck::models {
namespace {
using Written = Result<std::size_t>;

/// Ends with the application: making a text uses tables that are destroyed when the program ends.
background::OrderedJobs& writeJobs()
{
    static background::OrderedJobs jobs; // of two writes to one file the later one stays
    [[maybe_unused]] static const bool isSetUp = [] {
        qAddPostRoutine([] { writeJobs().wait(); });
        return true;
    }();
    return jobs;
}

Written written(const QString& path, const Result<std::string>& text)
{
    return text.and_then([&path](const std::string& content) -> Written {
        return writeTextFile(path, content).map([&content] { return content.size(); });
    });
}
} // namespace

void writeInBackground(QObject* context, const QString& path, std::function<Result<std::string>()> make,
                       std::function<void(const Result<std::size_t>&)> done)
{
    writeJobs().start(
        context, [path, text = std::move(make)] { return written(path, text()); }, std::move(done));
}
} // namespace quotadeck::models

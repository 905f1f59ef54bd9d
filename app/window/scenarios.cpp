// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scenarios.h"

#include "app/feed/recordedsamples.h"
#include "core/sim/comparison.h"
#include "core/sim/recordedload.h"
#include "models/common/messagetext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace quotadeck::app {
namespace {
constexpr qint64 kMaxScenarioBytes = qint64{16} * 1024 * 1024;

QFileInfoList builtInFiles()
{
    return QDir(QStringLiteral(":/scenarios"))
        .entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name);
}

std::string builtInNames()
{
    std::string names;
    for (const auto& file : builtInFiles())
        names += (names.empty() ? "" : ", ") + file.completeBaseName().toStdString();
    return names;
}

/// Nothing: the file is no recording.
Result<std::optional<sim::Scenario>> recordedScenario(const std::string& file)
{
    sim::RecordedLoad load;
    const auto isRecording
        = feed::visitRecording(file, [&](const ClusterSnapshot& sample, const std::string* configuration) {
              load.add(sample, configuration);
          });
    if (!isRecording)
        return tl::unexpected(isRecording.error());
    if (!*isRecording)
        return std::nullopt;
    auto scenario = load.scenario(QFileInfo(QString::fromStdString(file)).completeBaseName().toStdString());
    if (!scenario)
        return tl::unexpected(scenario.error());
    if (!load.configuration())
        return fail(
            ErrorCode::NotFound, file,
            QUOTADECK_TEXT("app",
                           "the recording contains no configuration to run its load under: use quotadeck "
                           "simulate with --config"));
    for (const Message& note : load.notes())
        scenario->description += models::messageText(note).toStdString() + "\n\n";
    auto configured = sim::withConfiguration(*std::move(scenario), *load.configuration());
    if (!configured)
        return fail(ErrorCode::Parse, file, configured.error().message);
    return *std::move(configured);
}
} // namespace

Result<sim::Scenario> loadScenario(const std::string& nameOrFile)
{
    const QString name = QString::fromStdString(nameOrFile);
    const QString builtIn = QStringLiteral(":/scenarios/%1.yaml").arg(name);
    const bool isBuiltIn = !name.contains(QLatin1Char('/')) && QFile::exists(builtIn);
    QFile file(isBuiltIn ? builtIn : name);
    if (!file.exists()) {
        return fail(ErrorCode::NotFound, nameOrFile,
                    Message(QUOTADECK_TEXT("app", "there is no such scenario or file; built in: %1"),
                            builtInNames()));
    }
    if (!isBuiltIn) {
        auto recorded = recordedScenario(nameOrFile);
        if (!recorded)
            return tl::unexpected(std::move(recorded).error());
        if (*recorded)
            return **std::move(recorded);
    }
    if (file.size() > kMaxScenarioBytes)
        return fail(ErrorCode::TooLarge, nameOrFile,
                    QUOTADECK_TEXT("app", "a scenario file may have at most 16 MiB"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, nameOrFile, file.errorString().toStdString());
    return sim::readScenario(file.read(kMaxScenarioBytes).toStdString(), nameOrFile);
}

std::vector<sim::ScenarioTitle> builtInScenarios()
{
    std::vector<sim::ScenarioTitle> titles;
    for (const auto& info : builtInFiles()) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly))
            continue; // they are part of the program
        if (auto title
            = sim::readScenarioTitle(file.readAll().toStdString(), info.completeBaseName().toStdString()))
            titles.push_back(*std::move(title));
    }
    return titles;
}
} // namespace quotadeck::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios.h"

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

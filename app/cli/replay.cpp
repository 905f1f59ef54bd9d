// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/replay.h"

#include "app/cli/commands.h"
#include "app/cli/input.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
namespace {
class TraceRun
{
public:
    TraceRun(const ReplayOptions& options, const std::string& name, Streams streams)
        : m_isVerifying(options.verify)
        , m_name(name)
        , m_streams(streams)
        , m_replay(options.mode)
    {
    }

    int run()
    {
        auto file = InputFile::open(m_name, m_streams.in);
        if (!file)
            return unreadable(file.error().where, file.error().message.english());
        std::string line;
        int exitCode = ExitDone;
        for (;;) {
            ++m_line;
            const auto isRead = file->readLine(line);
            if (!isRead)
                return unreadable(here(), isRead.error().message.english());
            if (!*isRead)
                return exitCode;
            if (line.find_first_not_of(" \t\r") == std::string::npos)
                continue;
            const auto step = ugm::readTraceStep(line);
            if (!step)
                return unreadable(here(), step.error().message.english());
            exitCode = std::max(exitCode, answer(*step));
        }
    }

private:
    [[nodiscard]] std::string here() const { return fmt::format("{}:{}", m_name, m_line); }

    int unreadable(const std::string& where, const std::string& message)
    {
        printMessage(m_streams.err, where, message);
        return ExitInput;
    }

    int answer(const ugm::TraceStep& step)
    {
        const ugm::TraceAnswer answer = m_replay.run(step);
        m_streams.out << ugm::answerJson(m_line, step, answer) << '\n';
        if (answer.refusal)
            printFileError(m_streams.err, here(), *answer.refusal);
        const auto different = m_isVerifying ? ugm::difference(step, answer) : std::nullopt;
        if (!different)
            return ExitDone;
        printMessage(m_streams.err, here(), fmt::format("{}: {}", ugm::traceName(step.kind), *different));
        return ExitFindings;
    }

    bool m_isVerifying;
    const std::string& m_name;
    Streams m_streams;
    ugm::Replay m_replay;
    std::size_t m_line = 0;
};
} // namespace

int runReplay(const ReplayOptions& options, Streams streams)
{
    int exitCode = ExitDone;
    for (const std::string& name : options.files)
        exitCode = std::max(exitCode, TraceRun(options, name, streams).run());
    return exitCode;
}
} // namespace quotadeck::cli

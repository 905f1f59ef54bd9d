// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/place.h"

#include "app/cli/complaint.h"
#include "app/cli/inputfile.h"
#include "app/cli/insightinput.h"
#include "core/placement/configplacement.h"
#include "core/placement/placementjson.h"

#include <fmt/format.h>
#include <optional>
#include <ostream>

namespace quotadeck::cli {
namespace {
std::string placeIn(const std::string& file, const TextSpan& span)
{
    return fmt::format("{}:{}:{}", file, span.begin.line, span.begin.column);
}

Result<placement::ConfigPlacement> load(const std::string& file, const std::string& text)
{
    const auto partition = readPartition(file, text);
    if (!partition)
        return tl::unexpected(partition.error());
    return placement::ConfigPlacement::fromConfig(*partition).map_error([&file](Error error) {
        error.where = fmt::format("{}: queue {}", file, error.where);
        error.message = "the scheduler cannot load this configuration: " + error.message;
        return error;
    });
}

/// Loads and says at once what an administrator has to know of the rules (VAL-92).
Result<placement::ConfigPlacement> loadTelling(const std::string& file, const std::string& text,
                                               std::ostream& err)
{
    auto placer = load(file, text);
    if (!placer)
        complain(err, placer.error());
    else if (!placer->rules())
        complain(err, placeIn(file, placer->rules().error().span), placer->place({}).rejection);
    return placer;
}

class CaseRun
{
public:
    CaseRun(const PlaceOptions& options, Streams streams) : m_options(options), m_streams(streams) { }

    int run(InputFile& cases, const std::optional<Result<placement::ConfigPlacement>>& common)
    {
        std::string line;
        for (;;) {
            ++m_line;
            const auto isRead = cases.readLine(line);
            if (!isRead) {
                complain(m_streams.err, here(), isRead.error().message);
                return ExitInput;
            }
            if (!*isRead)
                return m_exitCode;
            if (line.find_first_not_of(" \t\r") != std::string::npos)
                answer(line, common);
        }
    }

private:
    [[nodiscard]] std::string here() const { return fmt::format("{}:{}", m_options.casesFile, m_line); }

    void answer(const std::string& line, const std::optional<Result<placement::ConfigPlacement>>& common)
    {
        const auto labelled = placement::readCase(line);
        if (!labelled) {
            complain(m_streams.err, here(), labelled.error());
            m_exitCode = ExitInput;
            return;
        }
        if (!labelled->yaml && !common) {
            complain(m_streams.err, here(),
                     "the case has no \"yaml\": add it, or name a configuration with --config");
            m_exitCode = ExitInput;
            return;
        }
        const std::string name = fmt::format("{}: yaml of {}", here(), labelled->id);
        std::optional<Result<placement::ConfigPlacement>> own;
        if (labelled->yaml)
            own = loadTelling(name, *labelled->yaml, m_streams.err);
        const auto& placer = own ? *own : *common;
        if (!placer)
            m_exitCode = ExitInput;
        const auto placed = placer ? placer->place(labelled->app) : placement::Placement();
        m_streams.out << placement::caseJson(labelled->id, placed) << '\n';
    }

    const PlaceOptions& m_options;
    Streams m_streams;
    std::size_t m_line = 0;
    int m_exitCode = ExitDone;
};

int placeOne(const std::string& json, const placement::ConfigPlacement& placer, Streams streams)
{
    const auto app = placement::readSubmission(json);
    if (!app) {
        complain(streams.err, "--app", app.error());
        return ExitInput;
    }
    streams.out << placement::placementJson(placer.place(*app)) << '\n';
    return ExitDone;
}
} // namespace

int runPlace(const PlaceOptions& options, Streams streams)
{
    if (options.configFile == "-" && options.casesFile == "-") {
        complain(streams.err, "-", "the configuration and the cases cannot both come from standard input");
        return ExitUsage;
    }
    std::optional<Result<placement::ConfigPlacement>> placer;
    if (!options.configFile.empty()) {
        const auto text = readInput(options.configFile, streams.in);
        if (!text) {
            complain(streams.err, text.error());
            return ExitInput;
        }
        placer = loadTelling(options.configFile, *text, streams.err);
        if (!*placer)
            return ExitInput;
    }
    if (options.app)
        return placer ? placeOne(*options.app, **placer, streams) : ExitUsage;
    auto cases = InputFile::open(options.casesFile, streams.in);
    if (!cases) {
        complain(streams.err, cases.error());
        return ExitInput;
    }
    return CaseRun(options, streams).run(*cases, placer);
}
} // namespace quotadeck::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// Every report format on any bytes as a checked file: whatever the text, a report is written, in bounds and in time.
#include "core/config/report/checkreport.h"
#include "core/config/report/junitreport.h"
#include "core/config/report/sarifreport.h"
#include "core/config/report/textreport.h"
#include "core/config/rules/validator.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

using namespace quotadeck::config;
using quotadeck::fuzz::require;

namespace {
bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t';
}
} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    CheckedFile file;
    file.text.assign(reinterpret_cast<const char*>(data), size);
    file.name = file.text.substr(0, 20);
    file.kind = "yunikorn";
    file.verdict = validateFile(file.text);

    const std::string text
        = checkReportText(file, ReportColour::Never) + checkSummary(file, ReportColour::Never);
    require(std::ranges::none_of(text, isControl), "no control character reaches the terminal");
    require(checkReportJson(file).find('\n') == std::string::npos, "a JSON report is one line");
    SarifReport sarif;
    sarif.add(file);
    require(std::ranges::none_of(sarif.text(), isControl), "control characters are escaped in JSON");
    JUnitReport junit(JUnitFailure::ErrorsAndWarnings);
    junit.add(file);
    require(std::ranges::none_of(junit.text(), isControl), "XML holds no control character");
    return 0;
}

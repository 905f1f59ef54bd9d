// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/parsedtexts.h"

#include <cstdlib>
#include <dlfcn.h>
#include <mutex>
#include <yaml.h>

namespace quotadeck::test {
namespace {
std::mutex recordMutex; // NOLINT: the functions of libyaml know no object
std::vector<std::string> record; // NOLINT
bool isRecording = false; // NOLINT
} // namespace

ParsedTexts::ParsedTexts()
{
    const std::lock_guard lock(recordMutex);
    record.clear();
    isRecording = true;
}

ParsedTexts::~ParsedTexts()
{
    const std::lock_guard lock(recordMutex);
    isRecording = false;
}

std::vector<std::string> ParsedTexts::texts() const
{
    const std::lock_guard lock(recordMutex);
    return record;
}
} // namespace quotadeck::test

/// Takes the place of libyaml's function of the same name.
extern "C" void yaml_parser_set_input_string(yaml_parser_t* parser, const unsigned char* input, size_t size)
{
    {
        using namespace quotadeck::test;
        const std::lock_guard lock(recordMutex);
        if (isRecording && size > 0) {
            // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): libyaml's unsigned characters are UTF-8
            record.emplace_back(reinterpret_cast<const char*>(input), size);
        }
    }
    using SetInput = void (*)(yaml_parser_t*, const unsigned char*, size_t);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): what dlsym returns is this function
    static const auto original = reinterpret_cast<SetInput>(dlsym(RTLD_NEXT, "yaml_parser_set_input_string"));
    if (!original)
        std::abort(); // libyaml is not a shared library here
    original(parser, input, size);
}

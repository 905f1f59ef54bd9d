// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::cli {
/// An option that takes one of some words.
template <typename T>
CLI::Option* addChoice(CLI::App* command, const std::string& name, T& target,
                       const std::vector<std::pair<std::string, T>>& choices, const std::string& description)
{
    std::string words;
    for (const auto& [word, value] : choices)
        words += (words.empty() ? "" : "|") + word;
    const auto choose = [&target, choices, name, words](const std::string& text) {
        const auto choice = std::ranges::find(choices, text, &std::pair<std::string, T>::first);
        if (choice == choices.end())
            throw CLI::ValidationError(name, fmt::format("\"{}\" is none of {}", text, words));
        target = choice->second;
    };
    return command->add_option_function<std::string>(name, choose, description)->type_name(words);
}

} // namespace quotadeck::cli

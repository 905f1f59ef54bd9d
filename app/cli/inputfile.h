// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <fstream>
#include <istream>
#include <string>

namespace quotadeck::cli {
/// A file of the command line, "-" being standard input.
class InputFile
{
public:
    /// @p standardInput must outlive the result. Errors: Io, `where` being @p name.
    [[nodiscard]] static Result<InputFile> open(const std::string& name, std::istream& standardInput);

    /// Everything that is left. Errors: TooLarge beyond what the reader of configurations takes, Io.
    [[nodiscard]] Result<std::string> readAll();
    /// Puts the next line without its end into @p line; false at the end. Errors as for readAll(), for one line.
    [[nodiscard]] Result<bool> readLine(std::string& line);

    [[nodiscard]] const std::string& name() const { return m_name; }

private:
    std::istream& stream() { return m_standardInput != nullptr ? *m_standardInput : m_file; }

    std::string m_name;
    std::ifstream m_file;
    std::istream* m_standardInput = nullptr; // instead of the file; not owned
};

/// All of the file @p name.
[[nodiscard]] Result<std::string> readInput(const std::string& name, std::istream& standardInput);
} // namespace quotadeck::cli

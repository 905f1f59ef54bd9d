// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <malloc.h>
#include <string>
#include <string_view>

namespace quotadeck::bench {
/// A value of /proc/self/status in bytes.
inline double statusValue(std::string_view name)
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line)) {
        if (line.starts_with(name))
            return std::stod(line.substr(name.size() + 1)) * 1024;
    }
    return 0;
}

/// Sets the peak of resident memory back to what is resident now; returns that, in bytes.
inline double startPeakMemory()
{
    malloc_trim(0);
    std::ofstream("/proc/self/clear_refs") << "5"; // sets VmHWM back to VmRSS
    return statusValue("VmRSS");
}

/// The peak of resident memory since startPeakMemory(), in bytes.
inline double peakMemory()
{
    return statusValue("VmHWM");
}
} // namespace quotadeck::bench

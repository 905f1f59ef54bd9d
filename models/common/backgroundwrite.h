// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <string>

namespace quotadeck::models {
/// Writes what @p make gives to the file at @p path, on another thread: a disk may take its time. What was asked for earlier
/// is written first, and nothing that was asked for is dropped, not by a later one, nor by the end of the application.
///
/// @p make owns whatever it touches and must not throw. @p done gets the number of bytes, or the error, on the
/// thread of @p context; it is not called after the end of that.
void writeInBackground(QObject* context, const QString& path, std::function<Result<std::string>()> make,
                       std::function<void(const Result<std::size_t>&)> done);
} // namespace quotadeck::models

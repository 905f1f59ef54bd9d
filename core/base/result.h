// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <chrono>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace quotadeck {
/// What kind of thing went wrong; callers switch on it and the window words its advice by it.
enum class ErrorCode {
    InvalidArgument, ///< the caller's value is unusable
    NotFound, ///< the named object does not exist
    Parse, ///< the text is not what it claims to be
    TooLarge, ///< a limit of size, depth or count was hit
    Io, ///< a file could not be read or written
    Network, ///< no connection, or it broke
    Timeout, ///< no answer in time
    Unauthorized, ///< the server wants (other) credentials
    Unsupported, ///< the other side does not offer this
};

/// Why an operation failed. @p where names the input at fault (a queue path, "limits.yaml:12:3", an
/// endpoint), never a source line; @p message is one sentence that says what to do if that is known.
struct Error
{
    ErrorCode code = ErrorCode::InvalidArgument;
    std::string where;
    Message message;
    /// How long a server asks to wait before the next try.
    std::optional<std::chrono::milliseconds> retryAfter{};

    friend bool operator==(const Error&, const Error&) = default;
};

template <typename T>
using Result = tl::expected<T, Error>;
using Status = Result<void>;

/// Shorthand for a failed Result of any type.
[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::string where, Message message)
{
    return tl::unexpected(Error{code, std::move(where), std::move(message)});
}
} // namespace quotadeck

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/inflater.h"
#include "core/base/result.h"

#include <QByteArray>

#include <optional>

class QIODevice;
namespace quotadeck::http {
/// The body of one HTTP answer as it arrives, decompressed and bounded.
///
/// Units:     bytes. The bound holds for what arrives and for what it decompresses to.
/// Errors:    TooLarge beyond the bound and where there is no memory; Parse for what cannot be decompressed. All without
///            `where`.
/// Threading: any one thread. A slice takes less than a millisecond, so that the GUI thread can take slice after slice.
class AnswerBody
{
public:
    /// The encodings that can be read, as the header Accept-Encoding lists them.
    static constexpr const char* kEncodings = "gzip, deflate";

    explicit AnswerBody(qint64 most) : m_most(most) { }

    /// @p encoding is the value of the header Content-Encoding; to be called before the first slice. Errors: Parse for an
    /// encoding that is not one of kEncodings.
    [[nodiscard]] Status setEncoding(const QByteArray& encoding);
    /// Takes one slice of what @p source has. True while there is more to take at once.
    [[nodiscard]] Result<bool> takeSlice(QIODevice& source);
    /// The whole body, after the last slice. Nothing at all is an empty body in every encoding.
    [[nodiscard]] Result<QByteArray> finish();

    [[nodiscard]] qint64 received() const { return m_received; } ///< bytes taken, still compressed

private:
    [[nodiscard]] Result<bool> takePlain(QIODevice& source);
    [[nodiscard]] Result<bool> takePacked(QIODevice& source);
    [[nodiscard]] tl::unexpected<Error> tooLarge() const;
    void makeRoom(qint64 bytes);

    qint64 m_most;
    qint64 m_received = 0;
    std::optional<Inflater> m_inflater; ///< none: the body comes as it is
    QByteArray m_packed; ///< taken from the source, not unpacked yet
    QByteArray m_body;
};
} // namespace quotadeck::http

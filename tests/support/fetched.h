// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpfetcher.h"

#include <QSignalSpy>

#include <optional>

namespace quotadeck::testing {
/// What @p request leads to over @p access.
inline Result<http::HttpAnswer> fetched(const http::ServerAccessPtr& access, const http::HttpRequest& request)
{
    constexpr int kWait = 40'000; // ms, longer than any request may take
    http::HttpFetcher fetcher(access, request);
    std::optional<Result<http::HttpAnswer>> answer;
    QObject::connect(&fetcher, &http::HttpFetcher::finished, &fetcher,
                     [&answer](const Result<http::HttpAnswer>& given) { answer = given; });
    QSignalSpy spy(&fetcher, &http::HttpFetcher::finished);
    fetcher.start();
    if (!spy.wait(kWait))
        return fail(ErrorCode::Timeout, {}, "the test has waited long enough");
    return *answer;
}

/// The answer to GET @p path over @p access.
inline Result<http::HttpAnswer> fetched(const http::ServerAccessPtr& access, const QString& path)
{
    http::HttpRequest request;
    request.url = QUrl(path);
    request.where = path.toStdString();
    return fetched(access, request);
}

/// The message of @p answer, for the output of a test.
inline std::string textOf(const Result<http::HttpAnswer>& answer)
{
    return answer ? "no error" : answer.error().message.english();
}
} // namespace quotadeck::testing

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpfetcher.h"
#include "app/http/serveraccess.h"
#include "core/kube/apiobjects.h"
#include "core/kube/apply.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::kube {
/// Requests to one API server.
///
/// Threading: the thread of the access; never waits. Every function calls its last argument once, later, unless this object ends before.
/// Errors:    those of HttpFetcher and errorOf(), which name the action.
class ApiClient : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApiClient)
public:
    template <typename T>
    using Taker = ApplyServer::Taker<T>;
    using AnswerTaker = std::function<void(const Result<http::HttpAnswer>&)>;

    explicit ApiClient(http::ServerAccessPtr server, QObject* parent = nullptr);
    ~ApiClient() override;

    /// The object or list at @p path, which may have a query.
    void get(const QString& path, const Action& action, AnswerTaker take);
    /// All objects at @p path, in pages, which are one state of the cluster. Errors: TooLarge beyond 64 MiB.
    void list(const QString& path, const Action& action, Taker<std::vector<QByteArray>> take);
    void askForRight(const Action& action, Taker<AccessVerdict> take);

protected:
    /// Answers of every status are returned.
    void send(http::HttpRequest request, AnswerTaker take);

    [[nodiscard]] static std::string_view viewOf(const http::HttpAnswer& answer);
    [[nodiscard]] static bool isFailure(const http::HttpAnswer& answer);
    /// What an answer that is a failure means for @p action.
    [[nodiscard]] static Refusal refusalOf(const http::HttpAnswer& answer, const Action& action);

private:
    struct Listing;
    void askForPage(const std::shared_ptr<Listing>& listing, const QByteArray& next);
    void takePage(const std::shared_ptr<Listing>& listing, const Result<http::HttpAnswer>& answer);

    http::ServerAccessPtr m_server;
};
} // namespace quotadeck::kube

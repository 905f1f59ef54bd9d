// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/apiclient.h"

#include <QUrl>

#include <memory>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr qint64 kMostAnswer = 64LL * 1024 * 1024; ///< bytes; of all pages together, too
constexpr int kPage = 250; ///< objects; of nodes, which are large, some MiB
constexpr int kGone = 410;
} // namespace

/// A list of which the pages come one after the other.
struct ApiClient::Listing
{
    QString path;
    Action action;
    Taker<std::vector<QByteArray>> take;
    std::vector<QByteArray> pages;
    qint64 size = 0; ///< bytes so far
    bool isSecond = false; ///< the first one was too slow for the server
};

ApiClient::ApiClient(http::ServerAccessPtr server, QObject* parent)
    : QObject(parent)
    , m_server(std::move(server))
{
}

ApiClient::~ApiClient() = default;

std::string_view ApiClient::viewOf(const http::HttpAnswer& answer)
{
    return {answer.body.constData(), static_cast<std::size_t>(answer.body.size())};
}

bool ApiClient::isFailure(const http::HttpAnswer& answer)
{
    return answer.status < 200 || answer.status >= 300;
}

Refusal ApiClient::refusalOf(const http::HttpAnswer& answer, const Action& action)
{
    const auto failure = readFailure(answer.status, viewOf(answer));
    return {errorOf(failure, action, answer.where), failure.isStale()};
}

void ApiClient::send(http::HttpRequest request, AnswerTaker take)
{
    request.where = request.url.path().toStdString();
    request.accepted.everyStatus = true;
    request.waitsWhenAsked = true; // a write is not repeated
    request.limits.maxBody = kMostAnswer;
    auto* fetcher = new http::HttpFetcher(m_server, std::move(request), this);
    connect(fetcher, &http::HttpFetcher::finished, this,
            [fetcher, take = std::move(take)](const auto& answer) {
                fetcher->deleteLater();
                take(answer);
            });
    fetcher->start();
}

void ApiClient::get(const QString& path, const Action& action, AnswerTaker take)
{
    http::HttpRequest request;
    request.url = QUrl(path);
    send(std::move(request), [action, take = std::move(take)](const Result<http::HttpAnswer>& answer) {
        if (answer && isFailure(*answer))
            take(tl::unexpected(refusalOf(*answer, action).error));
        else
            take(answer);
    });
}

void ApiClient::list(const QString& path, const Action& action, Taker<std::vector<QByteArray>> take)
{
    auto listing = std::make_shared<Listing>();
    listing->path = path;
    listing->action = action;
    listing->take = std::move(take);
    askForPage(listing, {});
}

void ApiClient::askForPage(const std::shared_ptr<Listing>& listing, const QByteArray& next)
{
    http::HttpRequest request;
    QString path = listing->path + (listing->path.contains(QLatin1Char('?')) ? u'&' : u'?')
        + QStringLiteral("limit=%1").arg(kPage);
    if (!next.isEmpty())
        path += QStringLiteral("&continue=") + QString::fromLatin1(next.toPercentEncoding());
    request.url = QUrl(path);
    send(std::move(request),
         [this, listing](const Result<http::HttpAnswer>& answer) { takePage(listing, answer); });
}

void ApiClient::takePage(const std::shared_ptr<Listing>& listing, const Result<http::HttpAnswer>& answer)
{
    if (!answer) {
        listing->take(tl::unexpected(answer.error()));
        return;
    }
    if (answer->status == kGone && !listing->pages.empty() && !std::exchange(listing->isSecond, true)) {
        listing->pages.clear(); // that state of the cluster is forgotten
        listing->size = 0;
        askForPage(listing, {});
        return;
    }
    if (isFailure(*answer)) {
        listing->take(tl::unexpected(refusalOf(*answer, listing->action).error));
        return;
    }
    listing->size += answer->body.size();
    if (listing->size > kMostAnswer) {
        listing->take(fail(
            ErrorCode::TooLarge, answer->where,
            Message(QUOTADECK_TEXT("kube", "the list has more than %1 MiB"), kMostAnswer / (1024 * 1024))));
        return;
    }
    const std::string next = nextPage(viewOf(*answer));
    listing->pages.push_back(answer->body);
    if (next.empty())
        listing->take(std::move(listing->pages));
    else
        askForPage(listing, QByteArray::fromStdString(next));
}

void ApiClient::askForRight(const Action& action, Taker<AccessVerdict> take)
{
    http::HttpRequest request;
    request.url = QUrl(QStringLiteral("/apis/authorization.k8s.io/v1/selfsubjectaccessreviews"));
    request.body = {.type = "application/json", .bytes = QByteArray::fromStdString(accessReview(action))};
    send(std::move(request), [action, take = std::move(take)](const Result<http::HttpAnswer>& answer) {
        if (!answer)
            take(tl::unexpected(answer.error()));
        else if (isFailure(*answer))
            take(tl::unexpected(refusalOf(*answer, action).error));
        else
            take(readAccessVerdict(viewOf(*answer)));
    });
}
} // namespace quotadeck::kube

#include "moc_apiclient.cpp"

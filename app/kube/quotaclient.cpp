// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/quotaclient.h"

#include "background/jobs.h"
#include "core/kube/clusterconfig.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace quotadeck::kube {
namespace {
constexpr std::size_t kMostAsked = 60; ///< rights

QString pathOf(const ApiResource& resource, const std::string& nameSpace)
{
    return QString::fromStdString(resource.path(nameSpace));
}

std::string_view viewOfPage(const QByteArray& page)
{
    return {page.constData(), static_cast<std::size_t>(page.size())};
}

Result<ClusterQuotas> quotasIn(const std::vector<QByteArray>& pages, const std::vector<QByteArray>& profiles,
                               std::string nameSpace)
{
    ClusterQuotas quotas;
    quotas.nameSpace = std::move(nameSpace);
    for (const QByteArray& page : pages) {
        auto read = readStoredQuotas(viewOfPage(page));
        if (!read)
            return fail(read.error().code, kElasticQuotas.path(quotas.nameSpace), read.error().message);
        std::ranges::move(*read, std::back_inserter(quotas.quotas));
    }
    for (const QByteArray& page : profiles)
        std::ranges::move(elastic::readQuotaProfiles(viewOfPage(page)), std::back_inserter(quotas.profiles));
    return quotas;
}

/// The writes of which one at least has to be allowed: in the namespaces of @p quotas, of @p manifests and @p ownNameSpace, or to one of
/// @p quotas, which may be the only one that somebody may change. Empty: there are too many to ask for.
std::deque<Action> writesOf(const ClusterQuotas& quotas, const std::string& manifests,
                            const std::string& ownNameSpace)
{
    std::set<std::string> nameSpaces{ownNameSpace};
    std::deque<Action> actions;
    for (const StoredQuota& quota : quotas.quotas) {
        nameSpaces.insert(quota.stored.nameSpace);
        actions.push_back(kElasticQuotas.action("patch", quota.stored.nameSpace, quota.name()));
    }
    if (const auto wanted = readStoredQuotas(manifests)) {
        for (const StoredQuota& quota : *wanted)
            nameSpaces.insert(quota.stored.nameSpace);
    }
    nameSpaces.erase(std::string());
    for (const std::string& nameSpace : nameSpaces) {
        for (const char* verb : {"patch", "create", "delete"})
            actions.push_front(kElasticQuotas.action(verb, nameSpace));
    }
    if (actions.size() > kMostAsked)
        actions.clear();
    return actions;
}
} // namespace

Error withoutQuotas(const Error& error)
{
    if (error.code != ErrorCode::NotFound)
        return error;
    return {
        ErrorCode::Unsupported, error.where,
        QUOTADECK_TEXT("kube",
                       "the cluster has no elastic quotas: its API server does not know ElasticQuota, which "
                       "Koordinator installs")};
}

struct QuotaClient::Reading
{
    Taker<ClusterQuotas> take;
    std::vector<QByteArray> pages;
    std::string nameSpace; ///< the only one that may be listed
    std::optional<Error> refused; ///< to list all namespaces
    std::vector<QByteArray> profiles;
};

QuotaClient::QuotaClient(std::shared_ptr<KubeAccess> server, std::string place, QObject* parent)
    : ApiClient(server, parent)
    , m_access(std::move(server))
    , m_place(std::move(place))
{
}

QuotaClient::~QuotaClient() = default;

void QuotaClient::discover(Taker<bool> take)
{
    const QString path = QStringLiteral("/apis/%1/%2")
                             .arg(QString::fromUtf8(kElasticQuotas.group.data()),
                                  QString::fromUtf8(kElasticQuotas.version.data()));
    http::HttpRequest request;
    request.url = QUrl(path);
    send(std::move(request), [take = std::move(take)](const Result<http::HttpAnswer>& answer) {
        constexpr int kForbidden = 403;
        constexpr int kNotFound = 404;
        if (!answer)
            take(tl::unexpected(answer.error()));
        else if (answer->status == kNotFound || answer->status == kForbidden)
            take(false);
        else if (isFailure(*answer))
            take(tl::unexpected(refusalOf(*answer, kElasticQuotas.action("list", {})).error));
        else
            take(listsResource(viewOf(*answer), kElasticQuotas.plural));
    });
}

void QuotaClient::read(Taker<ClusterQuotas> take)
{
    auto reading = std::make_shared<Reading>();
    reading->take = std::move(take);
    listQuotas({}, reading);
}

void QuotaClient::listQuotas(const std::string& nameSpace, const std::shared_ptr<Reading>& reading)
{
    list(pathOf(kElasticQuotas, nameSpace), kElasticQuotas.action("list", nameSpace),
         [this, nameSpace, reading](const Result<std::vector<QByteArray>>& pages) {
             takeQuotas(nameSpace, reading, pages);
         });
}

void QuotaClient::takeQuotas(const std::string& nameSpace, const std::shared_ptr<Reading>& reading,
                             const Result<std::vector<QByteArray>>& pages)
{
    if (pages) {
        reading->pages = *pages;
        reading->nameSpace = nameSpace;
        listProfiles(reading);
    } else if (pages.error().code == ErrorCode::Unauthorized && nameSpace.empty()) {
        reading->refused = pages.error();
        const std::string& own = m_access->nameSpace();
        listQuotas(own.empty() ? "default" : own, reading);
    } else {
        reading->take(tl::unexpected(withoutQuotas(reading->refused.value_or(pages.error()))));
    }
}

/// They only explain; without them the quotas are there all the same.
void QuotaClient::listProfiles(const std::shared_ptr<Reading>& reading)
{
    list(pathOf(kQuotaProfiles, reading->nameSpace), kQuotaProfiles.action("list", reading->nameSpace),
         [this, reading](const Result<std::vector<QByteArray>>& pages) {
             reading->profiles = pages.value_or(std::vector<QByteArray>());
             conclude(reading);
         });
}

void QuotaClient::conclude(const std::shared_ptr<Reading>& reading)
{
    computeFor([reading] { return quotasIn(reading->pages, reading->profiles, reading->nameSpace); },
               [reading](const Result<ClusterQuotas>& quotas) { reading->take(quotas); });
}

void QuotaClient::readOne(const std::string& nameSpace, const std::string& name,
                          Taker<std::optional<StoredQuota>> take)
{
    get(QString::fromStdString(kElasticQuotas.path(nameSpace, name)),
        kElasticQuotas.action("get", nameSpace, name),
        [take = std::move(take), name](const Result<http::HttpAnswer>& answer) {
            if (!answer && answer.error().code == ErrorCode::NotFound) {
                take(std::optional<StoredQuota>());
                return;
            }
            auto read
                = answer.and_then([](const http::HttpAnswer& got) { return readStoredQuotas(viewOf(got)); });
            if (!read)
                take(tl::unexpected(read.error()));
            else if (read->size() != 1)
                take(fail(ErrorCode::Parse, answer->where,
                          QUOTADECK_TEXT("kube", "the server's answer is no ElasticQuota")));
            else
                take(std::optional(std::move(read->front())));
        });
}

void QuotaClient::askForRight(const Action& action, Taker<AccessVerdict> take)
{
    ApiClient::askForRight(action, std::move(take));
}

void QuotaClient::askForAnyWrite(const std::string& manifests, Taker<AccessVerdict> take)
{
    askInTurn({kElasticQuotas.action("patch", {}), kElasticQuotas.action("create", {}),
               kElasticQuotas.action("delete", {})},
              [this, manifests, take = std::move(take)](const Result<AccessVerdict>& all) {
                  if (!all || all->isAllowed) {
                      take(all);
                      return;
                  }
                  read([this, manifests, take](const Result<ClusterQuotas>& quotas) {
                      if (quotas)
                          askForOne(*quotas, manifests, take);
                      else
                          take(tl::unexpected(quotas.error()));
                  });
              });
}

void QuotaClient::askForOne(const ClusterQuotas& quotas, const std::string& manifests,
                            Taker<AccessVerdict> take)
{
    computeFor([quotas, manifests, own = m_access->nameSpace()] { return writesOf(quotas, manifests, own); },
               [this, take = std::move(take)](std::deque<Action> actions) {
                   if (actions.empty())
                       take(fail(ErrorCode::NotFound, m_place, {}));
                   else
                       askInTurn(std::move(actions), take);
               });
}

/// One after the other until one is allowed.
void QuotaClient::askInTurn(std::deque<Action> actions, Taker<AccessVerdict> take)
{
    const Action first = std::move(actions.front());
    actions.pop_front();
    askForRight(
        first,
        [this, rest = std::move(actions), take = std::move(take)](const Result<AccessVerdict>& verdict) {
            if (!verdict || verdict->isAllowed || rest.empty())
                take(verdict);
            else
                askInTurn(rest, take);
        });
}

void QuotaClient::compute(std::function<void()> work, std::function<void()> done)
{
    background::run(
        this, background::workerPool(),
        [work = std::move(work)] {
            work();
            return true;
        },
        [done = std::move(done)](bool) { done(); });
}

void QuotaClient::write(const ObjectWrite& write, Storing storing, WriteTaker take)
{
    http::HttpRequest request;
    request.url = QUrl(QString::fromStdString(fmt::format("{}?fieldManager={}{}", write.path, kFieldManager,
                                                          storing == Storing::DryRun ? "&dryRun=All" : "")));
    request.body = {.verb = QByteArray::fromStdString(write.method),
                    .type = QByteArray::fromStdString(write.contentType),
                    .bytes = QByteArray::fromStdString(write.body)};
    send(std::move(request),
         [action = write.action, take = std::move(take)](const Result<http::HttpAnswer>& answer) {
             if (!answer)
                 take(tl::unexpected(Refusal{answer.error(), false}));
             else if (isFailure(*answer))
                 take(tl::unexpected(refusalOf(*answer, action)));
             else
                 take(answer->body.toStdString());
         });
}
} // namespace quotadeck::kube

#include "moc_quotaclient.cpp"

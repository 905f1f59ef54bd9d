// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/configjudge.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr qint64 kMostJudgement = qint64(1024) * 1024; ///< bytes; the answer is a word and a sentence
constexpr std::chrono::milliseconds kMostTime{10'000};

Result<config::SchedulerVerdict> verdictIn(const http::HttpAnswer& answer)
{
    const auto object = QJsonDocument::fromJson(answer.body).object();
    const auto allowed = object.value(QLatin1String("allowed"));
    if (!allowed.isBool())
        return fail(ErrorCode::Parse, answer.where,
                    QUOTADECK_TEXT("feed", "the answer does not say whether the configuration is allowed"));
    return config::SchedulerVerdict{allowed.toBool(),
                                    object.value(QLatin1String("reason")).toString().toStdString()};
}
} // namespace

ConfigJudge::ConfigJudge(const RestConfig& config, QObject* parent) : QObject(parent), m_config(config) { }

ConfigJudge::~ConfigJudge() = default;

void ConfigJudge::judge(const std::string& text)
{
    http::HttpRequest request;
    request.url = QUrl(QStringLiteral("/ws/v1/validate-conf"));
    request.where = request.url.path(QUrl::FullyEncoded).toStdString();
    request.body = {.type = "application/x-yaml", .bytes = QByteArray::fromStdString(text)};
    request.limits = m_config.limits;
    request.limits.maxBody = kMostJudgement;
    request.limits.total = std::min(request.limits.total, kMostTime);
    m_fetcher = std::make_unique<http::HttpFetcher>(m_config.access, std::move(request));
    connect(m_fetcher.get(), &http::HttpFetcher::finished, this,
            [this](const Result<http::HttpAnswer>& answer) {
                m_fetcher.release()->deleteLater(); // it is emitting
                Q_EMIT judged(answer.and_then(verdictIn));
            });
    m_fetcher->start();
}
} // namespace quotadeck::feed

#include "moc_configjudge.cpp"

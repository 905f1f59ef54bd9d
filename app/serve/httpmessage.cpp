// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/httpmessage.h"

#include "core/base/jsontext.h"

#include <QByteArrayList>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace quotadeck::serve {
namespace {
QByteArray reasonOf(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 301:
        return "Moved Permanently";
    case 307:
        return "Temporary Redirect";
    case 400:
        return "Bad Request";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 411:
        return "Length Required";
    case 413:
        return "Payload Too Large";
    case 431:
        return "Request Header Fields Too Large";
    case 500:
        return "Internal Server Error";
    case 501:
        return "Not Implemented";
    case 503:
        return "Service Unavailable";
    case 505:
        return "HTTP Version Not Supported";
    default:
        return "Status";
    }
}

/// A kind of answer that a header Accept may name.
struct MediaKind
{
    QByteArray type;
    QByteArray subtype;
    QByteArray version;
};

/// How well a range of a header Accept fits a kind of answer.
struct RangeFit
{
    int precision = -1; ///< 0: all, 1: the type, 2: the subtype, 3: also the version; -1: it does not
    double weight = 0; ///< 0: the client does not want it
};

/// Other parameters than version and weight, such as charset, are no condition.
RangeFit fitOf(const QByteArray& range, const MediaKind& kind)
{
    const QByteArrayList parts = range.toLower().split(';');
    const QByteArray name = parts.front().trimmed();
    RangeFit fit{-1, 1};
    if (name == "*/*")
        fit.precision = 0;
    else if (name == kind.type + "/*")
        fit.precision = 1;
    else if (name == kind.type + '/' + kind.subtype)
        fit.precision = 2;
    else
        return {};
    for (const QByteArray& part : parts.mid(1)) {
        const qsizetype equals = part.indexOf('=');
        const QByteArray key = part.left(std::max<qsizetype>(equals, 0)).trimmed();
        QByteArray value = part.mid(equals + 1).trimmed();
        if (value.size() >= 2 && value.startsWith('"') && value.endsWith('"'))
            value = value.mid(1, value.size() - 2);
        if (key == "version" && value != kind.version)
            return {};
        if (key == "version")
            fit.precision = fit.precision == 2 ? 3 : fit.precision;
        if (key == "q") {
            bool isNumber = false;
            const double weight = value.toDouble(&isNumber);
            fit.weight = isNumber && weight >= 0 && weight <= 1 ? weight : 0;
        }
    }
    return fit;
}

/// That of the most precise range; of several the highest.
RangeFit bestFitOf(const RequestHead& head, const MediaKind& kind)
{
    RangeFit best;
    for (const auto& [name, value] : head.headers) {
        if (name != "accept")
            continue;
        for (const QByteArray& range : QByteArray::fromStdString(value).split(',')) {
            const RangeFit fit = fitOf(range, kind);
            if (std::pair(fit.precision, fit.weight) > std::pair(best.precision, best.weight))
                best = fit;
        }
    }
    return best;
}
} // namespace

metrics::TextFormat metricsFormatFor(const RequestHead& head)
{
    const RangeFit open = bestFitOf(head, {"application", "openmetrics-text", "1.0.0"});
    const RangeFit text = bestFitOf(head, {"text", "plain", "0.0.4"});
    const bool isNamed = open.precision >= 2 && open.weight > 0;
    return open.weight > text.weight || (isNamed && open.weight == text.weight)
        ? metrics::TextFormat::OpenMetrics
        : metrics::TextFormat::Prometheus;
}

bool acceptsGzip(const RequestHead& head)
{
    for (const QByteArray& item : QByteArray::fromStdString(head.header("accept-encoding")).split(',')) {
        const QByteArrayList parts = item.split(';');
        if (parts.front().trimmed().toLower() != "gzip")
            continue;
        const QByteArray weight = parts.size() > 1 ? parts[1].trimmed().toLower() : QByteArray();
        return !weight.startsWith("q=") || weight.mid(2).toDouble() > 0;
    }
    return false;
}

Response jsonResponse(std::string json)
{
    json.push_back('\n');
    Response response;
    response.contentType = kJsonType;
    response.body = QByteArray::fromStdString(json);
    return response;
}

Response errorResponse(int status, const std::string& message)
{
    const auto text = jsonQuoted(message);
    auto response = jsonResponse(
        fmt::format(R"({{"status_code":{},"message":{},"description":{}}})", status, text, text));
    response.status = status;
    return response;
}

Response textResponse(int status, const QByteArray& text)
{
    Response response;
    response.status = status;
    response.contentType = kTextType;
    response.body = text;
    return response;
}

QByteArray httpDate(SystemTime time)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
    return QLocale::c()
        .toString(QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC),
                  QStringLiteral("ddd, dd MMM yyyy hh:mm:ss 'GMT'"))
        .toLatin1();
}

QByteArray headOf(const Response& response, bool closes)
{
    QByteArray head
        = "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + reasonOf(response.status) + "\r\n";
    if (!response.contentType.isEmpty())
        head += "Content-Type: " + response.contentType + "\r\n";
    for (const auto& [name, value] : response.headers)
        head += name + ": " + value + "\r\n";
    head += "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n";
    if (closes)
        head += "Connection: close\r\n";
    return head + "\r\n";
}
} // namespace quotadeck::serve

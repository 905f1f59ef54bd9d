// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/gateway.h"

#include "app/http/httpanswer.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace quotadeck::http {
namespace {
constexpr int kFound = 302;
constexpr int kSeeOther = 303;
constexpr qsizetype kLookedAt = 64LL * 1024; ///< bytes of a page

int portOf(const QUrl& url)
{
    return url.port(url.scheme() == QLatin1String("https") ? 443 : 80);
}

/// A part of a path as oauth2-proxy, Keycloak, Dex, OpenShift, Authelia and the clouds have it: "oauth2", "sign_in", "login".
bool isSignInPart(const QString& part)
{
    static constexpr std::array kStarts{"login", "logon",  "signin",       "sign_in", "sign-in",
                                        "oauth", "openid", "authenticate", "authoriz"};
    static constexpr std::array kWords{"auth", "sso", "saml", "saml2", "oidc"};
    const auto is = [&part](const char* word) { return part == QLatin1String(word); };
    const auto begins = [&part](const char* start) { return part.startsWith(QLatin1String(start)); };
    return std::ranges::any_of(kStarts, begins) || std::ranges::any_of(kWords, is);
}

/// A path without the differences for which the router of a scheduler redirects (REST-4).
QString plainPath(const QUrl& url)
{
    QString path = url.path().toLower();
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    return path;
}
} // namespace

std::string originOf(const QUrl& url)
{
    return fmt::format("{}://{}:{}", url.scheme().toStdString(), url.host().toStdString(), portOf(url));
}

bool hasSameOrigin(const QUrl& a, const QUrl& b)
{
    return a.scheme() == b.scheme() && a.host() == b.host() && portOf(a) == portOf(b);
}

bool leadsToSignIn(int status, const QUrl& from, const QUrl& to)
{
    const QString path = plainPath(to);
    if (path == plainPath(from))
        return false;
    const bool isOtherHost = from.host() != to.host();
    return std::ranges::any_of(path.split(QLatin1Char('/')), isSignInPart)
        || (isOtherHost && (status == kFound || status == kSeeOther));
}

Message signInRedirect(const std::string& server, const QUrl& target)
{
    const auto shown = target.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    return {
        QUOTADECK_TEXT(
            "http",
            "the gateway at %1 asks for a sign-in in a browser (redirect to %2); give a token, a cookie or "
            "a header that it accepts, or use --context to go through the Kubernetes API"),
        server, printableStart(shown.toEncoded())};
}

WebPage pageIn(const QByteArray& body)
{
    static constexpr std::array kSignIns{
        "type=\"password\"", "type='password'", "type=password", "sign in", "sign-in",
        "sign_in",           "signin",          "log in",        "login",   "oauth2",
        "samlrequest",       "single sign"};
    const QByteArray page = body.left(kLookedAt).toLower();
    if (std::ranges::any_of(kSignIns, [&page](const char* words) { return page.contains(words); }))
        return WebPage::SignIn;
    return page.contains("yunikorn") && page.contains("<app-root") ? WebPage::YuniKorn : WebPage::Other;
}

Message describePage(WebPage page, const std::string& server, int status)
{
    switch (page) {
    case WebPage::SignIn:
        return {
            QUOTADECK_TEXT(
                "http",
                "the gateway at %1 asks for a sign-in in a browser (a web page, HTTP %2); give a token, a "
                "cookie or a header that it accepts, or use --context to go through the Kubernetes API"),
            server, status};
    case WebPage::YuniKorn:
        return {QUOTADECK_TEXT(
                    "http",
                    "this is a web page, the web interface of YuniKorn, not data; the REST interface is "
                    "usually on port 9080 or below another path of %1"),
                server};
    case WebPage::Other:
        break;
    }
    return {QUOTADECK_TEXT(
                "http",
                "this is a web page, not data (HTTP %2); the REST interface is usually on port 9080 or below "
                "another path of %1; if a gateway asks for a sign-in, give a token, a cookie or a header"),
            server, status};
}
} // namespace quotadeck::http

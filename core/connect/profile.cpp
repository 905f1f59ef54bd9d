// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/connect/profile.h"

#include <utility>

namespace quotadeck::connect {
std::string pastSecretsId(const std::string& profileId)
{
    return profileId + ".prometheus";
}

AddressReach addressReach(std::string url, const Secrets& secrets)
{
    return {.url = std::move(url), .signIn = secrets.token.empty() ? SignIn::None : SignIn::Token};
}

std::string nameOf(const Reach& reach)
{
    if (const auto* address = std::get_if<AddressReach>(&reach))
        return address->url;
    const std::string& context = std::get<ClusterReach>(reach).scheduler.context.context;
    return context.empty() ? "the current context" : "context " + context;
}

std::string nameOf(const Profile& profile)
{
    return profile.name.empty() ? nameOf(profile.reach) : profile.name;
}
} // namespace quotadeck::connect

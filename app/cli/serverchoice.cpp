// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serverchoice.h"

namespace quotadeck::cli {
connect::Reach ServerChoice::reach() const
{
    if (cluster)
        return connect::ClusterReach{.scheduler = *cluster};
    return connect::AddressReach{.url = url,
                                 .signIn = tokenFile.empty() ? connect::SignIn::None : connect::SignIn::Token,
                                 .authorityFile = authorityFile};
}

std::string ServerChoice::name() const
{
    return connection.empty() ? connect::nameOf(reach()) : connection;
}
} // namespace quotadeck::cli

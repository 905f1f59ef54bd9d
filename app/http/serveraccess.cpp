// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/serveraccess.h"

namespace quotadeck::http {
bool ServerAccess::renew(const Route&)
{
    return false;
}
} // namespace quotadeck::http

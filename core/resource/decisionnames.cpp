// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/decisionnames.h"

namespace quotadeck {
std::string_view subjectName(DenialSubject subject)
{
    switch (subject) {
    case DenialSubject::User:
        return "user";
    case DenialSubject::Group:
        return "group";
    case DenialSubject::Queue:
        return "queue";
    }
    return {};
}
} // namespace quotadeck

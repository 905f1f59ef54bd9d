// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/decision.h"

#include "core/base/jsontext.h"

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

Message subjectMessage(DenialSubject subject, const std::string& name)
{
    const bool isWildcard = name == "*";
    switch (subject) {
    case DenialSubject::User:
        return isWildcard ? Message(QUOTADECK_TEXT("resource", "everyone else (*)"))
                          : Message(QUOTADECK_TEXT("resource", "user %1"), name);
    case DenialSubject::Group:
        return isWildcard ? Message(QUOTADECK_TEXT("resource", "all other groups together"))
                          : Message(QUOTADECK_TEXT("resource", "group %1"), name);
    case DenialSubject::Queue:
        return QUOTADECK_TEXT("resource", "queue");
    }
    return {};
}

std::string denialJson(const Denial& denial)
{
    return jsonObject({{"by", jsonQuoted(subjectName(denial.subject))},
                       {"name", jsonQuoted(denial.name)},
                       {"queue", jsonQuoted(denial.queue.text())},
                       {"resource", jsonQuoted(denial.type ? denial.type->name() : "apps")},
                       {"used", std::to_string(denial.used)},
                       {"asked", std::to_string(denial.asked)},
                       {"limit", std::to_string(denial.limit)}});
}
} // namespace quotadeck

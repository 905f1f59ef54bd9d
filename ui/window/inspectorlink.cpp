// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/inspectorlink.h"

#include "core/filter/expression.h"

namespace quotadeck::ui {
namespace {
constexpr QLatin1StringView kQueue("queue:");
constexpr QLatin1StringView kUser("user:");
constexpr QLatin1StringView kGroup("group:");
constexpr QLatin1StringView kApplication("application:");
constexpr QLatin1StringView kNode("node:");

QLatin1StringView prefixOf(Subject::Kind kind)
{
    switch (kind) {
    case Subject::Kind::None:
    case Subject::Kind::ElasticGroup: // no page selects one for others
        return {};
    case Subject::Kind::Queue:
        return kQueue;
    case Subject::Kind::User:
        return kUser;
    case Subject::Kind::Group:
        return kGroup;
    case Subject::Kind::Application:
        return kApplication;
    case Subject::Kind::Node:
        return kNode;
    }
    return {};
}

QString pageOf(Subject::Kind kind)
{
    switch (kind) {
    case Subject::Kind::None:
    case Subject::Kind::ElasticGroup: // no page selects one for others
        return {};
    case Subject::Kind::Queue:
        return QStringLiteral("queues");
    case Subject::Kind::User:
    case Subject::Kind::Group:
        return QStringLiteral("people");
    case Subject::Kind::Application:
        return QStringLiteral("applications");
    case Subject::Kind::Node:
        return QStringLiteral("nodes");
    }
    return {};
}
} // namespace

QString linkTo(const Subject& subject)
{
    return subject.kind == Subject::Kind::None || subject.name.isEmpty()
        ? QString()
        : prefixOf(subject.kind) + subject.name;
}

QString linkToNode(const QString& id)
{
    return kNode + id;
}

std::optional<InspectorTarget> targetOf(const QString& link)
{
    using Kind = Subject::Kind;
    for (const Kind kind : {Kind::Queue, Kind::User, Kind::Group, Kind::Application}) {
        if (const QLatin1StringView prefix = prefixOf(kind); link.startsWith(prefix))
            return InspectorTarget{pageOf(kind), {kind, link.mid(prefix.size()), {}}, {}};
    }
    if (link.startsWith(kNode))
        return InspectorTarget{
            QStringLiteral("nodes"),
            {},
            QStringLiteral("node:")
                + QString::fromStdString(filter::valueText(link.mid(kNode.size()).toStdString()))};
    return std::nullopt;
}
} // namespace quotadeck::ui

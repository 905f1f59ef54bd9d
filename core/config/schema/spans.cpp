// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/spans.h"

#include "core/config/schema/schemafields.h"

#include <vector>

namespace quotadeck::config {
namespace {
class SpanMapper
{
public:
    explicit SpanMapper(const std::function<TextSpan(const TextSpan&)>& map) : m_map(map) { }

    template <typename T>
    void visit(T& object)
    {
        if constexpr (requires { object.span; })
            object.span = m_map(object.span);
        forEachField(object, [this](const char*, auto& field) { visitField(field); });
    }

private:
    template <typename T>
    void visitField(Field<T>& field)
    {
        if (!field.isSet && field.span.isEmpty() && field.key.isEmpty()) // not in the text
            return;
        field.key = m_map(field.key);
        field.span = m_map(field.span);
        visitValue(field.value);
    }
    template <typename T>
    void visitField(ResolverFields<T>& resolver)
    {
        visitField(resolver.type);
    }
    void visitField(std::vector<PlacementRuleConfig>& parent) { visitValue(parent); }

    template <typename T>
    void visitValue(std::vector<T>& items)
    {
        for (T& item : items)
            visitItem(item);
    }
    template <typename T>
    void visitValue(T& value)
    {
        if constexpr (std::is_class_v<T> && !std::is_same_v<T, std::string>)
            visit(value);
    }

    template <typename T>
    void visitItem(T& item)
    {
        if constexpr (requires { item.keySpan; }) { // an entry of a free map
            item.keySpan = m_map(item.keySpan);
            item.valueSpan = m_map(item.valueSpan);
        } else if constexpr (std::is_same_v<T, TextField>) {
            item.span = m_map(item.span); // an item of a list has no key
        } else {
            visit(item);
        }
    }

    const std::function<TextSpan(const TextSpan&)>& m_map;
};
} // namespace

void mapSpans(SchedulerConfig& config, const std::function<TextSpan(const TextSpan&)>& map)
{
    SpanMapper mapper(map);
    for (PartitionConfig& partition : config.partitions)
        mapper.visit(partition);
    if (config.checksum.isSet) {
        config.checksum.key = map(config.checksum.key);
        config.checksum.span = map(config.checksum.span);
    }
}
} // namespace quotadeck::config

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
class YamlNode;
}

/// Objects of any kind as their fields: read, compared, merged and written. YAML and JSON are read alike, since JSON is YAML.
namespace quotadeck::kube {
/// Where a field of an object is: the keys from the object down, {"spec","max","cpu"}.
using FieldPath = std::vector<std::string>;

/// "spec.max.cpu"; a key with a dot is in brackets, "metadata.labels[example.com/team]".
[[nodiscard]] std::string pathText(const FieldPath& path);

struct FieldValue
{
    std::string text;
    bool isJson = false; ///< a number, true, false, a list or an empty map, as JSON; else a text

    [[nodiscard]] std::string json() const;

    friend bool operator==(const FieldValue&, const FieldValue&) = default;
};

/// The fields of an object. A map has no entry of its own unless it is empty; a list is one value. Null is absent, as for the API server.
using ObjectFields = std::map<FieldPath, FieldValue>;

/// An object without what the server keeps of it by itself: status, managedFields, and such parts of metadata.
struct FieldObject
{
    std::string apiVersion;
    std::string kind;
    std::string nameSpace; ///< empty: none is named
    std::string name;
    std::string uid; ///< empty: it was not read from a server; as the next
    std::string resourceVersion; ///< opaque; of what was read
    ObjectFields fields; ///< without those above

    friend bool operator==(const FieldObject&, const FieldObject&) = default;
};

/// Reads every object of @p text, in its documents or as items of a list. Errors: Parse, `where` naming line and column.
[[nodiscard]] Result<std::vector<FieldObject>> readFieldObjects(std::string_view text);

/// @p node as JSON, with the keys of maps in order.
[[nodiscard]] std::string jsonOf(const config::YamlNode& node);

/// The object as JSON, to be created.
[[nodiscard]] std::string objectJson(const FieldObject& object);
/// The object as one YAML document without the line that parts documents; keys in the order of kubectl.
[[nodiscard]] std::string objectYaml(const FieldObject& object);

/// True for two spellings of one value, "1" and "1000m" of an amount of cpu.
using SameValue = bool (*)(const FieldPath& path, const FieldValue& left, const FieldValue& right);

/// A field that differs between two versions of an object.
struct FieldChange
{
    FieldPath path;
    std::optional<FieldValue> before; ///< nothing: absent, as the next
    std::optional<FieldValue> after;

    friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

/// The differences between two versions of an object, by path.
[[nodiscard]] std::vector<FieldChange> fieldChanges(const ObjectFields& older, const ObjectFields& newer,
                                                    SameValue isSame);

/// The JSON merge patch (RFC 7386) that makes @p changes, if the object still has @p resourceVersion; empty: whatever it has.
[[nodiscard]] std::string mergePatch(const std::vector<FieldChange>& changes,
                                     std::string_view resourceVersion = {});

/// Two edits of one object, merged: each field that one side changed is as that side has it.
struct FieldMerge
{
    /// A field that both changed in different ways. The merged fields have ours.
    struct Conflict
    {
        FieldPath path;
        std::optional<FieldValue> ours; ///< nothing: removed, as the next
        std::optional<FieldValue> theirs;
    };

    ObjectFields fields;
    std::vector<FieldPath> theirs; ///< that only the other side changed
    std::vector<Conflict> conflicts;
};

[[nodiscard]] FieldMerge mergeFields(const ObjectFields& base, const ObjectFields& ours,
                                     const ObjectFields& theirs, SameValue isSame);
} // namespace quotadeck::kube

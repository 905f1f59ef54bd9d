// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/manifest.h"

#include <string>
#include <utility>
#include <vector>

namespace quotadeck::test {
/// The manifest of a group: manifest("a").below("p").min("cpu: 4").
class ManifestBuilder
{
public:
    explicit ManifestBuilder(std::string name) : m_name(std::move(name)) { }

    ManifestBuilder&& below(const std::string& parent) && { return std::move(*this).label("parent", parent); }
    ManifestBuilder&& parent() && { return std::move(*this).label("is-parent", "true"); }
    ManifestBuilder&& label(const std::string& key, const std::string& value) &&
    {
        m_labels += (m_labels.empty() ? "" : ", ") + std::string(elastic::kQuotaPrefix) + key + ": \"" + value
            + '"';
        return std::move(*this);
    }
    ManifestBuilder&& annotation(const std::string& key, const std::string& json) &&
    {
        m_annotations += (m_annotations.empty() ? "" : ", ") + std::string(elastic::kQuotaPrefix) + key
            + ": '" + json + '\'';
        return std::move(*this);
    }
    ManifestBuilder&& max(std::string amounts) &&
    {
        m_max = std::move(amounts);
        return std::move(*this);
    }
    ManifestBuilder&& min(std::string amounts) &&
    {
        m_min = std::move(amounts);
        return std::move(*this);
    }
    ManifestBuilder&& used(std::string amounts) &&
    {
        m_used = std::move(amounts);
        return std::move(*this);
    }
    ManifestBuilder&& in(std::string nameSpace) &&
    {
        m_namespace = std::move(nameSpace);
        return std::move(*this);
    }

    operator std::string() &&
    {
        return "apiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\nmetadata:\n  name: " + m_name
            + "\n  namespace: " + m_namespace + "\n  labels: {" + m_labels + "}\n  annotations: {"
            + m_annotations + "}\nspec:\n  max: {" + m_max + "}\n  min: {" + m_min + "}\n"
            + (m_used.empty() ? "" : "status:\n  used: {" + m_used + "}\n");
    }

private:
    std::string m_name;
    std::string m_namespace = "quotas";
    std::string m_labels;
    std::string m_annotations;
    std::string m_max = "cpu: 100";
    std::string m_min = "cpu: 0";
    std::string m_used;
};

inline ManifestBuilder manifest(std::string name)
{
    return ManifestBuilder(std::move(name));
}

inline std::string manifests(const std::vector<std::string>& documents)
{
    std::string text;
    for (const std::string& document : documents)
        text += (text.empty() ? "" : "---\n") + document;
    return text;
}
} // namespace quotadeck::test

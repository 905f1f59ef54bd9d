// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/startertext.h"

namespace quotadeck::models {
const std::string& starterText()
{
    static const std::string kText = R"(# Queues and limits of a YuniKorn scheduler.
# Amounts: vcore in cores ("4") or millicores ("500m"), memory in bytes ("64Gi").
partitions:
  - name: default
    # The first rule that finds a queue wins.
    placementrules:
      - name: provided # the queue that the application names, if it exists
        create: false
      - name: fixed # all others
        value: root.default
    queues:
      # The capacity of the root is that of the nodes.
      - name: root
        submitacl: "*" # who may submit applications
        queues:
          - name: default
            resources:
              guaranteed: {vcore: 4, memory: 16Gi} # reserved for the queue
              max: {vcore: 16, memory: 64Gi} # never exceeded
            limits:
              - limit: "each user"
                users: ["*"]
                maxresources: {vcore: 8, memory: 32Gi}
                maxapplications: 10
)";
    return kText;
}

bool isBlankText(std::string_view text)
{
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto line = text.substr(0, end);
        const auto first = line.find_first_not_of(" \t\r");
        if (first != std::string_view::npos && line[first] != '#')
            return false;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return true;
}
} // namespace quotadeck::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/alert/alertrule.h"
#include "models/common/watchedfile.h"

#include <memory>
#include <vector>

namespace quotadeck::models {
using AlertRulesPtr = std::shared_ptr<const std::vector<alert::Rule>>;

/// A file of alert rules.
class AlertRulesFile final : public WatchedFile
{
    Q_OBJECT
public:
    explicit AlertRulesFile(QObject* parent = nullptr);

    /// Null: none was read yet.
    [[nodiscard]] AlertRulesPtr rules() const
    {
        return std::static_pointer_cast<const std::vector<alert::Rule>>(content());
    }

Q_SIGNALS:
    void rulesChanged();
};
} // namespace quotadeck::models

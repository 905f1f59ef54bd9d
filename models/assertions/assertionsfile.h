// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "models/common/watchedfile.h"

#include <memory>

namespace quotadeck::models {
using AssertionsPtr = std::shared_ptr<const assertion::AssertionFile>;

/// A file of assertions.
class AssertionsFile final : public WatchedFile
{
    Q_OBJECT
public:
    explicit AssertionsFile(QObject* parent = nullptr);

    /// Without problems; null: none was read yet.
    [[nodiscard]] AssertionsPtr assertions() const
    {
        return std::static_pointer_cast<const assertion::AssertionFile>(content());
    }
};
} // namespace quotadeck::models

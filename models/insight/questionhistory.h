// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/rowlist.h"
#include "models/insight/explainquestion.h"

#include <QString>

namespace quotadeck::models {
/// A question with the last answer to it.
struct AskedQuestion
{
    QString id; ///< unlike that of every other question
    ExplainForm form;
    QString answer; ///< a word

    friend bool operator==(const AskedQuestion&, const AskedQuestion&) = default;
};

/// The last 20 questions, the newest first; one that is asked again moves up.
class QuestionHistory final : public RowList<AskedQuestion>
{
    Q_OBJECT
public:
    static constexpr std::size_t kMost = 20;
    using RowList::RowList;

    /// Writes down the answer to a question that was asked.
    void note(const ExplainAnswer& answer);
    [[nodiscard]] const ExplainForm& form(int row) const
    {
        return rows()[static_cast<std::size_t>(row)].form;
    }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

private:
    [[nodiscard]] QVariant cell(const AskedQuestion& row, int column, int role) const override;
};
} // namespace quotadeck::models

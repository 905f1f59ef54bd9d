// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/explainquestion.h"
#include "models/table/rowlist.h"

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
    explicit QuestionHistory(QObject* parent = nullptr);

    /// Adds a question and its answer.
    void note(const ExplainAnswer& answer);
    [[nodiscard]] const ExplainForm& form(int row) const
    {
        return rows()[static_cast<std::size_t>(row)].form;
    }

private:
    static ColumnTable<AskedQuestion> columns();
};
} // namespace quotadeck::models

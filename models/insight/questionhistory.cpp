// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/questionhistory.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
QString textOf(const ExplainForm& form)
{
    const QString who = form.application.isEmpty() ? form.user : form.application;
    const QString queue = form.queue.isEmpty() ? QuestionHistory::tr("as placed") : form.queue;
    //: user or application, queue, amounts
    return QuestionHistory::tr("%1 · %2 · %3").arg(who, queue, form.request);
}

QString idOf(const ExplainForm& form)
{
    const QString basis = QString::number(static_cast<int>(form.basis));
    return QStringList{basis, form.application, form.user, form.groups, form.queue, form.request}.join(u'\n');
}
} // namespace

void QuestionHistory::note(const ExplainAnswer& answer)
{
    AskedQuestion asked{idOf(answer.form), answer.form, tr("no")};
    if (answer.explanation.isAllowed())
        asked.answer = answer.doubts.isEmpty() ? tr("yes") : tr("yes, some usage unknown");
    std::vector<AskedQuestion> questions = rows();
    std::erase_if(questions, [&asked](const AskedQuestion& earlier) { return earlier.id == asked.id; });
    questions.insert(questions.begin(), std::move(asked));
    questions.resize(std::min(questions.size(), kMost));
    setRows(std::move(questions));
}

int QuestionHistory::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

QVariant QuestionHistory::cell(const AskedQuestion& row, int, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        //: answer: question
        return tr("%1: %2").arg(row.answer, textOf(row.form));
    case Qt::ToolTipRole:
        return row.form.basis == ExplainBasis::Edited ? tr("%1 (edited file)").arg(textOf(row.form))
                                                      : tr("%1 (active limits)").arg(textOf(row.form));
    default:
        return {};
    }
}
} // namespace quotadeck::models

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
    const QString text = QuestionHistory::tr("%1 · %2 · %3").arg(who, queue, form.request);
    return form.mode == Mode::Seed ? QuestionHistory::tr("%1 · seed rules").arg(text) : text;
}

QString idOf(const ExplainForm& form)
{
    const QString basis = QString::number(static_cast<int>(form.basis));
    const QString mode = QString::number(static_cast<int>(form.mode));
    return QStringList{basis, mode, form.application, form.user, form.groups, form.queue, form.request}.join(
        u'\n');
}
} // namespace

ColumnTable<AskedQuestion> QuestionHistory::columns()
{
    using Question = const AskedQuestion&;
    static constexpr ColumnOf<AskedQuestion> kColumns[] = {{
        .text =
            [](Question question) {
                //: answer: question
                return tr("%1: %2").arg(question.answer, textOf(question.form));
            },
        .toolTip =
            [](Question question) {
                return question.form.basis == ExplainBasis::Edited
                    ? tr("%1 (edited file)").arg(textOf(question.form))
                    : tr("%1 (active limits)").arg(textOf(question.form));
            },
    }};
    return kColumns;
}

QuestionHistory::QuestionHistory(QObject* parent) : RowList(columns(), parent) { }

void QuestionHistory::note(const ExplainAnswer& answer)
{
    AskedQuestion asked{idOf(answer.form), answer.form, tr("no")};
    if (insight::lacksNode(answer.explanation, answer.advice))
        asked.answer = tr("no, no node has room");
    else if (answer.explanation.isAllowed())
        asked.answer = answer.doubts.isEmpty() ? tr("yes") : tr("yes, some usage unknown");
    std::vector<AskedQuestion> questions = rows();
    std::erase_if(questions, [&asked](const AskedQuestion& earlier) { return earlier.id == asked.id; });
    questions.insert(questions.begin(), std::move(asked));
    questions.resize(std::min(questions.size(), kMost));
    setRows(std::move(questions));
}
} // namespace quotadeck::models

#include "moc_questionhistory.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/fieldtablemodel.h"

#include "core/config/rules/names.h"
#include "core/config/schema/queueproperties.h"
#include "models/common/messagetext.h"
#include "models/limits/form/valuecheck.h"

#include <QRegularExpression>

#include <utility>

namespace quotadeck::models {
namespace {
using Kind = ConfigField::Kind;
using State = InputCheck::State;

QStringList namesIn(const QString& text)
{
    static const QRegularExpression kSeparators(QStringLiteral("[,;\\s]+"));
    return text.split(kSeparators, Qt::SkipEmptyParts);
}

/// What the setting is for, whatever its value.
QVariant helpOfField(const ConfigField& field, int role)
{
    return role == Qt::WhatsThisRole ? QVariant(field.help) : QVariant();
}

InputCheck checkProperty(const ConfigField& field, const QString& text)
{
    const auto* known = config::findQueueProperty(std::get<std::string>(field.place.steps().back()));
    if (!known || known->isLegal(text.toStdString()))
        return {};
    // The scheduler accepts it, so may the user: it is an odd value, not one that cannot be written.
    return {State::NeedsConfirmation,
            FieldTableModel::tr("The scheduler uses %1 instead of \"%2\": %3 expected. Press Enter again to "
                                "confirm.")
                .arg(messageText(known->otherwise), text, messageText(known->legal))};
}
} // namespace

InputCheck checkField(const ConfigField& field, const QString& text)
{
    const QString body = text.trimmed();
    const bool isRequired = field.kind == Kind::QueueName || field.kind == Kind::RequiredText;
    if (body.isEmpty() && !isRequired)
        return {State::Fine,
                field.own ? FieldTableModel::tr("Empty: not set here, %1 applies").arg(field.unset)
                          : field.origin};
    switch (field.kind) {
    case Kind::Count:
        return checkCount(body, field.origin);
    case Kind::Number: {
        bool isNumber = false;
        const double number = body.toDouble(&isNumber);
        if (!isNumber || !(number >= 0)) // VAL-76
            return {State::Refused, FieldTableModel::tr("\"%1\" is not a number of 0 or more").arg(body)};
        break;
    }
    case Kind::Choice:
        if (!field.choices.contains(body))
            return {State::Refused, FieldTableModel::tr("Must be one of: %1").arg(field.choices.join(u' '))};
        break;
    case Kind::QueueName:
        if (!config::isQueueName(body.toStdString())) // VAL-44
            return {State::Refused,
                    FieldTableModel::tr("A queue name has 1 to 64 characters of A-Z a-z 0-9 _ - : # / @")};
        break;
    case Kind::Acl:
        if (config::aclFieldCount(body.toStdString()) > 2) // VAL-31
            return {State::Refused,
                    FieldTableModel::tr("Enter users, one space, groups, for example: sue,bob dev,ops")};
        break;
    case Kind::Property:
        return checkProperty(field, body);
    case Kind::RequiredText:
        if (body.isEmpty())
            return {State::Refused, FieldTableModel::tr("Must not be empty")};
        break;
    case Kind::Text:
    case Kind::Suggested:
    case Kind::Names:
        break;
    }
    return {};
}

ConfigSession::Operation setField(const ConfigField& field, const QString& text)
{
    using Edits = config::Document::Edits;
    // Spaces at the ends of an access list mean something (ACL-4).
    const QString body = field.kind == Kind::Acl ? text : text.trimmed();
    return [place = field.place, kind = field.kind, body](const config::Document& document) -> Result<Edits> {
        if (body.isEmpty())
            return document.clear(place);
        if (kind == Kind::QueueName)
            return document.renameQueue(place.parent(), body.toStdString(), config::PathsInRules::Follow);
        if (kind == Kind::Names) {
            std::vector<std::string> names;
            for (const auto& name : namesIn(body))
                names.push_back(name.toStdString());
            return document.setTexts(place, names);
        }
        return document.set(place, body.toStdString());
    };
}

ColumnTable<ConfigField> FieldTableModel::columns()
{
    using Field = const ConfigField&;
    static constexpr ColumnOf<ConfigField> kColumns[] = {
        {
            .column = SettingColumn,
            .title = QT_TR_NOOP("Setting"),
            .help = QT_TR_NOOP("Name of the setting; its tool tip says what it is for"),
            .text = textIn<&ConfigField::label>,
            .toolTip = textIn<&ConfigField::help>,
        },
        {
            .column = ValueColumn,
            .title = QT_TR_NOOP("Value"),
            .help = QT_TR_NOOP("Value in the file; dim: not set here, what holds then"),
            .text = [](Field field) { return field.own.value_or(field.unset); },
            .toolTip = [](Field field) { return field.own ? field.help : field.origin; },
            .edited = [](Field field) { return field.own.value_or(QString()); },
            .emphasis = [](Field field) { return dimUnless(field.own.has_value()); },
            .other = helpOfField,
        },
        {
            .column = MeaningColumn,
            .title = QT_TR_NOOP("Meaning"),
            .help = QT_TR_NOOP("What the value comes to"),
            .text = textIn<&ConfigField::meaning>,
            .toolTip = [](Field field) { return field.meaning.isEmpty() ? field.help : field.meaning; },
            .emphasis = [](Field) { return Emphasis::Dim; },
            .other = helpOfField,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

FieldTableModel::FieldTableModel(ConfigSession* session, QObject* parent)
    : RowList(columns(), parent)
    , m_session(session)
{
    connect(session, &ConfigSession::opened, this, [this] { setRows({}); });
    connect(session, &ConfigSession::revisionChanged, this, &FieldTableModel::refresh);
}

void FieldTableModel::setSource(Source source)
{
    m_source = std::move(source);
    refresh();
}

void FieldTableModel::refresh()
{
    const auto& revision = m_session->revision();
    if (!m_source)
        setRows({});
    else if (revision && revision->isReadable())
        setRows(m_source(*revision));
}

TextSpan FieldTableModel::placeOf(const QModelIndex& index) const
{
    return rows().at(static_cast<std::size_t>(index.row())).span;
}

bool FieldTableModel::isSet(int row) const
{
    return rows().at(static_cast<std::size_t>(row)).own.has_value();
}

void FieldTableModel::clear(int row)
{
    m_session->edit(setField(rows().at(static_cast<std::size_t>(row)), {}));
}

Qt::ItemFlags FieldTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags result = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == ValueColumn && m_session->isEditable())
        result |= Qt::ItemIsEditable;
    return result;
}

bool FieldTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid)
        || index.column() != ValueColumn)
        return false;
    const ConfigField& field = rows()[static_cast<std::size_t>(index.row())];
    const QString text = value.toString();
    if (text == field.own.value_or(QString()))
        return false;
    m_session->edit(setField(field, text));
    return true;
}

InputKind FieldTableModel::inputKind(const QModelIndex& index) const
{
    switch (rows()[static_cast<std::size_t>(index.row())].kind) {
    case Kind::Choice:
        return InputKind::Choice;
    case Kind::Count:
    case Kind::Number:
        return InputKind::Amount;
    default:
        return InputKind::Text;
    }
}

QStringList FieldTableModel::suggestions(const QModelIndex& index) const
{
    return rows()[static_cast<std::size_t>(index.row())].choices;
}

InputCheck FieldTableModel::check(const QModelIndex& index, const QString& text) const
{
    return checkField(rows()[static_cast<std::size_t>(index.row())], text);
}
} // namespace quotadeck::models

#include "moc_fieldtablemodel.cpp"

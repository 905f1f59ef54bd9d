// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/textspan.h"
#include "core/config/edit/document.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::config {
class ConfigSource;

/// A parameter of a template.
struct TemplateParameter
{
    /// One of the allowed values together with further values, ${size.cpu}.
    struct SizeClass
    {
        std::string name;
        std::vector<std::pair<std::string, std::string>> values; ///< the same keys in each class
    };

    std::string name;
    std::string description;
    std::optional<std::string> defaultValue; ///< nothing: a value has to be given
    std::vector<std::string> allowed; ///< empty: any text
    std::vector<SizeClass> classes; ///< empty, or one for each of allowed
    TextSpan span; ///< of the name in the file

    [[nodiscard]] bool isRequired() const { return !defaultValue; }
};

/// The values of parameters by name.
using TemplateValues = std::map<std::string, std::string>;

/// The queue that a template gives for some values.
struct TemplateQueue
{
    QueueConfig queue; ///< with all queues below; spans have no meaning
    std::string text; ///< of the queue in the style and with the comments of the template
    std::shared_ptr<const ConfigSource> source; ///< a configuration with this queue alone below its root
};

/// A queue with everything below it, in which placeholders stand for parameters. The format is described in
/// resources/docs/templates.md.
///
/// Errors:    Error::where is "file:line:column"; InvalidArgument for values that the template does not take, Parse for a
///            template that cannot be read.
/// Threading: immutable, so safe from any thread.
class TenantTemplate
{
public:
    /// @p file is the name for messages.
    [[nodiscard]] static Result<TenantTemplate> read(std::string text, std::string file);

    [[nodiscard]] const std::string& title() const { return m_title; } ///< may be empty
    [[nodiscard]] const std::string& description() const { return m_description; } ///< may be empty
    [[nodiscard]] const std::vector<TemplateParameter>& parameters() const { return m_parameters; }

    /// Why @p value cannot be that of @p parameter; empty: it can.
    [[nodiscard]] static Message problemOf(const TemplateParameter& parameter, std::string_view value);

    /// Parameters without a value have their default. Errors: also for a value of a parameter that there is not, for one that
    /// is missing, and for a result that is no queue.
    [[nodiscard]] Result<TemplateQueue> instantiate(const TemplateValues& values) const;

private:
    struct Tree;

    TenantTemplate() = default;
    [[nodiscard]] Status readTop();
    [[nodiscard]] Status readParameters();
    [[nodiscard]] std::string placeOf(std::size_t offset) const;
    [[nodiscard]] tl::unexpected<Error> problemAt(std::size_t offset, Message message) const;
    /// All that placeholders may name, "name", "size.cpu".
    [[nodiscard]] Result<TemplateValues> resolved(const TemplateValues& values) const;
    [[nodiscard]] Result<std::string> substituted(std::string_view text, std::size_t offset,
                                                  const TemplateValues& known) const;
    [[nodiscard]] Result<std::vector<TextEdit>> substitutions(const TemplateValues& known) const;

    std::string m_file;
    std::shared_ptr<const Tree> m_tree;
    std::string m_title;
    std::string m_description;
    std::vector<TemplateParameter> m_parameters;
};

/// That @p parent is a leaf, which becomes a parent with a queue below it: applications that run in it are no longer
/// scheduled (QUE-45). Nothing: it is a parent already, or missing.
[[nodiscard]] std::optional<Message> leafWarning(const Document& document, std::size_t partition,
                                                 const QueuePath& parent);

/// Adds @p queue below @p parent, after the queues that it has, with its comments where the text allows that.
/// Errors: NotFound without such a parent, InvalidArgument where it has a queue of that name; Error::where is then
/// "@p file:line:column" of that queue; those of Document.
[[nodiscard]] Result<Document::Edits> templateEdits(const Document& document, std::string_view file,
                                                    std::size_t partition, const QueuePath& parent,
                                                    const TemplateQueue& queue);
} // namespace quotadeck::config

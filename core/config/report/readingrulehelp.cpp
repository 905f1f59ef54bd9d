// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/rulehelptexts.h"

namespace quotadeck::config {
std::vector<RuleHelp> readingRuleHelps()
{
    return {
        {kInputRule, Severity::Error, "The file can be read",
         "The file could not be opened or read, or is larger than a configuration may be. Check its name and "
         "permissions."},
        {"CFG-1", Severity::Error, "The text is YAML in UTF-8",
         "The scheduler reads the first YAML document of the file; JSON is YAML, too. Mend the place that is "
         "named: often a tab in the indentation, a missing quote or a missing colon."},
        {"CFG-2", Severity::Error, "An empty configuration is legal",
         "An empty text, a text of comments alone and a null document are read as a configuration without "
         "partitions."},
        {"CFG-3", Severity::Error, "The document is a mapping",
         "The file starts with \"partitions:\" at the top; a list or a single value cannot be read."},
        {"CFG-4", Severity::Error, "Only known keys are used",
         "Keys are lower case and exact; any other key rejects the file. Correct the spelling or remove the "
         "key."},
        {"CFG-5", Severity::Error, "A key stands once in its mapping",
         "The same key twice rejects the file, however it is quoted. Keep the one that is meant."},
        {"CFG-6", Severity::Error, "Aliases and merge keys refer to something",
         "An alias needs an anchor before it; a merge key takes a mapping or a list of mappings."},
        {"CFG-7", Severity::Error, "A null counts as not set",
         "A null value is the default of its key; a null in a list is dropped; a null quantity is an empty "
         "text, which is no quantity."},
        {"CFG-8", Severity::Error, "A text is a single value",
         "Any single value is taken literally where a text is asked for; a list or a mapping is not."},
        {"CFG-9", Severity::Error, "A switch is true or false", "Write true or false without quotes."},
        {"CFG-10", Severity::Error, "A number of applications is a whole number",
         "Write a whole number from 0 on, without quotes; 0 means no limit."},
        {"CFG-11", Severity::Error, "A weight is a number",
         "Write a number such as 1 or 0.5, without quotes."},
        {"CFG-12", Severity::Error, "A value has the form that its key asks for",
         "A list stands where a list is asked for, a mapping where a mapping is: users: [bob], not users: "
         "bob."},
        {"CFG-13", Severity::Error, "The file stays within bounds",
         "Nesting, size and the number of problems shown are bounded, so that no file can exhaust memory. "
         "Split or simplify the file."},
        {"CFG-LINT-1", Severity::Warning, "Resource types have the names that pods report",
         "Pods report \"vcore\" and \"memory\", in lower case. A quota on \"cpu\" or \"Memory\" limits "
         "nothing."},
        {"CFG-LINT-2", Severity::Warning, "Queue properties have known names and values",
         "An unknown property has no effect, a bad value is replaced by the default, both without a word."},
        {"CFG-LINT-3", Severity::Warning, "Placement rules are ones that the scheduler builds",
         "An unknown rule name, \"recovery\", \"test\" and a tag rule without value pass the validation but "
         "cannot be used."},
        {"CFG-LINT-4", Severity::Warning, "The type of a filter is in lower case",
         "Any type but the exact text \"deny\" lets users through when applications are placed. Write it in "
         "lower case."},
        {"CFG-LINT-5", Severity::Warning, "Queue names with limits or rules on them are in lower case",
         "Usage is kept under the lower-case name; limits and fixed rules with capital letters may never "
         "meet it."},
        {"CFG-LINT-6", Severity::Warning, "A maximum is not all zeros",
         "The validation reads it as nothing allowed, the running scheduler as no maximum. Remove it, or set "
         "the quota you mean."},
        {"CFG-LINT-7", Severity::Warning, "Entries of access lists are ones that the scheduler keeps",
         "Names with unusual characters are dropped silently, and so grant nothing; some texts fail when the "
         "queue is created."},
        {"CFG-LINT-8", Severity::Warning, "A queue that rules place queues under says \"parent: true\"",
         "Having children is not enough for a placement rule: without the key the queue counts as a leaf "
         "there."},
        {"CFG-LINT-9", Severity::Warning, "Reserved queue names are left alone",
         "\"root\" below the root and \"@recovery@\" have a meaning of their own; choose another name."},
        {"CFG-LINT-10", Severity::Warning, "A limit fits into the maximum of every queue above",
         "Only the queue's own maximum is compared by the scheduler. A larger limit can never be used up."},
        {"CFG-LINT-11", Severity::Warning, "A configuration has a partition",
         "The scheduler accepts an empty text or one of comments alone. Loading it removes all partitions: "
         "their queues drain and all applications fail. Restore the file if that is not meant."},
        {"CFG-LINT-12", Severity::Warning, "Amounts are within reason for their resource",
         "The amount is more than 100 times the largest beside it, more than any cluster has, or vcore with "
         "a "
         "unit of memory such as Gi. Check the number and its unit."},
        {"PKG-1", Severity::Error, "The ConfigMap of the administrator wins",
         "Of several ConfigMaps the scheduler takes \"yunikorn-configs\" before \"yunikorn-defaults\", key "
         "by key."},
        {"PKG-2", Severity::Error, "A ConfigMap has the key of the queue configuration",
         "The key is \"queues.yaml\", or named after the policy group where the ConfigMap sets one. Add it, "
         "or check "
         "the file that has it."},
        {"PKG-3", Severity::Error, "A packed queue configuration can be unpacked",
         "A key in binaryData that ends in .gz is unpacked and wins over the plain text."},
        {"REST-30", Severity::Info, "A queues.yaml has no keys that the scheduler adds to its answers",
         "The scheduler reports its active configuration with \"checksum\", \"extra\" and others, and "
         "rejects a "
         "file that has them all. Remove them to use the answer as a queues.yaml."},
    };
}
} // namespace quotadeck::config

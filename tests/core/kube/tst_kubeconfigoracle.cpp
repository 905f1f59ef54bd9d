// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsontext.h"
#include "core/kube/kubeconfig.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <random>

namespace tst_kubeconfigoracle {
using namespace quotadeck;
using namespace quotadeck::kube;

namespace {
constexpr int kCases = 200;
constexpr unsigned kSeed = 20261124;
constexpr std::size_t kAtOnce = 4; ///< processes

/// A value of a kubeconfig, not yet written in a style.
struct Value
{
    enum Kind { Text, Raw, List, Map };

    Kind kind = Text;
    std::string text; ///< of Raw: its source
    std::vector<Value> items;
    std::vector<std::pair<std::string, Value>> entries;

    void add(const std::string& key, Value value) { entries.emplace_back(key, std::move(value)); }
};

Value textOf(const std::string& text)
{
    return {Value::Text, text, {}, {}};
}

Value rawOf(const std::string& text)
{
    return {Value::Raw, text, {}, {}};
}

Value listOf(std::vector<Value> items)
{
    return {Value::List, {}, std::move(items), {}};
}

Value mapOf(std::vector<std::pair<std::string, Value>> entries)
{
    return {Value::Map, {}, {}, std::move(entries)};
}

/// Random choices that are the same on every machine.
class Choices
{
public:
    explicit Choices(unsigned seed) : m_numbers(seed) { }

    std::size_t below(std::size_t count) { return m_numbers() % count; }
    bool percent(std::size_t chance) { return below(100) < chance; }
    template <typename Items>
    const auto& of(const Items& items)
    {
        return items[below(std::size(items))];
    }

private:
    std::mt19937 m_numbers;
};

const std::vector<std::string> kNames
    = {"prod", "dev", "ä ö", "日本", "a.b:c", "name with space", "x@y/z", "it's", "\"quoted\"", "tab\there"};
/// Texts that mean something else without quotes.
const std::vector<std::string> kTricky
    = {"yes", "no",   "on",    "y",          "true", "null", "~",  "1",  "1.5", "0x1f", "1e3",
       "010", "0o17", "1_000", "2001-01-01", "1:30", "=",    "<<", ".5", "+1",  "Null", "0b1"};
const std::vector<std::string> kBooleans
    = {"true", "false", "True", "FALSE", "yes", "no", "on", "off", "y", "n", "null", "~"};
const std::vector<std::string> kPaths = {"ca.crt",      "./ca.crt",      "pki/client.crt", "pki/client.key",
                                         "../a/ca.crt", "pki/../ca.crt", "pki//client.crt"};
const std::vector<std::string> kData = {"QUJD", "QUJDRA==", "QUJD\nRUZH\n", "QQ==", ""};
const std::vector<std::string> kCommands
    = {"aws", "./login", "bin/login", "/usr/bin/login", "../bin/log in", "login.sh"};
/// Keys that old versions of kubectl ignore: these may have no wrong values.
const std::array<std::string, 3> kNewKeys = {"as-uid", "interactiveMode", "disable-compression"};

/// Makes up kubeconfigs.
class Generator
{
public:
    explicit Generator(unsigned seed) : m_choices(seed)
    {
        for (int i = 0; i < 3; ++i)
            m_names.push_back(m_choices.of(kNames));
    }

    Choices& choices() { return m_choices; }

    Value kubeconfig()
    {
        Value root = mapOf({});
        if (m_choices.percent(80))
            root.add("apiVersion", textOf("v1"));
        if (m_choices.percent(80))
            root.add("kind", textOf("Config"));
        if (m_choices.percent(20))
            root.add("preferences", m_choices.percent(50) ? mapOf({}) : mapOf({{"colors", boolean()}}));
        root.add("clusters", entries("cluster", [this] { return cluster(); }));
        root.add("users", entries("user", [this] { return user(); }));
        root.add("contexts", entries("context", [this] { return context(); }));
        if (m_choices.percent(85))
            root.add("current-context", name());
        addUnknown(root);
        shuffle(root);
        return root;
    }

    /// Breaks @p root, perhaps.
    void breakValue(Value& root)
    {
        std::vector<Value*> values;
        collect(root, values);
        Value& victim = *values[m_choices.below(values.size())];
        switch (m_choices.below(5)) {
        case 0:
            victim = textOf("some text");
            break;
        case 1:
            victim = rawOf(m_choices.of(std::array<std::string, 4>{"17", "true", "1.5", "null"}));
            break;
        case 2:
            victim = listOf({textOf("a"), mapOf({{"name", textOf("a")}})});
            break;
        case 3:
            victim = mapOf({{"name", textOf("a")}});
            break;
        default:
            repeat(root);
        }
    }

    /// @p text with one character more, less or the rest cut off.
    std::string brokenText(std::string text)
    {
        const std::size_t at = m_choices.below(text.size());
        switch (m_choices.below(3)) {
        case 0:
            return text.erase(at, 1);
        case 1:
            return text.insert(at, 1, m_choices.of(std::string_view("[]{}:,\t'\"&*!|>%@`#- \n")));
        default:
            return text.substr(0, at);
        }
    }

private:
    /// One of few names, so that most of what a context names exists.
    Value name() { return textOf(m_choices.percent(3) ? m_choices.of(kNames) : m_choices.of(m_names)); }
    Value boolean() { return rawOf(m_choices.of(kBooleans)); }

    template <typename Make>
    void maybe(Value& map, const char* key, std::size_t chance, Make make)
    {
        if (m_choices.percent(chance))
            map.add(key, m_choices.percent(4) ? rawOf("null") : make());
    }
    void maybeText(Value& map, const char* key, std::size_t chance, const std::vector<std::string>& texts)
    {
        maybe(map, key, chance,
              [&] { return textOf(m_choices.of(m_choices.below(200) == 0 ? kTricky : texts)); });
    }

    template <typename Make>
    Value entries(const char* key, Make make)
    {
        if (m_choices.percent(3))
            return rawOf("null");
        Value list = listOf({});
        std::vector<std::string> used;
        for (const std::string& name : m_names) {
            if (std::ranges::find(used, name) != used.end() || m_choices.percent(15))
                continue;
            used.push_back(name);
            Value entry
                = mapOf({{"name", textOf(name)}, {key, m_choices.percent(3) ? rawOf("null") : make()}});
            shuffle(entry);
            list.items.push_back(std::move(entry));
        }
        return list;
    }

    Value cluster()
    {
        Value map = mapOf({});
        maybeText(map, "server", 90, {"https://host:6443", "https://[::1]/a/b", "http://h#x", "host", ""});
        maybeText(map, "tls-server-name", 30, {"name.example", "ü.example"});
        maybe(map, "insecure-skip-tls-verify", 40, [this] { return boolean(); });
        maybeText(map, "certificate-authority", 40, kPaths);
        maybeText(map, "certificate-authority-data", 30, kData);
        maybeText(map, "proxy-url", 20, {"http://proxy:3128", "socks5://proxy", "proxy"});
        if (m_choices.percent(10))
            map.add("disable-compression", boolean());
        maybe(map, "extensions", 10, [] {
            return listOf({mapOf({{"name", textOf("e")}, {"extension", mapOf({{"a", rawOf("1")}})}})});
        });
        addUnknown(map);
        shuffle(map);
        return map;
    }

    Value user()
    {
        Value map = mapOf({});
        maybeText(map, "client-certificate", 25, kPaths);
        maybeText(map, "client-certificate-data", 20, kData);
        maybeText(map, "client-key", 25, kPaths);
        maybeText(map, "client-key-data", 20, kData);
        maybeText(map, "token", 30, {"secret", "a.b.c", "x y"});
        maybeText(map, "tokenFile", 20, kPaths);
        maybeText(map, "username", 15, kNames);
        maybeText(map, "password", 15, {"p: q", "#x", "*y", "%z", "'"});
        maybeText(map, "as", 15, kNames);
        if (m_choices.percent(10))
            map.add("as-uid", textOf("uid 5"));
        maybe(map, "as-groups", 15, [this] { return texts(kNames); });
        maybe(map, "as-user-extra", 15, [this] {
            return mapOf({{"scopes", texts(kNames)}, {"other", rawOf("null")}});
        });
        maybe(map, "auth-provider", 10, [this] {
            return mapOf({{"name", name()}, {"config", mapOf({{"id", textOf("x")}})}});
        });
        maybe(map, "exec", 35, [this] { return exec(); });
        addUnknown(map);
        shuffle(map);
        return map;
    }

    Value exec()
    {
        Value map = mapOf({});
        maybeText(map, "apiVersion", 90,
                  {"client.authentication.k8s.io/v1", "client.authentication.k8s.io/v1beta1", "v0"});
        maybeText(map, "command", 90, kCommands);
        maybe(map, "args", 50, [this] { return texts({"--a", "b c", "", "-", "--region=eu"}); });
        maybe(map, "env", 50, [this] {
            Value list = listOf({});
            for (std::size_t i = m_choices.below(3); i > 0; --i)
                list.items.push_back(mapOf({{"name", textOf("NAME")}, {"value", name()}}));
            return list;
        });
        maybeText(map, "installHint", 30, {"run this:\n  install it\n", "one line"});
        maybe(map, "provideClusterInfo", 40, [this] { return boolean(); });
        if (m_choices.percent(40))
            map.add("interactiveMode",
                    textOf(m_choices.of(std::array<std::string, 3>{"Never", "Always", "Odd"})));
        shuffle(map);
        return map;
    }

    Value context()
    {
        Value map = mapOf({});
        maybe(map, "cluster", 95, [this] { return name(); });
        maybe(map, "user", 95, [this] { return name(); });
        maybeText(map, "namespace", 40, {"kube-system", "Not_A_Label"});
        addUnknown(map);
        shuffle(map);
        return map;
    }

    Value texts(const std::vector<std::string>& from)
    {
        Value list = listOf({});
        for (std::size_t i = m_choices.below(4); i > 0; --i)
            list.items.push_back(m_choices.percent(4) ? rawOf("null") : textOf(m_choices.of(from)));
        return list;
    }

    void addUnknown(Value& map)
    {
        if (!m_choices.percent(15))
            return;
        const std::array values
            = {textOf("x"), rawOf("5"), listOf({rawOf("1"), mapOf({{"a", rawOf("true")}})}), mapOf({})};
        map.add(m_choices.of(std::array<std::string, 4>{"future", "Server", "größe", "12"}),
                m_choices.of(values));
    }

    void shuffle(Value& map)
    {
        for (std::size_t i = map.entries.size(); i > 1; --i)
            std::swap(map.entries[i - 1], map.entries[m_choices.below(i)]);
    }

    /// Adds an entry with the name of another or a key once more.
    void repeat(Value& root)
    {
        std::vector<Value*> lists;
        for (auto& [key, value] : root.entries) {
            if (!value.items.empty())
                lists.push_back(&value);
        }
        if (lists.empty() || m_choices.percent(30)) {
            root.entries.push_back(m_choices.of(root.entries));
            return;
        }
        Value& list = *m_choices.of(lists);
        list.items.push_back(list.items.front());
    }

    static void collect(Value& value, std::vector<Value*>& values)
    {
        values.push_back(&value);
        for (Value& item : value.items)
            collect(item, values);
        for (auto& [key, entry] : value.entries) {
            if (std::ranges::find(kNewKeys, key) == kNewKeys.end())
                collect(entry, values);
        }
    }

    Choices m_choices;
    std::vector<std::string> m_names;
};

/// Writes values in the styles of YAML, or as JSON.
class Writer
{
public:
    explicit Writer(Choices& choices) : m_choices(choices) { }

    std::string json(const Value& value)
    {
        switch (value.kind) {
        case Value::Text:
            return jsonQuoted(value.text);
        case Value::Raw:
            return value.text;
        case Value::List:
            return jsonArray(value.items, [this](const Value& item) { return json(item); });
        case Value::Map:
            break;
        }
        std::string text = "{";
        for (const auto& [key, entry] : value.entries)
            text += (text.size() > 1 ? ",\n " : "") + jsonQuoted(key) + ": " + json(entry);
        return text + "}";
    }

    std::string block(const Value& value, std::size_t indent = 0)
    {
        const std::string margin(indent, ' ');
        if (isOnOneLine(value))
            return margin + oneLine(value) + "\n";
        std::string text;
        for (const auto& [key, entry] : value.entries)
            text += margin + key + ":" + behindKey(entry, indent + 2);
        for (const Value& item : value.items) {
            if (isOnOneLine(item))
                text += margin + "- " + oneLine(item) + "\n";
            else
                text += margin + "- " + block(item, indent + 2).substr(indent + 2);
        }
        return text;
    }

private:
    static bool isOnOneLine(const Value& value) { return value.items.empty() && value.entries.empty(); }

    std::string behindKey(const Value& value, std::size_t indent)
    {
        if (value.kind == Value::Text && value.text.ends_with('\n') && m_choices.percent(70))
            return " |\n" + indented(value.text, indent);
        if (isOnOneLine(value))
            return " " + oneLine(value) + "\n";
        if (m_choices.percent(10))
            return " " + json(value) + "\n";
        return "\n" + block(value, indent);
    }

    static std::string indented(const std::string& text, std::size_t indent)
    {
        std::string result;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at) + 1;
            result += std::string(indent, ' ') + text.substr(at, end - at);
            at = end;
        }
        return result;
    }

    std::string oneLine(const Value& value)
    {
        if (value.kind != Value::Text)
            return json(value);
        if (isPlain(value.text) && m_choices.percent(60))
            return value.text;
        if (value.text.find('\n') == std::string::npos && m_choices.percent(50)) {
            std::string text = "'";
            for (const char c : value.text)
                text += c == '\'' ? "''" : std::string(1, c);
            return text + "'";
        }
        return jsonQuoted(value.text);
    }

    /// Whether the text may be written without quotes, whatever it means then.
    static bool isPlain(const std::string& text)
    {
        const auto isWord = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                || static_cast<unsigned char>(c) >= 0x80;
        };
        const auto isInner = [&](char c) {
            return isWord(c) || std::string_view(" ./:@_+-=<~").find(c) != std::string_view::npos;
        };
        return !text.empty() && std::string_view(" :@-").find(text.front()) == std::string_view::npos
            && std::ranges::all_of(text, isInner) && text.back() != ':'
            && text.find(": ") == std::string::npos;
    }

    Choices& m_choices;
};

/// Kubeconfigs in a folder, with the files that they name.
class Trial
{
public:
    explicit Trial(unsigned seed)
    {
        Generator generator(seed);
        Choices& choices = generator.choices();
        for (const char* folder : {"a", "b", "c", ".kube"}) {
            for (const char* file : {"ca.crt", "pki/client.crt", "pki/client.key"})
                put(path(folder) + '/' + file, path(folder).append('/').append(file).toStdString());
        }
        if (choices.percent(10)) {
            addFile(generator, path(".kube/config"));
            return;
        }
        QStringList names;
        for (std::size_t i = 1 + choices.below(3); i > 0; --i) {
            const QString name = path(choices.of(std::array<const char*, 3>{"a", "b", "c"}))
                + QStringLiteral("/config%1").arg(i);
            addFile(generator, name);
            names << name;
        }
        if (choices.percent(20))
            names << names.front();
        if (choices.percent(20))
            names.prepend(path("missing"));
        if (choices.percent(20))
            names << QString();
        m_variable = names.join(':');
    }

    /// Starts kubectl with @p arguments for these files.
    [[nodiscard]] std::unique_ptr<QProcess> start(const QStringList& arguments) const
    {
        auto process = std::make_unique<QProcess>();
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("HOME"), m_folder.path());
        environment.insert(QStringLiteral("KUBECONFIG"), m_variable);
        process->setProcessEnvironment(environment);
        process->setWorkingDirectory(m_folder.path());
        process->start(QStandardPaths::findExecutable(QStringLiteral("kubectl")), arguments);
        return process;
    }
    [[nodiscard]] Result<Kubeconfig> load() const
    {
        return loadKubeconfig(kubeconfigFiles(m_variable.toStdString(), m_folder.path().toStdString()));
    }

    /// All files, for the message of a failure.
    [[nodiscard]] QByteArray texts() const { return m_variable.toUtf8() + "\n" + m_texts; }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    void addFile(Generator& generator, const QString& name)
    {
        Choices& choices = generator.choices();
        Value value = generator.kubeconfig();
        if (choices.percent(8))
            generator.breakValue(value);
        Writer writer(choices);
        std::string text = choices.percent(25) ? writer.json(value) : writer.block(value);
        if (choices.percent(6))
            text = generator.brokenText(text);
        put(name, text);
        m_texts += "--- " + name.toUtf8() + "\n" + QByteArray::fromStdString(text);
    }

    static void put(const QString& name, const std::string& text)
    {
        QDir().mkpath(QFileInfo(name).path());
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(text)) < 0)
            qFatal("no temporary file");
    }

    QTemporaryDir m_folder;
    QString m_variable; ///< KUBECONFIG
    QByteArray m_texts;
};

template <typename Entry>
const Entry* find(const std::vector<Entry>& entries, const std::string& name)
{
    const auto entry = std::ranges::find(entries, name, &Entry::name);
    return entry == entries.end() ? nullptr : &*entry;
}

/// What `kubectl config view --minify` shows: the current context with what it names; neither need be complete.
struct Minified
{
    const Context* context = nullptr;
    const Cluster* cluster = nullptr; ///< nullptr: the context names none
    const User* user = nullptr;
};

/// Nothing where kubectl cannot show it.
std::optional<Minified> minified(const Kubeconfig& config)
{
    Minified result;
    result.context = config.currentContext.empty() ? nullptr : find(config.contexts, config.currentContext);
    if (!result.context)
        return std::nullopt;
    result.cluster = find(config.clusters, result.context->cluster);
    result.user = find(config.users, result.context->user);
    const bool isComplete = (result.cluster || result.context->cluster.empty())
        && (result.user || result.context->user.empty());
    if (result.context->cluster.empty())
        result.cluster = nullptr;
    if (result.context->user.empty())
        result.user = nullptr;
    return isComplete ? std::optional(result) : std::nullopt;
}

/// Compares the fields of one object that kubectl shows.
class Comparison
{
public:
    Comparison(QString where, QJsonObject shown, const std::string& file)
        : m_where(std::move(where))
        , m_shown(std::move(shown))
        , m_folder(QFileInfo(QString::fromStdString(file)).path())
    {
    }

    void text(const char* key, const std::string& ours)
    {
        check(key, shownText(key), QString::fromStdString(ours));
    }
    void boolean(const char* key, bool ours) { check(key, m_shown[QLatin1String(key)].toBool(), ours); }
    /// kubectl shows a path as written.
    void path(const char* key, const std::string& ours)
    {
        check(key, resolved(shownText(key)), QString::fromStdString(ours));
    }
    void command(const std::string& ours)
    {
        const QString shown = shownText("command");
        check("command", shown.contains('/') ? resolved(shown) : shown, QString::fromStdString(ours));
    }
    /// kubectl writes it without line breaks.
    void data(const char* key, const std::string& ours)
    {
        check(key, QByteArray::fromBase64(shownText(key).toUtf8()),
              QByteArray::fromBase64(QByteArray::fromStdString(ours)));
    }
    void texts(const char* key, const std::vector<std::string>& ours)
    {
        QJsonArray expected;
        for (const std::string& item : ours)
            expected << QString::fromStdString(item);
        check(key, m_shown[QLatin1String(key)].toArray(), expected);
    }
    [[nodiscard]] QStringList differences() const { return m_differences; }
    [[nodiscard]] int count() const { return m_count; }

private:
    template <typename T>
    void check(const char* key, const T& shown, const T& ours)
    {
        ++m_count;
        if (shown != ours)
            m_differences << m_where + '.' + QString::fromUtf8(key);
    }
    [[nodiscard]] QString shownText(const char* key) const { return m_shown[QLatin1String(key)].toString(); }
    [[nodiscard]] QString resolved(const QString& path) const
    {
        return path.isEmpty() || path.startsWith('/') ? path : QDir::cleanPath(m_folder + '/' + path);
    }

    QString m_where;
    QJsonObject m_shown;
    QString m_folder;
    QStringList m_differences;
    int m_count = 0;
};

QJsonObject onlyEntry(const QJsonObject& view, const char* list, const char* key)
{
    return view[QLatin1String(list)].toArray().first().toObject()[QLatin1String(key)].toObject();
}

/// The fields in which @p view and @p ours differ; @p count grows by the fields compared.
QStringList differences(const QJsonObject& view, const Kubeconfig& config, const Minified& ours, int& count)
{
    QStringList result;
    const auto finish = [&](const Comparison& comparison) {
        result << comparison.differences();
        count += comparison.count();
    };
    Comparison root(QStringLiteral("root"), view, {});
    root.text("current-context", config.currentContext);
    finish(root);
    Comparison context(QStringLiteral("context"), onlyEntry(view, "contexts", "context"), {});
    context.text("cluster", ours.context->cluster);
    context.text("user", ours.context->user);
    context.text("namespace", ours.context->nameSpace);
    finish(context);
    if (view[QLatin1String("clusters")].toArray().isEmpty() != (ours.cluster == nullptr)
        || view[QLatin1String("users")].toArray().isEmpty() != (ours.user == nullptr))
        result << QStringLiteral("entries");
    if (ours.cluster) {
        Comparison cluster(QStringLiteral("cluster"), onlyEntry(view, "clusters", "cluster"),
                           ours.cluster->file);
        cluster.text("server", ours.cluster->server);
        cluster.text("tls-server-name", ours.cluster->tlsServerName);
        cluster.boolean("insecure-skip-tls-verify", ours.cluster->skipsTlsVerification);
        cluster.path("certificate-authority", ours.cluster->certificateAuthority.path);
        cluster.data("certificate-authority-data", ours.cluster->certificateAuthority.data);
        cluster.text("proxy-url", ours.cluster->proxyUrl);
        finish(cluster);
    }
    if (!ours.user)
        return result;
    const User& user = *ours.user;
    const QJsonObject shown = onlyEntry(view, "users", "user");
    Comparison fields(QStringLiteral("user"), shown, user.file);
    fields.path("client-certificate", user.clientCertificate.path);
    fields.data("client-certificate-data", user.clientCertificate.data);
    fields.path("client-key", user.clientKey.path);
    fields.data("client-key-data", user.clientKey.data);
    fields.text("token", user.token);
    fields.path("tokenFile", user.tokenFile);
    fields.text("username", user.userName);
    fields.text("password", user.password);
    fields.text("as", user.impersonation.user);
    fields.texts("as-groups", user.impersonation.groups);
    finish(fields);
    const QJsonObject extra = shown[QLatin1String("as-user-extra")].toObject();
    if (extra.size() != qsizetype(user.impersonation.extra.size()))
        result << QStringLiteral("user.as-user-extra");
    for (const auto& [key, values] : user.impersonation.extra) {
        Comparison values1(QStringLiteral("user.as-user-extra"), extra, {});
        values1.texts(key.c_str(), values);
        finish(values1);
    }
    const QJsonValue provider = shown[QLatin1String("auth-provider")];
    const QString name = provider[QLatin1String("name")].toString();
    const QString ourName = QString::fromStdString(user.authProvider);
    if (provider.isObject() ? ourName != (name.isEmpty() ? QStringLiteral("(unnamed)") : name)
                            : !ourName.isEmpty())
        result << QStringLiteral("user.auth-provider");
    if (shown.contains(QLatin1String("exec")) != user.exec.has_value())
        result << QStringLiteral("user.exec");
    if (!user.exec)
        return result;
    const QJsonObject shownExec = shown[QLatin1String("exec")].toObject();
    Comparison exec(QStringLiteral("user.exec"), shownExec, user.file);
    exec.text("apiVersion", user.exec->apiVersion);
    exec.command(user.exec->command);
    exec.texts("args", user.exec->arguments);
    exec.text("installHint", user.exec->installHint);
    exec.boolean("provideClusterInfo", user.exec->wantsCluster);
    finish(exec);
    const QJsonArray variables = shownExec[QLatin1String("env")].toArray();
    if (variables.size() != qsizetype(user.exec->environment.size()))
        result << QStringLiteral("user.exec.env");
    for (qsizetype i = 0; i < variables.size() && i < qsizetype(user.exec->environment.size()); ++i) {
        Comparison variable(QStringLiteral("user.exec.env"), variables[i].toObject(), {});
        variable.text("name", user.exec->environment[std::size_t(i)].first);
        variable.text("value", user.exec->environment[std::size_t(i)].second);
        finish(variable);
    }
    return result;
}

/// Our paths and the content that kubectl finds at them: each file contains its own path. False where kubectl refuses to
/// read both a file and data.
bool isFlattenable(const Minified& ours)
{
    const auto isOne = [](const FileOrData& value) { return value.path.empty() || value.data.empty(); };
    const bool hasPath = (ours.cluster && !ours.cluster->certificateAuthority.path.empty())
        || (ours.user && !(ours.user->clientCertificate.path.empty() && ours.user->clientKey.path.empty()));
    const auto exists = [](const FileOrData& value) {
        return value.path.empty() || QFile::exists(QString::fromStdString(value.path));
    };
    return hasPath
        && (!ours.cluster
            || (isOne(ours.cluster->certificateAuthority) && exists(ours.cluster->certificateAuthority)))
        && (!ours.user
            || (isOne(ours.user->clientCertificate) && isOne(ours.user->clientKey)
                && exists(ours.user->clientCertificate) && exists(ours.user->clientKey)));
}

QStringList pathDifferences(const QJsonObject& flattened, const Minified& ours, int& count)
{
    QStringList result;
    const auto check = [&](const QJsonObject& shown, const char* key, const FileOrData& value) {
        if (value.path.empty())
            return;
        ++count;
        const QByteArray content = QByteArray::fromBase64(shown[QLatin1String(key)].toString().toUtf8());
        if (content != QByteArray::fromStdString(value.path))
            result << QString::fromUtf8(key) + ": " + QString::fromUtf8(content);
    };
    if (ours.cluster)
        check(onlyEntry(flattened, "clusters", "cluster"), "certificate-authority-data",
              ours.cluster->certificateAuthority);
    const QJsonObject user = onlyEntry(flattened, "users", "user");
    if (ours.user) {
        check(user, "client-certificate-data", ours.user->clientCertificate);
        check(user, "client-key-data", ours.user->clientKey);
    }
    return result;
}

} // namespace

/// Our reading of kubeconfigs against that of kubectl. It must pass with 1.20 of Debian 12, which lacks the keys as-uid,
/// interactiveMode and disable-compression.
class TestKubeconfigOracle : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("kubectl")).isEmpty(),
                 "kubectl is missing: install kubernetes-client");
    }

    void readsAsKubectlDoes()
    {
        const QStringList view{QStringLiteral("config"),   QStringLiteral("view"), QStringLiteral("--raw"),
                               QStringLiteral("--minify"), QStringLiteral("-o"),   QStringLiteral("json")};
        int shown = 0;
        int failed = 0;
        int unreadable = 0;
        int fields = 0;
        int paths = 0;
        struct Run
        {
            Trial trial;
            std::unique_ptr<QProcess> viewing{};
        };
        std::vector<std::unique_ptr<Run>> running;
        const auto finish = [&] {
            const auto run = std::move(running.front());
            running.erase(running.begin());
            const Trial& trial = run->trial;
            QVERIFY(run->viewing->waitForFinished());
            const bool isShown = run->viewing->exitCode() == 0;
            const auto config = trial.load();
            const auto ours = config ? minified(*config) : std::nullopt;
            const QByteArray about = trial.texts() + "\nkubectl: " + run->viewing->readAllStandardError()
                + "\nours: "
                + (config ? QByteArray("no error")
                          : QByteArray::fromStdString(config.error().where + ": "
                                                      + config.error().message.english()));
            QVERIFY2(isShown == ours.has_value(), about);
            if (!isShown) {
                ++failed;
                unreadable += config ? 0 : 1;
                return;
            }
            ++shown;
            const auto json = QJsonDocument::fromJson(run->viewing->readAllStandardOutput()).object();
            const QStringList different = differences(json, *config, *ours, fields);
            QVERIFY2(different.isEmpty(), different.join(' ').toUtf8() + "\n" + about);
            if (!isFlattenable(*ours))
                return;
            const auto flattening = trial.start(view + QStringList{QStringLiteral("--flatten")});
            QVERIFY(flattening->waitForFinished());
            const auto flattened = QJsonDocument::fromJson(flattening->readAllStandardOutput()).object();
            const QStringList elsewhere = pathDifferences(flattened, *ours, paths);
            QVERIFY2(elsewhere.isEmpty(), elsewhere.join(' ').toUtf8() + "\n" + about);
        };
        for (unsigned i = 0; i < unsigned(kCases); ++i) {
            auto run = std::make_unique<Run>(Run{Trial(kSeed + i)});
            run->viewing = run->trial.start(view);
            running.push_back(std::move(run));
            if (running.size() == kAtOnce)
                finish();
            if (QTest::currentTestFailed())
                return;
        }
        while (!running.empty() && !QTest::currentTestFailed())
            finish();
        qInfo("%d kubeconfigs shown (%d fields, %d paths compared), %d not shown, of which %d unreadable",
              shown, fields, paths, failed, unreadable);
        // The made-up files are worth something only if many can be read and many cannot.
        QVERIFY(shown > kCases / 4 && unreadable > kCases / 10);
    }

    void refusesTheLoginsThatKubectlRefuses_data()
    {
        QTest::addColumn<QString>("cluster");
        QTest::addColumn<QString>("user");
        const auto row = [](const char* cluster, const char* user) {
            QTest::addRow("%s / %s", cluster, user) << cluster << user;
        };
        for (const char* cluster : {"insecure-skip-tls-verify: true", "tls-server-name: name",
                                    "insecure-skip-tls-verify: true, certificate-authority-data: QUJD",
                                    "insecure-skip-tls-verify: true, certificate-authority: ca.crt",
                                    "certificate-authority: ca.crt, certificate-authority-data: QUJD",
                                    "proxy-url: 'ftp://p'", "proxy-url: 'p:80'", "proxy-url: 'socks5h://p'"})
            row(cluster, "token: t");
        for (const char* user :
             {"token: t",
              "token: t, tokenFile: ca.crt",
              "tokenFile: ca.crt",
              "username: me",
              "token: t, client-key-data: QUJD",
              "token: t, username: me",
              "tokenFile: ca.crt, username: me",
              "client-certificate-data: QUJD, client-certificate: ca.crt, client-key: ca.crt",
              "client-certificate-data: QUJD",
              "client-certificate-data: QUJD, client-key-data: QUJD, client-key: ca.crt",
              "token: t, as: a, as-groups: [g]",
              "token: t, as-groups: [g]",
              "token: t, as-user-extra: {a: []}",
              "exec: {}",
              "token: t, exec: {command: c}",
              "exec: {apiVersion: client.authentication.k8s.io/v1beta1}",
              "token: t, exec: {command: c, apiVersion: client.authentication.k8s.io/v1beta1}",
              "exec: {command: c, apiVersion: client.authentication.k8s.io/v2, interactiveMode: Never}",
              "exec: {command: c, apiVersion: client.authentication.k8s.io/v1beta1, env: [{value: v}]}",
              "exec: {command: c, apiVersion: client.authentication.k8s.io/v1beta1}, auth-provider: {name: "
              "gcp}",
              "auth-provider: {name: none}"})
            row("", user);
    }
    void refusesTheLoginsThatKubectlRefuses()
    {
        QFETCH(QString, cluster);
        QFETCH(QString, user);
        const QTemporaryDir folder;
        for (const auto& [name, text] :
             {std::pair(QStringLiteral("ca.crt"), QStringLiteral("t")),
              std::pair(
                  QStringLiteral("config"),
                  QStringLiteral("current-context: x\ncontexts: [{name: x, context: {cluster: c, user: u}}]\n"
                                 "clusters: [{name: c, cluster: {server: 'https://127.0.0.1:1', %1}}]\n"
                                 "users: [{name: u, user: {%2}}]\n")
                      .arg(cluster, user))}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text.toUtf8());
        }
        const auto config = loadKubeconfig({folder.filePath(QStringLiteral("config")).toStdString()});
        QVERIFY(config);
        const auto ours = login(*config, {});

        QProcess kubectl;
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("HOME"), folder.path());
        environment.insert(QStringLiteral("KUBECONFIG"), folder.filePath(QStringLiteral("config")));
        kubectl.setProcessEnvironment(environment);
        kubectl.setStandardInputFile(QProcess::nullDevice()); // it asks for a user name
        kubectl.start(QStandardPaths::findExecutable(QStringLiteral("kubectl")),
                      {QStringLiteral("get"), QStringLiteral("--raw"), QStringLiteral("/version")});
        QVERIFY(kubectl.waitForFinished());
        const QByteArray message = kubectl.readAllStandardError();
        // Nothing listens on that port.
        QVERIFY2(message.contains("127.0.0.1:1 was refused") == ours.has_value(),
                 message
                     + (ours ? QByteArray("ours: accepted")
                             : QByteArray::fromStdString(ours.error().message.english())));
    }
};

QUOTADECK_TEST(TestKubeconfigOracle, QCoreApplication)
} // namespace tst_kubeconfigoracle
#include "tst_kubeconfigoracle.moc"

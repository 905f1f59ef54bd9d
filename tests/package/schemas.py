#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the JSON schemas of the files that users write with documents, samples and the program: schemas.py ROOT QUOTADECK

Files of tests/data/schemas are wrong, and refused by the schema and by the program, unless their names begin with "right-".
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema
import yaml

FORMATS = ("alerts", "assertions", "collect", "prices", "report", "template")
KUBECONFIG = pathlib.Path(__file__).parents[1] / "data/schemas/collect/lab.kubeconfig"


class CoreLoader(yaml.SafeLoader):
    """Reads YAML 1.2 as editors do: "on" is a text and a date is one; a repeated key is an error, as the program has it."""

    yaml_implicit_resolvers = {}

    def construct_mapping(self, node, deep=False):
        mapping = {}
        for key_node, value_node in node.value:
            key = str(key_node.value)
            if key in mapping:
                raise yaml.constructor.ConstructorError(None, None, f"{key} is there twice", key_node.start_mark)
            mapping[key] = self.construct_object(value_node, deep=True)
        return mapping

    def construct_number(self, node):
        text = node.value
        return int(text, 0) if re.match(r"0[xo]", text) else int(text)


CoreLoader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^(~|null|Null|NULL|)$"), ["~", "n", "N", ""])
CoreLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(true|True|TRUE|false|False|FALSE)$"), list("tTfF"))
CoreLoader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^([-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$"), list("-+0123456789"))
CoreLoader.add_implicit_resolver(
    "tag:yaml.org,2002:float", re.compile(r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$"), list("-+.0123456789"))
CoreLoader.add_constructor("tag:yaml.org,2002:int", CoreLoader.construct_number)
CoreLoader.add_constructor("tag:yaml.org,2002:float", lambda loader, node: float(node.value))
CoreLoader.add_constructor("tag:yaml.org,2002:map", lambda loader, node: loader.construct_mapping(node))

failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)


def read(text):
    return yaml.load(text, CoreLoader)


def problem(schema, value):
    """The first mistake that the schema finds; nothing for a right value."""
    error = jsonschema.exceptions.best_match(jsonschema.Draft202012Validator(schema).iter_errors(value))
    return error and f"{'/'.join(str(step) for step in error.absolute_path)}: {error.message}"


def texts_of_document(text):
    """Blocks of YAML, and files that blocks of commands write."""
    for kind, block in re.findall(r"^```(yaml|sh)\n(.*?)^```", text, re.M | re.S):
        if kind == "yaml":
            yield block
        else:
            for _, content in re.findall(r"<<'?(\w+)'?\n(.*?)^\1$", block, re.M | re.S):
                yield content


def format_of(value):
    """The format of a documented block and whether it is a whole file."""
    if not isinstance(value, dict):
        return None, False
    if isinstance(value.get("prices"), str) or {"apiVersion", "rows"} <= value.keys():
        return "report", True
    for key, name in (("sources", "collect"), ("alerts", "alerts"), ("assertions", "assertions"), ("prices", "prices")):
        if key in value:
            return name, True
    if "queue" in value and not value.keys() - {"template", "description", "parameters", "queue"}:
        return "template", True
    return ("collect", False) if value.keys() == {"store"} else (None, False)


def check_schema(name, schema):
    jsonschema.Draft202012Validator.check_schema(schema)
    expect(schema.get("title") and schema.get("description"), f"{name}: the schema has no title or no description")

    def described(part):
        while "description" not in part and "$ref" in part:
            part = schema["$defs"][part["$ref"].rsplit("/", 1)[1]]
        return "description" in part

    # Editors show what a key means; places of conditions need no text.
    for part in [schema, *schema["$defs"].values(), *(inner for each in schema["$defs"].values() for inner in each.get("properties", {}).values())]:
        for key, value in part.get("properties", {}).items():
            expect(described(value), f"{name}: {key} has no description")


def run(quotadeck, name, path, folder):
    commands = {
        "alerts": ["alerts", path],
        "assertions": ["assert", folder / "queues.yaml", path],
        "collect": ["collect", path, "--check"],
        "prices": ["report", "parent-queue", "--until", "1s", "--prices", path],
        "report": ["report", "parent-queue", "--until", "1s", "--definition", path],
        "template": ["template", path],
    }
    # The check of a collector also reads the kubeconfig of each source.
    environment = os.environ | {"KUBECONFIG": str(KUBECONFIG)}
    return subprocess.run([quotadeck, *commands[name]], capture_output=True, text=True, timeout=120, env=environment)


def check_keys(quotadeck, name, schema, folder):
    """The program lists the keys that it knows: they are those of the schema."""
    probe = "unlike-any-other-key"
    api = "apiVersion: quotadeck/v1\n"
    source = "sources: [{name: a, context: b}]\n"
    places = {
        "alerts": [(f"{api}alerts: []\n{probe}: 1\n", schema), (f"{api}alerts: [{{{probe}: 1}}]\n", schema["$defs"].get("rule"))],
        "assertions": [(f"{api}assertions: []\n{probe}: 1\n", schema)],
        "collect": [
            (f"{api}{source}{probe}: 1\n", schema),
            (f"{api}sources: [{{name: a, context: b, {probe}: 1}}]\n", schema["$defs"].get("source")),
            (f"{api}{source}store: {{database: a, {probe}: 1}}\n", schema["$defs"].get("store")),
        ],
        "prices": [
            (f"{probe}: 1\n", schema),
            (f"currency: EUR\nprices: [{{{probe}: 1}}]\n", schema["$defs"].get("price")),
        ],
        "report": [(f"{api}{probe}: 1\n", schema), (f"{api}where: {{{probe}: 1}}\n", schema["properties"].get("where"))],
        "template": [
            (f"{probe}: 1\n", schema),
            (f"parameters: {{p: {{{probe}: 1}}}}\nqueue: {{name: a}}\n", schema["$defs"].get("parameter")),
        ],
    }
    assertion = schema["$defs"].get("assertion", {}).get("properties", {})
    if name == "assertions":
        places[name].append((f"{api}assertions: [{{{probe}: 1}}]\n", schema["$defs"]["assertion"]))
        for part in ("given", "when"):
            places[name].append((f"{api}assertions: [{{{part}: {{{probe}: 1}}}}]\n", assertion[part]))
    if name == "alerts":
        where = schema["$defs"]["rule"]["properties"]["where"]["properties"].keys()
        known = set()
        for subject in schema["$defs"]["rule"]["properties"]["on"]["enum"]:
            known |= listed_keys(quotadeck, name, f"{api}alerts: [{{name: a, on: {subject}, where: {{{probe}: 1}}, when: x}}]\n", folder, probe)
        expect(known == set(where), f"alerts: the program knows the labels {sorted(known)}, the schema {sorted(where)}")
    for text, part in places[name]:
        known = listed_keys(quotadeck, name, text, folder, probe)
        keys = set(part["properties"])
        expect(known == keys, f"{name}: the program knows {sorted(known)}, the schema {sorted(keys)}")


def check_queue_fields(root, schema):
    """The queue of a template has the keys of the reader of queues.yaml."""
    source = (root / "core/config/schema/schemafields.h").read_text()
    for type_name, part in (
        ("QueueConfig", schema["$defs"]["queue"]),
        ("LimitConfig", schema["$defs"]["limit"]),
        ("ResourcesConfig", schema["$defs"]["resources"]),
        ("ChildTemplateConfig", schema["$defs"]["queue"]["properties"]["childtemplate"]),
    ):
        branch = re.search(rf"is_same_v<Type, {type_name}>\) {{(.*?)}} else", source, re.S)
        known = set(re.findall(r'visit\("(\w+)"', branch.group(1))) if branch else set()
        expect(known == set(part["properties"]), f"template: {type_name} has {sorted(known)}, the schema {sorted(part['properties'])}")


def listed_keys(quotadeck, name, text, folder, probe):
    path = folder / "probe.yaml"
    path.write_text(text)
    done = run(quotadeck, name, path, folder)
    for line in done.stderr.splitlines() + done.stdout.splitlines():
        found = re.search(rf'{probe}"?[:;] (?:use|a template has|a parameter has) (?:one of )?(.*)$', line)
        if found:
            return set(re.split(r", | and ", found.group(1)))
    failures.append(f"{name}: the program does not list its keys for {text!r}: {done.stderr}")
    return set()


def main():
    root = pathlib.Path(sys.argv[1])
    quotadeck = sys.argv[2]
    schemas = {name: json.loads((root / f"resources/schemas/{name}.schema.json").read_text()) for name in FORMATS}
    expect({path.name for path in (root / "resources/schemas").iterdir()} == {f"{name}.schema.json" for name in FORMATS},
           "resources/schemas: a schema is not in this test")
    for name, schema in schemas.items():
        check_schema(name, schema)
    check_queue_fields(root, schemas["template"])

    # What is documented, and what the program writes for a start.
    texts = [("tenant-template.yaml", (root / "resources/samples/tenant-template.yaml").read_text())]
    samples = root / "models/common/samplefiles.cpp"
    texts += [(samples.name, text) for text in re.findall(r'R"\((.*?)\)"', samples.read_text(), re.S)]
    for page in [root / "README.md", *sorted((root / "resources/docs").rglob("*.md"))]:
        texts += [(page.name, text) for text in texts_of_document(page.read_text())]
    checked = dict.fromkeys(FORMATS, 0)
    for where, text in texts:
        if not re.search(r"^\w+:", text, re.M):
            continue
        value = read(text)
        name, is_whole = format_of(value)
        if not name:
            continue
        checked[name] += 1
        schema = schemas[name] if is_whole else {key: part for key, part in schemas[name].items() if key != "required"}
        expect(not (wrong := problem(schema, value)), f"{where}: {wrong}\n{text}")
    for name, count in checked.items():
        expect(count, f"{name}: no sample or document has this format")

    scenario = json.loads((root / "resources/scenarios/scenario.schema.json").read_text())
    for path in sorted((root / "resources/scenarios").glob("*.yaml")):
        expect(not (wrong := problem(scenario, read(path.read_text()))), f"{path.name}: {wrong}")

    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        folder = pathlib.Path(folder)
        (folder / "queues.yaml").write_text("partitions: [{name: default, queues: [{name: root, queues: [{name: data, resources: {max: {gpu: 5, nvidia.com/gpu: 5}}}]}]}]\n")
        for name, schema in schemas.items():
            paths = sorted((root / "tests/data/schemas" / name).glob("*.yaml"))
            expect(paths, f"{name}: there are no wrong files")
            for path, done in zip(paths, pool.map(lambda path: run(quotadeck, name, path, folder), paths)):
                is_right = path.name.startswith("right-")
                wrong = problem(schema, read(path.read_text()))
                place = f"{name}/{path.name}"
                expect(is_right == (not wrong), f"{place}: the schema finds {wrong or 'nothing'}")
                # An assertion that fails is no wrong file.
                codes = (0, 1) if is_right and name == "assertions" else (0,) if is_right else (3,)
                expect(done.returncode in codes, f"{place}: the program ends with {done.returncode}: {done.stderr}{done.stdout}")
            check_keys(quotadeck, name, schema, folder)

    for failure in failures:
        print(failure)
    print(f"{sum(checked.values())} samples, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

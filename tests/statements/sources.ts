// The product's source files as syntax trees, with what each name in them is bound to.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { ArrowFunctionExpression, Expression, Function as FunctionNode, Node, ParamPattern } from "oxc-parser";
import { parseSync, visitorKeys } from "oxc-parser";

export type Callable = ArrowFunctionExpression | FunctionNode;
/** How a name is taken out of a value: by keys and places, each with what stands in for an absent one. */
export type Step = { key: string | number; isRest?: boolean; otherwise?: Expression };
export type Binding =
  | { kind: "value"; of: Expression; steps: Step[] }
  | { kind: "parameter"; of: Callable; steps: Step[] }
  | { kind: "each"; of: Expression; steps: Step[] }
  | { kind: "function"; node: Callable }
  | { kind: "import"; path: string; name: string }
  | { kind: "unknown" };

export type Source = {
  path: string;
  text: string;
  nodes: Node[];
  parentOf(node: Node): Node | undefined;
  /** What a name means where `node` stands. */
  lookUp(name: string, node: Node): Binding;
  /** What the module exports under a name. */
  exported(name: string): Binding;
};

/** Reads the TypeScript files of a folder's rooms, without tests. */
export function readSources(root: string, rooms: readonly string[]): Map<string, Source> {
  const paths = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      .map((entry) => posix.join(...entry.parentPath.slice(root.length + 1).split(/[\\/]/), entry.name)),
  );
  return new Map(paths.map((path) => [path, readSource(path, readFileSync(join(root, path), "utf8"))]));
}

export const isCallable = (node: Node): node is Callable =>
  node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression" || node.type === "FunctionDeclaration";

export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const parents = new Map<Node, Node>();
  const scopes = new Map<Node, Map<string, Binding>>();
  const exports = new Map<string, Binding>();
  const nodes: Node[] = [];
  const declare = (scope: Node, name: string, binding: Binding) => {
    const names = scopes.get(scope) ?? new Map<string, Binding>();
    // The loop's own binding of its variable comes first, and says more than its declaration.
    if (!names.has(name) || binding.kind !== "unknown") names.set(name, binding);
    scopes.set(scope, names);
  };
  const scopeOf = (node: Node): Node => {
    let at = parents.get(node);
    while (at && !SCOPES.has(at.type)) at = parents.get(at);
    return at ?? program;
  };
  walk(program, parents, (node) => {
    nodes.push(node);
    declareNames(node, path, (name, binding, own) => declare(own ? node : scopeOf(node), name, binding));
    if (node.type !== "ExportNamedDeclaration") return;
    const from = node.source ? posix.join(posix.dirname(path), node.source.value) : path;
    for (const { local, exported } of node.specifiers)
      if ("name" in local && "name" in exported)
        exports.set(exported.name, { kind: "import", path: from, name: local.name });
  });
  const inScope = (name: string, scope: Node) => scopes.get(scope)?.get(name);
  return {
    path,
    text,
    nodes,
    parentOf: (node) => parents.get(node),
    lookUp(name, node) {
      for (let at: Node | undefined = node; at; at = parents.get(at)) {
        const found = inScope(name, at);
        if (found) return found;
      }
      return { kind: "unknown" };
    },
    exported: (name) => inScope(name, program) ?? exports.get(name) ?? { kind: "unknown" },
  };
}

const SCOPES = new Set<Node["type"]>([
  "Program",
  "BlockStatement",
  "ForOfStatement",
  "ForStatement",
  "ForInStatement",
  "SwitchStatement",
  "ArrowFunctionExpression",
  "FunctionExpression",
  "FunctionDeclaration",
  "CatchClause",
]);

function walk(node: Node, parents: Map<Node, Node>, visit: (node: Node) => void): void {
  visit(node);
  for (const key of visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Record<string, unknown>)[key];
    for (const each of Array.isArray(child) ? child : [child])
      if (each && typeof (each as Node).type === "string") {
        parents.set(each as Node, node);
        walk(each as Node, parents, visit);
      }
  }
}

type Declare = (name: string, binding: Binding, isOwnScope?: boolean) => void;

function declareNames(node: Node, path: string, declare: Declare): void {
  if (node.type === "ImportDeclaration")
    for (const one of node.specifiers) {
      const isOurs = node.source.value.startsWith(".");
      const name = one.type === "ImportSpecifier" && "name" in one.imported ? one.imported.name : null;
      const from = posix.join(posix.dirname(path), node.source.value);
      declare(one.local.name, isOurs && name !== null ? { kind: "import", path: from, name } : { kind: "unknown" });
    }
  if (node.type === "FunctionDeclaration" && node.id) declare(node.id.name, { kind: "function", node });
  if (isCallable(node))
    node.params.forEach((param, index) => {
      for (const { name, steps } of namesIn(param, [{ key: index }]))
        declare(name, { kind: "parameter", of: node, steps }, true);
    });
  if (node.type === "CatchClause" && node.param)
    for (const { name } of namesIn(node.param, [])) declare(name, { kind: "unknown" }, true);
  if (node.type === "VariableDeclarator")
    for (const { name, steps } of namesIn(node.id, []))
      if (node.init) declare(name, { kind: "value", of: node.init, steps });
      else declare(name, { kind: "unknown" });
  if (node.type === "ForOfStatement" && node.left.type === "VariableDeclaration")
    for (const { name, steps } of namesIn(node.left.declarations[0]!.id, []))
      declare(name, { kind: "each", of: node.right, steps }, true);
}

function namesIn(pattern: ParamPattern, steps: Step[], otherwise?: Expression): { name: string; steps: Step[] }[] {
  const last = steps.at(-1);
  const here = last && otherwise ? [...steps.slice(0, -1), { ...last, otherwise }] : steps;
  switch (pattern.type) {
    case "Identifier":
      return [{ name: pattern.name, steps: here }];
    case "AssignmentPattern":
      return namesIn(pattern.left, steps, pattern.right);
    case "RestElement":
      return namesIn(pattern.argument, last ? [...steps.slice(0, -1), { ...last, isRest: true }] : steps);
    case "ArrayPattern":
      return pattern.elements.flatMap((one, key) =>
        one === null ? [] : namesIn(one as ParamPattern, [...here, { key }]),
      );
    case "ObjectPattern":
      return pattern.properties.flatMap((one) => {
        if (one.type === "RestElement") return namesIn(one, [...here, { key: "", isRest: true }]);
        const key = one.key.type === "Identifier" ? one.key.name : "";
        return namesIn(one.value as ParamPattern, [...here, { key }]);
      });
    default:
      return [];
  }
}

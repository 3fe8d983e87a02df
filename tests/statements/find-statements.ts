// Finds every statement that the product sends to the database, and the texts that it can have.
import type { Node } from "oxc-parser";
import { Evaluator } from "./evaluate.ts";
import { type Callable, isCallable, type Source } from "./sources.ts";
import { textOf, Unreadable, type Value, type World } from "./values.ts";
import { everyWay } from "./ways.ts";

export type Call = Node & { type: "CallExpression" };
export type Text = { name: string | null; text: string };
/** A call of `query`. */
export type Site = {
  source: Source;
  call: Call;
  line: number;
  /** How many values it passes; null if only a run knows. */
  passes: number | null;
  /** Every text that it can have, or why they cannot be worked out. */
  texts: Text[];
  unreadable: string | null;
};

/** Every call of `query` with a statement. */
export function findStatements(sources: ReadonlyMap<string, Source>): Site[] {
  const world: World = { sources, callersOf: indexCallers(sources) };
  return [...sources.values()].flatMap((source) =>
    source.nodes.filter(isQuery).map((call) => {
      const line = source.text.slice(0, call.start).split("\n").length;
      return { source, call, line, passes: valuesOf(call), ...readTexts(call, source, world) };
    }),
  );
}

function isQuery(node: Node): node is Call {
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.property.type === "Identifier" &&
    node.callee.property.name === "query" &&
    node.arguments.length > 0
  );
}

function valuesOf({ arguments: [, values] }: Call): number | null {
  if (!values) return 0;
  const isKnown = values.type === "ArrayExpression" && values.elements.every((one) => one?.type !== "SpreadElement");
  return isKnown ? values.elements.length : null;
}

/** The statement itself, or what is handed to the stream of a COPY. */
function statementIn(call: Call): Node {
  const [given] = call.arguments as Node[];
  const isCopy =
    given?.type === "CallExpression" && given.callee.type === "Identifier" && given.callee.name === "copyFrom";
  return isCopy ? (given.arguments[0] as Node) : given!;
}

function readTexts(call: Call, source: Source, world: World): Pick<Site, "texts" | "unreadable"> {
  try {
    const found = everyWay((ways) => {
      const read = (node: Node) => new Evaluator(world, ways).value({ source, node, frame: null });
      const value = read(statementIn(call));
      const [, , last] = call.arguments as Node[];
      if (value.kind !== "record") return { name: nameOf(last && (() => read(last))), text: textOf(value) };
      return { name: nameOf(value.fields.get("name")), text: textOf(value.fields.get("text")?.() ?? value) };
    });
    const texts = [...new Map(found.map((each) => [`${each.name} ${each.text}`, each])).values()];
    return { texts, unreadable: texts.length === 0 ? "nothing leads here" : null };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { texts: [], unreadable: error.message };
  }
}

/** The name of a statement, or null if only a run knows it. */
function nameOf(name: (() => Value) | undefined): string | null {
  try {
    return name ? textOf(name()) : null;
  } catch {
    return null;
  }
}

/** Finds the calls of a function by its name, through imports. */
function indexCallers(sources: ReadonlyMap<string, Source>): World["callersOf"] {
  const byName = new Map<string, { source: Source; call: Call }[]>();
  for (const source of sources.values())
    for (const call of source.nodes)
      if (call.type === "CallExpression" && call.callee.type === "Identifier") {
        const { name } = call.callee;
        byName.set(name, [...(byName.get(name) ?? []), { source, call }]);
      }
  const targetOf = (name: string, node: Node, source: Source): Callable | null => {
    let binding = source.lookUp(name, node);
    for (let hops = 0; binding.kind === "import" && hops < 5; hops += 1) {
      const from = sources.get(binding.path);
      binding = from?.exported(binding.name) ?? { kind: "unknown" };
    }
    if (binding.kind === "function") return binding.node;
    return binding.kind === "value" && isCallable(binding.of) ? binding.of : null;
  };
  const names = new Map<Callable, string>();
  for (const { nodes } of sources.values())
    for (const node of nodes) {
      if (node.type === "FunctionDeclaration" && node.id) names.set(node, node.id.name);
      if (node.type === "VariableDeclarator" && node.init && isCallable(node.init) && node.id.type === "Identifier")
        names.set(node.init, node.id.name);
    }
  return (fn) =>
    (byName.get(names.get(fn) ?? "") ?? []).filter(
      ({ source, call }) => call.callee.type === "Identifier" && targetOf(call.callee.name, call, source) === fn,
    );
}

// Values of expressions as far as the sources tell them, and what can be done with them.
import type { Node } from "oxc-parser";
import { type Callable, isCallable, type Source, type Step } from "./sources.ts";

/** Where in the source an expression stands, and the calls that led there. */
export type Place = { source: Source; node: Node; frame: Frame | null };
/** A call under way: what the function was given, and the function around it. */
export type Frame = { of: Callable; given: Lazy[]; outer: Frame | null; known: Map<Node, Value> };
/** A value that is worked out when it is asked for. */
export type Lazy = () => Value;
export type Closure = { fn: Callable; source: Source; frame: Frame | null };
export type Value =
  | { kind: "plain"; value: string | number | boolean | null | undefined }
  | { kind: "list"; items: Lazy[] }
  | { kind: "record"; fields: Map<string, Lazy> }
  | { kind: "function"; closure: Closure }
  | { kind: "unknown"; why: string };

/** Thrown where a text cannot be worked out. */
export class Unreadable extends Error {}
/** Thrown by a way that the product would not take. */
export class DeadEnd extends Error {}

export const plain = (value: string | number | boolean | null | undefined): Value => ({ kind: "plain", value });

/** Callers of a function: where it is called, with the call's arguments. */
type Callers = (fn: Callable) => { source: Source; call: Node & { type: "CallExpression" } }[];

/** The sources, and who calls a function in them. */
export type World = { sources: ReadonlyMap<string, Source>; callersOf: Callers };

/** Throws Unreadable if only a run knows it. */
export function textOf(value: Value): string {
  if (value.kind === "plain") return String(value.value);
  if (value.kind === "unknown") throw new Unreadable(value.why);
  throw new Unreadable(`a ${value.kind} in a text`);
}

/** A value that only a run knows, and where it comes from. */
export function unknown(what: string, source: Source, node: Node): Value {
  const line = source.text.slice(0, node.start).split("\n").length;
  return { kind: "unknown", why: `${what} (${source.path}:${line})` };
}

/** The beginning of the source at a place. */
export const excerpt = ({ source: { text }, node }: Place) => text.slice(node.start, node.end).slice(0, 60);
/** Names a question, so that it is answered the same way each time. */
export const questionOf = (place: Place) =>
  `${excerpt(place)} ${place.source.path} ${ownerOf(place.node, place.source)?.start ?? 0}`;
const itemsOf = (value: Value): Lazy[] => (value.kind === "list" ? value.items : [() => value]);
const once = (read: Lazy): Lazy => {
  let kept: Value | undefined;
  return () => {
    kept ??= read();
    return kept;
  };
};

function isTrue(value: Value, choose: () => boolean): boolean {
  if (value.kind === "unknown") return choose();
  return value.kind !== "plain" || Boolean(value.value);
}

/** What a rest element takes. */
export function rest(value: Value, { key }: Step): Value {
  return value.kind === "list" && typeof key === "number" ? { kind: "list", items: value.items.slice(key) } : value;
}

/** The function that a node stands in. */
export function ownerOf(node: Node, source: Source): Callable | null {
  for (let at = source.parentOf(node); at; at = source.parentOf(at)) if (isCallable(at)) return at;
  return null;
}

/** The frame of a function among those around a place. */
export function frameOf(fn: Callable, frame: Frame | null): Frame | null {
  for (let at = frame; at; at = at.outer) if (at.of === fn) return at;
  return null;
}

/** The value of `left OPERATOR right`. */
export function operate(operator: string, left: Value, right: Value, place: Place): Value {
  if (left.kind === "plain" && right.kind === "plain") {
    const compute = OPERATORS[operator];
    return compute
      ? plain(compute(left.value as number, right.value as number))
      : unknown(operator, place.source, place.node);
  }
  const isAbsent = (one: Value) => one.kind === "plain" && one.value == null;
  const isSure = left.kind !== "unknown" && right.kind !== "unknown" && (isAbsent(left) || isAbsent(right));
  if (isSure && /^[!=]==?$/.test(operator)) return plain(operator.startsWith("!"));
  return unknown(excerpt(place), place.source, place.node);
}

const OPERATORS: Record<string, (a: number, b: number) => number | boolean> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "===": (a, b) => a === b,
  "!==": (a, b) => a !== b,
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
};

const list = (items: Lazy[]): Value => ({ kind: "list", items });

/** The answer of `Object.NAME(record)`. */
export function ofRecord(name: string, record: Value | undefined, place: Place): Value {
  if (record?.kind === "record") {
    const { fields } = record;
    if (name === "values") return list([...fields.values()]);
    if (name === "keys") return list([...fields.keys()].map((key) => () => plain(key)));
    if (name === "entries")
      return list(
        [...fields].map(
          ([key, value]) =>
            () =>
              list([() => plain(key), value]),
        ),
      );
  }
  return unknown(excerpt(place), place.source, place.node);
}

/** How a method calls the function that it is given, and whether it keeps an item when only a run knows. */
export type Calling = { call: (...args: Lazy[]) => Value; keeps: (index: number) => boolean };

/** The answer of a list's method; undefined if it is not known here. */
export function ofList(items: Lazy[], name: string, given: Lazy[], { call, keeps }: Calling): Value | undefined {
  switch (name) {
    case "join":
      return plain(items.map((item) => textOf(item())).join(given[0] ? textOf(given[0]()) : ","));
    case "map":
      return list(items.map((item, i) => once(() => call(item, () => plain(i)))));
    case "flatMap":
      return list(items.flatMap((item) => itemsOf(call(item))));
    case "filter":
      return list(items.filter((item, i) => isTrue(call(item), () => keeps(i))));
    case "push":
      return plain(items.push(...given));
    case "concat":
      return list([...items, ...given.flatMap((one) => itemsOf(one()))]);
    default:
      return undefined;
  }
}

/** The answer of a text's method; undefined if it is not known here. */
export function ofText(text: string, name: string, given: Lazy[]): Value | undefined {
  const [a, b] = given.map((one) => textOf(one()));
  if (name === "replace" || name === "replaceAll") return plain(text[name](a!, b!));
  if (name === "toLowerCase" || name === "toUpperCase" || name === "trim") return plain(text[name]());
  return name === "repeat" ? plain(text.repeat(Number(a))) : undefined;
}

/** A field of a value. */
export function fieldOf(value: Value, key: string | number, { source, node }: Place): Value {
  if (value.kind === "list") {
    if (key === "length") return plain(value.items.length);
    return value.items[Number(key)]?.() ?? plain(undefined);
  }
  if (value.kind === "record") return value.fields.get(String(key))?.() ?? plain(undefined);
  if (value.kind === "plain" && typeof value.value === "string" && key === "length") return plain(value.value.length);
  return value.kind === "unknown" ? value : unknown(`.${key}`, source, node);
}

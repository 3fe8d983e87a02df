// Works out the texts that an expression can come to, without running the product: it follows names through scopes, modules and
// calls, and takes both ways where a condition is not known.
import type { Expression, Node } from "oxc-parser";
import { Names } from "./names.ts";
import { isCallable } from "./sources.ts";
import {
  type Closure,
  DeadEnd,
  excerpt,
  type Frame,
  fieldOf,
  type Lazy,
  ofList,
  ofRecord,
  ofText,
  operate,
  type Place,
  plain,
  questionOf,
  textOf,
  unknown,
  type Value,
  type World,
} from "./values.ts";
import type { Ways } from "./ways.ts";

const DEEPEST = 60;

/** Works out expressions along one way through the conditions. */
export class Evaluator {
  readonly #ways: Ways;
  readonly #names: Names;
  #depth = 0;

  constructor(world: World, ways: Ways) {
    this.#ways = ways;
    const value = (place: Place) => this.value(place);
    const items = (elements: readonly Node[], place: Place) => this.#items(elements, place);
    this.#names = new Names(world, ways, { value, items });
  }

  /** The text that an expression comes to. */
  text(place: Place): string {
    return textOf(this.value(place));
  }

  value({ source, node, frame }: Place): Value {
    if (this.#depth > DEEPEST) return unknown("a recursion", source, node);
    this.#depth += 1;
    try {
      return this.#read({ source, node, frame });
    } finally {
      this.#depth -= 1;
    }
  }

  #lazy(place: Place): Lazy {
    let kept: Value | undefined;
    return () => {
      kept ??= this.value(place);
      return kept;
    };
  }

  #read(place: Place): Value {
    const { source, node, frame } = place;
    const at = (other: Node): Place => ({ source, node: other, frame });
    switch (node.type) {
      case "Literal":
        return "regex" in node ? unknown("a pattern", source, node) : plain(node.value as string);
      case "TemplateLiteral":
        return plain(
          node.quasis
            .map(
              ({ value }, i) => value.cooked + (i < node.expressions.length ? this.text(at(node.expressions[i]!)) : ""),
            )
            .join(""),
        );
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "ChainExpression":
        return this.value(at(node.expression));
      case "Identifier":
        return node.name === "undefined" ? plain(undefined) : this.#names.read(node.name, place);
      case "ConditionalExpression":
        return this.value(at(this.#holds(at(node.test)) ? node.consequent : node.alternate));
      case "LogicalExpression":
        return this.#logical(node, place);
      case "UnaryExpression":
        return this.#unary(node, place);
      case "BinaryExpression":
        return operate(node.operator, this.value(at(node.left)), this.value(at(node.right)), place);
      case "ArrayExpression":
        return { kind: "list", items: this.#items(node.elements as Node[], place) };
      case "ObjectExpression":
        return this.#record(node, place);
      case "MemberExpression":
        return this.#member(node, place);
      case "CallExpression":
        return this.#call(node, place);
      default:
        return isCallable(node)
          ? { kind: "function", closure: { fn: node, source, frame } }
          : unknown(`a ${node.type}`, source, node);
    }
  }

  /** Whether a condition holds: both ways if it is not known. */
  #holds(place: Place): boolean {
    const value = this.value(place);
    if (value.kind === "plain") return Boolean(value.value);
    if (value.kind !== "unknown") return true;
    return this.#ways.choose(`if ${questionOf(place)}`, 2) === 0;
  }

  #logical(node: Node & { type: "LogicalExpression" }, place: Place): Value {
    const left = this.value({ ...place, node: node.left });
    const right = () => this.value({ ...place, node: node.right });
    if (node.operator === "??") {
      if (left.kind === "plain") return left.value == null ? right() : left;
      if (left.kind !== "unknown") return left;
      const other = right();
      return other.kind === "unknown"
        ? left
        : this.#ways.choose(`or ${questionOf({ ...place, node: node.left })}`, 2)
          ? other
          : left;
    }
    const holds =
      left.kind === "unknown"
        ? this.#holds({ ...place, node: node.left })
        : left.kind !== "plain" || Boolean(left.value);
    if (node.operator === "&&") return holds ? right() : left.kind === "unknown" ? plain(false) : left;
    return holds ? left : right();
  }

  #unary(node: Node & { type: "UnaryExpression" }, place: Place): Value {
    const { source } = place;
    const value = this.value({ ...place, node: node.argument });
    if (node.operator === "!") return plain(!this.#holds({ ...place, node: node.argument }));
    if (node.operator === "-" && value.kind === "plain") return plain(-Number(value.value));
    return unknown(`${node.operator}…`, source, node);
  }

  #items(elements: readonly Node[], place: Place): Lazy[] {
    return elements.flatMap((element) => {
      if (element.type !== "SpreadElement") return [this.#lazy({ ...place, node: element })];
      const list = this.value({ ...place, node: element.argument });
      return list.kind === "list" ? list.items : [() => unknown("a spread list", place.source, element)];
    });
  }

  #record(node: Node & { type: "ObjectExpression" }, place: Place): Value {
    const fields = new Map<string, Lazy>();
    for (const one of node.properties) {
      if (one.type === "SpreadElement") {
        const spread = this.value({ ...place, node: one.argument });
        if (spread.kind === "record") for (const [key, value] of spread.fields) fields.set(key, value);
        continue;
      }
      const key =
        one.key.type === "Identifier" && !one.computed ? one.key.name : this.value({ ...place, node: one.key });
      if (typeof key === "string") fields.set(key, this.#lazy({ ...place, node: one.value }));
      else if (key.kind === "plain") fields.set(String(key.value), this.#lazy({ ...place, node: one.value }));
    }
    return { kind: "record", fields };
  }

  #member(node: Node & { type: "MemberExpression" }, place: Place): Value {
    const object = this.value({ ...place, node: node.object });
    if (!node.computed && node.property.type === "Identifier") return fieldOf(object, node.property.name, place);
    const key = this.value({ ...place, node: node.property });
    if (key.kind === "plain") return fieldOf(object, key.value as string, place);
    // Which one is not known: each of them.
    const question = `of ${questionOf({ ...place, node: node.property })}`;
    if (object.kind === "record")
      return [...object.fields.values()][this.#ways.choose(question, object.fields.size)]!();
    if (object.kind === "list") return object.items[this.#ways.choose(question, object.items.length)]!();
    return unknown(excerpt(place), place.source, node);
  }

  #call(node: Node & { type: "CallExpression" }, place: Place): Value {
    const given = () => this.#items(node.arguments as Node[], place);
    if (node.callee.type === "MemberExpression" && node.callee.property.type === "Identifier") {
      const { object, property } = node.callee;
      if (object.type === "Identifier" && object.name === "Object")
        return ofRecord(property.name, given()[0]?.(), place);
      // A number that only a run knows: any number reads the same.
      if (object.type === "Identifier" && object.name === "Math") return plain(1);
      const on = this.value({ ...place, node: object });
      if (on.kind === "record") {
        const field = fieldOf(on, property.name, place);
        return field.kind === "function"
          ? this.#apply(field.closure, given())
          : unknown(property.name, place.source, node);
      }
      return this.#method(on, property.name, given(), place);
    }
    if (node.callee.type === "Identifier" && node.callee.name === "String") return plain(textOf(given()[0]!()));
    const callee = this.value({ ...place, node: node.callee });
    return callee.kind === "function"
      ? this.#apply(callee.closure, given())
      : unknown(excerpt(place), place.source, node);
  }

  #method(on: Value, name: string, given: Lazy[], place: Place): Value {
    const call = (...args: Lazy[]): Value => {
      const fn = given[0]?.();
      return fn?.kind === "function" ? this.#apply(fn.closure, args) : unknown(name, place.source, place.node);
    };
    const keeps = (index: number) => this.#ways.choose(`keep ${index} ${questionOf(place)}`, 2) === 0;
    if (on.kind === "unknown") return on;
    const answer =
      on.kind === "list"
        ? ofList(on.items, name, given, { call, keeps })
        : on.kind === "plain" && typeof on.value === "string"
          ? ofText(on.value, name, given)
          : undefined;
    return answer ?? unknown(`.${name}()`, place.source, place.node);
  }

  #apply({ fn, source: from, frame: outer }: Closure, given: Lazy[]): Value {
    const frame: Frame = { of: fn, given, outer, known: new Map() };
    const { body } = fn;
    if (!body) return unknown("no body", from, fn);
    if (body.type !== "BlockStatement") return this.value({ source: from, node: body as Expression, frame });
    return this.#run(body.body, { source: from, node: body, frame }) ?? plain(undefined);
  }

  /** What statements return; undefined if they go on after the last. */
  #run(statements: readonly Node[], place: Place): Value | undefined {
    for (const one of statements) {
      if (one.type === "ReturnStatement")
        return one.argument ? this.value({ ...place, node: one.argument }) : plain(undefined);
      if (one.type === "ThrowStatement") throw new DeadEnd();
      if (one.type === "BlockStatement") {
        const found = this.#run(one.body, { ...place, node: one });
        if (found) return found;
      }
      if (one.type === "ExpressionStatement") this.value({ ...place, node: one.expression });
      if (one.type !== "IfStatement") continue;
      const taken = this.#holds({ ...place, node: one.test }) ? one.consequent : one.alternate;
      const found = taken && this.#run([taken], place);
      if (found) return found;
    }
    return undefined;
  }
}

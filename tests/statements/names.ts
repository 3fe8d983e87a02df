// What a name stands for: followed through scopes, modules, and the calls of the function that it is a parameter of.
import type { Node } from "oxc-parser";
import type { Binding, Callable, Source, Step } from "./sources.ts";
import {
  type Frame,
  fieldOf,
  frameOf,
  type Lazy,
  ownerOf,
  type Place,
  plain,
  rest,
  unknown,
  type Value,
  type World,
} from "./values.ts";
import type { Ways } from "./ways.ts";

/** How expressions are read. */
type Reading = { value(place: Place): Value; items(elements: readonly Node[], place: Place): Lazy[] };

export class Names {
  readonly #world: World;
  readonly #ways: Ways;
  readonly #reading: Reading;
  readonly #entered = new Map<Callable, Frame>();
  readonly #known = new Map<Node, Value>();

  constructor(world: World, ways: Ways, reading: Reading) {
    this.#world = world;
    this.#ways = ways;
    this.#reading = reading;
  }

  /** The value of a name where it stands. */
  read(name: string, place: Place): Value {
    return this.#bound(place.source.lookUp(name, place.node), place, name);
  }

  #bound(binding: Binding, place: Place, name: string): Value {
    const { source, node, frame } = place;
    switch (binding.kind) {
      case "import": {
        const from = this.#world.sources.get(binding.path);
        if (!from) return unknown(`${name} of ${binding.path}`, source, node);
        return this.#bound(from.exported(binding.name), { source: from, node: from.nodes[0]!, frame: null }, name);
      }
      case "function":
        return { kind: "function", closure: { fn: binding.node, source, frame } };
      case "value": {
        const owner = ownerOf(binding.of, source);
        const known = (owner && frameOf(owner, frame)?.known) ?? this.#known;
        const kept = known.get(binding.of) ?? this.#reading.value({ source, node: binding.of, frame });
        known.set(binding.of, kept);
        return this.#take(kept, binding.steps, { source, node: binding.of, frame });
      }
      case "each": {
        const list = this.#reading.value({ source, node: binding.of, frame });
        if (list.kind !== "list") return unknown(`${name}, one of a list`, source, node);
        const way = this.#ways.choose(`each ${binding.of.start} ${source.path}`, list.items.length);
        return this.#take(list.items[way]!(), binding.steps, place);
      }
      case "parameter": {
        const entered = frameOf(binding.of, frame) ?? this.#enter(binding.of, source);
        if (!entered) return unknown(`the parameter ${name}`, source, node);
        const [first, ...steps] = binding.steps;
        const place = { source, node: binding.of, frame: entered };
        if (first!.isRest) return { kind: "list", items: entered.given.slice(first!.key as number) };
        const given = entered.given[first!.key as number]?.() ?? plain(undefined);
        return this.#take(this.#orElse(given, first!, place), steps, place);
      }
      default:
        return unknown(name, source, node);
    }
  }

  /** Goes into a function by one of its callers. */
  #enter(fn: Callable, source: Source): Frame | null {
    const before = this.#entered.get(fn);
    if (before) return before;
    const given = this.#givenByList(fn, source) ?? this.#givenByCaller(fn, source);
    if (!given) return null;
    const owner = source.parentOf(fn);
    const outer = owner ? ownerOf(owner, source) : null;
    const frame = { of: fn, given, outer: (outer && this.#entered.get(outer)) ?? null, known: new Map() };
    this.#entered.set(fn, frame);
    return frame;
  }

  #givenByCaller(fn: Callable, source: Source): Lazy[] | null {
    const callers = this.#world.callersOf(fn);
    if (callers.length === 0) return null;
    const caller = callers[this.#ways.choose(`caller of ${fn.start} ${source.path}`, callers.length)]!;
    return this.#reading.items(caller.call.arguments as Node[], {
      source: caller.source,
      node: caller.call,
      frame: null,
    });
  }

  /** For the function of `LIST.map(…)`: one of the list. */
  #givenByList(fn: Callable, source: Source): Lazy[] | null {
    const call = source.parentOf(fn);
    if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression" || call.arguments[0] !== fn)
      return null;
    const { property, object } = call.callee;
    if (property.type !== "Identifier" || !["map", "flatMap", "forEach", "filter"].includes(property.name)) return null;
    const list = this.#reading.value({ source, node: object, frame: null });
    if (list.kind !== "list") return null;
    const way = this.#ways.choose(`each ${fn.start} ${source.path}`, list.items.length);
    return [list.items[way]!, () => plain(way)];
  }

  #take(value: Value, steps: Step[], place: Place): Value {
    let taken = value;
    for (const step of steps)
      taken = this.#orElse(step.isRest ? rest(taken, step) : fieldOf(taken, step.key, place), step, place);
    return taken;
  }

  #orElse(value: Value, { otherwise }: Step, place: Place): Value {
    if (!otherwise) return value;
    if (value.kind === "plain" && value.value === undefined) return this.#reading.value({ ...place, node: otherwise });
    return value;
  }
}

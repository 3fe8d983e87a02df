// The ways through conditions that are not known, one after the other.
import { DeadEnd, Unreadable } from "./values.ts";

const MOST_WAYS = 400;

/**
 * Runs `read` for every way through the questions that it asks, and resolves each to its result. Throws Unreadable if
 * there are too many.
 */
export function everyWay<Result>(read: (ways: Ways) => Result): Result[] {
  const results: Result[] = [];
  let ways: Ways | null = new Ways([]);
  for (let taken = 0; ways; taken += 1) {
    if (taken === MOST_WAYS) throw new Unreadable(`more than ${MOST_WAYS} variants`);
    try {
      results.push(read(ways));
    } catch (error) {
      if (!(error instanceof DeadEnd)) throw error;
    }
    ways = ways.next();
  }
  return results;
}

/** One way: the answers to the first questions are given, further ones get their first answer. */
export class Ways {
  readonly #trail: readonly number[];
  readonly #taken: { way: number; ways: number }[] = [];
  readonly #chosen = new Map<string, number>();

  constructor(trail: readonly number[]) {
    this.#trail = trail;
  }

  /** One of several, the same each time for the same question. */
  choose(question: string, ways: number): number {
    if (ways === 0) throw new DeadEnd();
    if (ways === 1) return 0;
    const before = this.#chosen.get(question);
    if (before !== undefined) return before;
    const way = this.#trail[this.#taken.length] ?? 0;
    this.#taken.push({ way, ways });
    this.#chosen.set(question, way);
    return way;
  }

  /** The way after this one; null after the last. */
  next(): Ways | null {
    const turn = this.#taken.findLastIndex(({ way, ways }) => way + 1 < ways);
    if (turn < 0) return null;
    return new Ways([...this.#taken.slice(0, turn).map(({ way }) => way), this.#taken[turn]!.way + 1]);
  }
}

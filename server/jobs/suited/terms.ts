// What the board taught about terms ("s:kafka", "t:engineer", "f:data-engineering"): how rare each is, and what it
// occurs with. Pure.

/** Length of a vector. */
export const DIMENSIONS = 64;

export type Terms = {
  /** ln(jobs / jobs that have the term). */
  rarity(term: string): number;
  /** The term's place among the others, `DIMENSIONS` figures; null if never learnt. */
  vector(term: string): Int8Array | null;
};

/** Rarity before anything is learnt, by the term's first letter; and the most that a rare term counts. */
const USUAL: Record<string, number> = { s: 4.5, t: 4.5, f: 3.5 };
const RAREST = 8;

export const NO_TERMS: Terms = { rarity: (term) => USUAL[term[0]!] ?? 4.5, vector: () => null };

export type LearntTerm = { rarity: number; vector: Int8Array | null };

/** Terms learnt from this many jobs; unknown ones are as rare as the rarest. */
export function termsOf(learnt: ReadonlyMap<string, LearntTerm>, jobs: number): Terms {
  const rarest = Math.min(RAREST, Math.log(jobs));
  return {
    rarity: (term) => Math.min(learnt.get(term)?.rarity ?? rarest, rarest),
    vector: (term) => learnt.get(term)?.vector ?? null,
  };
}

/** The weighted sum of the terms' vectors, scaled to length 1; null when none was learnt. */
export function meaningOf(weighed: Iterable<readonly [string, number]>, terms: Terms): Float32Array | null {
  const sum = new Float32Array(DIMENSIONS);
  let found = false;
  for (const [term, weight] of weighed) {
    const vector = terms.vector(term);
    if (vector === null) continue;
    found = true;
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += weight * vector[at]!;
  }
  return found ? unit(sum) : null;
}

/** The cosine of two meanings. */
export function likeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += one[at]! * other[at]!;
  return sum;
}

function unit(vector: Float32Array): Float32Array {
  let square = 0;
  for (const figure of vector) square += figure * figure;
  const length = Math.sqrt(square) || 1;
  return vector.map((figure) => figure / length);
}

// What the board has taught about terms ("s:kafka", "t:engineer", "f:data-engineering"): how rare each is, and what it goes together with. Pure.

/** Figures a vector has. */
export const DIMENSIONS = 64;

export type Terms = {
  /** The natural logarithm of how many jobs there are for one that has the term. */
  rarity(term: string): number;
  /** Where the term lies among the others, as `DIMENSIONS` figures; null for a term that was never learnt. */
  vector(term: string): Int8Array | null;
};

/** What terms count before anything is learnt, by the letter they begin with, and what those count that the board has hardly. */
const USUAL: Record<string, number> = { s: 4.5, t: 4.5, f: 3.5 };
const RAREST = 8;

/** Terms of which nothing was learnt. */
export const NO_TERMS: Terms = { rarity: (term) => USUAL[term[0]!] ?? 4.5, vector: () => null };

export type LearntTerm = { rarity: number; vector: Int8Array | null };

/** Terms as they were learnt from so many jobs; one that hardly any of them has is as rare as the rarest. */
export function termsOf(learnt: ReadonlyMap<string, LearntTerm>, jobs: number): Terms {
  const rarest = Math.min(RAREST, Math.log(jobs));
  return {
    rarity: (term) => Math.min(learnt.get(term)?.rarity ?? rarest, rarest),
    vector: (term) => learnt.get(term)?.vector ?? null,
  };
}

/** The sum of the terms' vectors, each by its weight, made as long as 1; null when none of them was learnt. */
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

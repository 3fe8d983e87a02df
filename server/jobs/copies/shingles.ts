// Texts compared by MinHash of their shingles: which share of the words in a row two texts have in common.

const WORDS_IN_A_SHINGLE = 4;
const MOST_WORDS = 2_000;
/** Texts with fewer shingles say too little to be compared. */
export const SHINGLES_TO_COMPARE = 30;
const HASHES = 24;

/** Hashes of every four words in a row. */
export function shinglesOf(text: string): Set<number> {
  const found = new Set<number>();
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const hashes = words.slice(0, MOST_WORDS).map(hashOf);
  for (let at = 0; at + WORDS_IN_A_SHINGLE <= hashes.length; at += 1) {
    let hash = 0;
    for (let next = 0; next < WORDS_IN_A_SHINGLE; next += 1)
      hash = mix(Math.imul(hash, 31) + (hashes[at + next] as number));
    found.add(hash >>> 0);
  }
  return found;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Odd numbers, fixed for ever: stored hashes are compared with new ones. */
const FACTORS = Array.from({ length: HASHES }, (_, at) => mix(at * 2 + 0x9e3779b1) | 1);

/** The smallest of the shingles' hashes under each of 24 hash functions: equal with the probability of the Jaccard index. */
export function minHashes(shingles: ReadonlySet<number>): number[] {
  const least = new Uint32Array(HASHES).fill(0xffffffff);
  for (const shingle of shingles)
    for (let at = 0; at < HASHES; at += 1) {
      const hash = mix(Math.imul(shingle, FACTORS[at] as number) + at) >>> 0;
      if (hash < (least[at] as number)) least[at] = hash;
    }
  return [...least];
}

type Hashed = { shingles: number; hashes: readonly number[] };

/** About which share of the shorter text is in the other, 0 to 1; null where one of them is too short to say. */
export function likeness(a: Hashed, b: Hashed): number | null {
  if (a.hashes.length === 0 || b.hashes.length === 0) return null;
  const equal = a.hashes.filter((hash, at) => hash === b.hashes[at]).length / HASHES;
  const shared = (equal / (1 + equal)) * (a.shingles + b.shingles);
  return Math.min(1, shared / Math.min(a.shingles, b.shingles));
}

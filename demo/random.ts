// A small seeded random source (sfc32), so that one seed gives the same demo data on every platform, and what is drawn
// from it: shares and ids.

/** Anything that can seed a `Random`; equal seeds give equal sequences. */
export type Seed = number | string;

/** Cumulative weights for `Random.draw`, made once by `weigh`. */
export type Weights = Float64Array;

/** Turns plain weights (any non-negative numbers) into the cumulative table that `Random.draw` reads. */
export function weigh(weights: readonly number[]): Weights {
  const table = new Float64Array(weights.length);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    sum += weights[i] as number;
    table[i] = sum;
  }
  return table;
}

/** One step of the murmur3 finaliser: spreads the bits of a 32-bit number. */
function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state, period at least 2^32).
 * Only integer arithmetic and exact IEEE operations are used: no `Math.log`, `exp`, `pow` or `sin`, whose last bit may
 * differ between engines.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: Seed) {
    const text = String(seed);
    let h = 0x9e3779b9;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    this.a = mix(h);
    this.b = mix(h + 0x6d2b79f5);
    this.c = mix(h + 0x1b873593);
    for (let i = 0; i < 12; i++) this.bits();
  }

  /** The next 32 random bits as an unsigned integer. */
  bits(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    return this.bits() / 4294967296;
  }

  /** A whole number in [0, n). */
  below(n: number): number {
    return Math.floor((this.bits() / 4294967296) * n);
  }

  /** A whole number in [low, high], both ends included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.bits() / 4294967296 < probability;
  }

  /** One element; the list must not be empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** An index drawn in proportion to the weights. */
  draw(weights: Weights): number {
    const last = weights.length - 1;
    const target = this.next() * (weights[last] as number);
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((weights[middle] as number) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** `count` different elements in random order (all of them when the list is shorter). */
  sample<T>(list: readonly T[], count: number): T[] {
    const copy = list.slice();
    const wanted = Math.min(count, copy.length);
    for (let i = 0; i < wanted; i++) {
      const j = i + this.below(copy.length - i);
      const kept = copy[i] as T;
      copy[i] = copy[j] as T;
      copy[j] = kept;
    }
    copy.length = wanted;
    return copy;
  }

  /** All elements in random order. */
  shuffle<T>(list: readonly T[]): T[] {
    return this.sample(list, list.length);
  }

  /** A bell-shaped number around 0 with standard deviation 1, within about ±3.5 (sum of four uniforms). */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.7320508075688772;
  }

  /** A number read off a measured quantile curve: `points` are [share, value] pairs with rising shares from 0 to 1. */
  quantile(points: readonly (readonly [number, number])[]): number {
    const u = this.next();
    for (let i = 1; i < points.length; i++) {
      const [share, value] = points[i] as readonly [number, number];
      if (u > share) continue;
      const [shareBefore, valueBefore] = points[i - 1] as readonly [number, number];
      return valueBefore + ((u - shareBefore) / (share - shareBefore)) * (value - valueBefore);
    }
    return (points[points.length - 1] as readonly [number, number])[1];
  }
}

/** Hands out indexes so that their shares, weighted by jobs, stay close to the wanted ones. */
export class Quota {
  private readonly shares: readonly number[];
  private readonly given: Float64Array;
  private total = 0;

  constructor(shares: readonly number[]) {
    const sum = shares.reduce((a, b) => a + b, 0);
    this.shares = shares.map((share) => share / sum);
    this.given = new Float64Array(shares.length);
  }

  /**
   * The index furthest below its share after `weight` more is given; `rng` breaks near-ties so that rows look random.
   */
  take(weight: number, rng: Random): number {
    this.total += weight;
    let best = 0;
    let bestLack = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.shares.length; i++) {
      const share = this.shares[i] as number;
      const lack = share * this.total - (this.given[i] as number) - weight * 0.5 + rng.next() * weight * 0.6;
      if (lack > bestLack) {
        best = i;
        bestLack = lack;
      }
    }
    this.given[best] = (this.given[best] as number) + weight;
    return best;
  }
}

const HEX = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));

function bytes(word: number): string {
  return (
    (HEX[word >>> 24] as string) +
    (HEX[(word >>> 16) & 255] as string) +
    (HEX[(word >>> 8) & 255] as string) +
    (HEX[word & 255] as string)
  );
}

/** A version 7 UUID whose first 48 bits are `time` (whole milliseconds since 1970). */
export function uuidV7(time: number, rng: Random): string {
  const high = bytes(Math.floor(time / 65536) >>> 0);
  const low = time % 65536;
  const a = rng.bits();
  const b = bytes(rng.bits());
  const version = 0x70 | ((a >>> 8) & 15);
  const variant = 0x80 | ((a >>> 16) & 63);
  return (
    `${high}-${HEX[low >>> 8]}${HEX[low & 255]}-${HEX[version]}${HEX[a & 255]}-` +
    `${HEX[variant]}${HEX[(a >>> 24) & 255]}-${b}${bytes(rng.bits()).slice(0, 4)}`
  );
}

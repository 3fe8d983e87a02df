// Hands out indexes in wanted shares, weighted by the size of each receiver.
import type { Random } from "./random.ts";

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

// Samples to figures: percentiles of milliseconds, and rows of a Markdown table.

export type Percentiles = { p50: number; p95: number; p99: number };

export function percentiles(samples: readonly number[]): Percentiles {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Milliseconds with as many digits as mean something. */
export const ms = (value: number): string => value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1);

export const inMs = ({ p50, p95, p99 }: Percentiles): string => `${ms(p50)} / ${ms(p95)} / ${ms(p99)}`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Times `work`, run `rounds` times after `warmUp` rounds; milliseconds. */
export async function time(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work(round);
    samples.push(performance.now() - begun);
  }
  return samples;
}

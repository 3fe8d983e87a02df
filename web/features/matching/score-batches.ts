// Works through a list in small batches with pauses (spec §9), so that the page answers to its person all the while.

const BATCH = 25;
const PAUSE_MS = 50;

export type BatchWishes = {
  /** After each batch. */
  afterBatch?: () => void;
  /** Stops before the next batch. */
  signal?: AbortSignal;
  pause?: (ms: number) => Promise<void>;
};

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does `work` for every item; false when it was stopped before the end. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  { afterBatch, signal, pause = rest }: BatchWishes = {},
): Promise<boolean> {
  for (let from = 0; from < items.length; from += BATCH) {
    if (from > 0) await pause(PAUSE_MS);
    if (signal?.aborted) return false;
    for (const item of items.slice(from, from + BATCH)) work(item);
    afterBatch?.();
  }
  return true;
}

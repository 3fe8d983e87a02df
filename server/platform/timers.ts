// Work that repeats while the process lives; a failed round is logged and the next one comes.
export type TimerLog = { error(details: object, message: string): void };

/** Runs `work` now and then every `ms`, never twice at once. Returns what stops it. */
export function every(ms: number, name: string, log: TimerLog, work: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const round = async () => {
    await work().catch((error) => log.error({ err: error }, `${name} failed`));
    if (!stopped) timer = setTimeout(round, ms).unref();
  };
  timer = setTimeout(round, 0).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

// Tells one listener which calls have changed something of the person; what is told before it listens is told then.

let listener: ((path: string) => void) | null = null;
const untold: string[] = [];

/** `path` is the call's. */
export function tellChanged(path: string): void {
  if (listener) listener(path);
  else if (untold.length < 50) untold.push(path);
}

/** Returns how to stop. */
export function hearChanges(hear: (path: string) => void): () => void {
  listener = hear;
  for (const path of untold.splice(0)) hear(path);
  return () => {
    if (listener === hear) listener = null;
  };
}

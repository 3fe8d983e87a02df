// Watches folders for code changes and reports each burst once, never while the previous report is being handled.
import { watch } from "node:fs";
import { join } from "node:path";

// Editors and checkouts write several files, some of them twice.
const BURST_MS = 120;

/** Whether a change of this file, named relative to its folder, changes running code. */
export function matters(name: string): boolean {
  return /\.(ts|sql|json)$/.test(name) && !/\.test\.ts$/.test(name);
}

/** Calls `act` with one of the changed paths after each burst of changes below `folders` of `root`, one call at a time. */
export function watchFolders(root: string, folders: readonly string[], act: (path: string) => Promise<void>) {
  let changed: string | undefined;
  let acting = false;
  let timer: NodeJS.Timeout | undefined;
  const tell = async () => {
    if (acting || changed === undefined) return;
    acting = true;
    const path = changed;
    changed = undefined;
    try {
      await act(path);
    } finally {
      acting = false;
      // Changes that came meanwhile.
      if (changed !== undefined) timer = setTimeout(tell, BURST_MS);
    }
  };
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !matters(name)) return;
      changed = join(folder, name);
      clearTimeout(timer);
      timer = setTimeout(tell, BURST_MS);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

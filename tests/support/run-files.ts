// Runs several test files in one process, each as a suite, so that they load the server once.
import { AsyncResource } from "node:async_hooks";
import { resolve } from "node:path";
import { after, suite } from "node:test";
import { pathToFileURL } from "node:url";

type Work = () => unknown;

let afterThisFile = after;
/** What ends with the running file; null until it wants something. */
let ending: Work[] | null = null;

/**
 * Runs `work` after the last test of the running file: what was started last ends first, and a failure keeps nothing else from
 * ending. `after` itself finds its suite by the promise that was awaited last, which another file may have made.
 */
export function afterFile(work: Work): void {
  if (!ending) {
    const all: Work[] = [];
    ending = all;
    afterThisFile(() => endAll(all));
  }
  ending.push(work);
}

async function endAll(all: Work[]): Promise<void> {
  const failures: unknown[] = [];
  for (let work = all.pop(); work; work = all.pop()) {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** What ends with this process; null where files run alone. */
let atTheEnd: Work[] | null = null;

/** Runs `work` after the last file of this process, for what its files share. */
export function afterLastFile(work: Work): void {
  if (atTheEnd) atTheEnd.push(work);
  else afterFile(work);
}

/**
 * One file after another: what a file started ends with its suite. `files` are relative to the working folder. A file
 * that throws fails its suite.
 */
export async function runFiles(files: readonly string[]): Promise<void> {
  const shared: Work[] = [];
  atTheEnd = shared;
  for (const file of files)
    await new Promise<void>((done) => {
      suite(file, async () => {
        afterThisFile = AsyncResource.bind(after);
        ending = null;
        after(() => done());
        await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
          done();
          throw error;
        });
      });
    });
  await endAll(shared);
}

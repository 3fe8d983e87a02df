// Runs several test files in one process, each as a suite, so that they load the server once.
import { AsyncResource } from "node:async_hooks";
import { resolve } from "node:path";
import { after, suite } from "node:test";
import { pathToFileURL } from "node:url";

let afterThisFile = after;

/**
 * Runs `work` after the last test of the running file. `after` itself finds its suite by the promise that was awaited
 * last, which another file may have made.
 */
export const afterFile = (work: () => unknown): void => afterThisFile(async () => void (await work()));

/**
 * One file after another: what a file started ends with its suite. `files` are relative to the working folder. A file
 * that throws fails its suite.
 */
export async function runFiles(files: readonly string[]): Promise<void> {
  for (const file of files)
    await new Promise<void>((done) => {
      suite(file, async () => {
        afterThisFile = AsyncResource.bind(after);
        after(() => done());
        await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
          done();
          throw error;
        });
      });
    });
}

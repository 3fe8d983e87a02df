// A reporter for node --test: at the end of a run of many files, the twenty that took longest.
import { join, relative } from "node:path";
import type { TestEvent } from "node:test/reporters";

const SHOWN = 20;
/** Reports each of its files as a suite. */
const RUNNER = join(import.meta.dirname, "run-files.ts");

/** Prints nothing for a run of a few files, whose times Node.js's own report shows. */
export default async function* slowestFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const files: { file: string; ms: number }[] = [];
  for await (const { type, data } of events) {
    if ((type === "test:pass" || type === "test:fail") && data.nesting === 0 && data.file === RUNNER)
      files.push({ file: data.name, ms: data.details.duration_ms });
    if (type === "test:summary" && data.file?.endsWith(".test.ts"))
      files.push({ file: relative(process.cwd(), data.file), ms: data.duration_ms });
  }
  if (files.length <= SHOWN) return;
  files.sort((one, other) => other.ms - one.ms);
  yield `\nThe slowest ${SHOWN} of ${files.length} files, in seconds:\n`;
  for (const { file, ms } of files.slice(0, SHOWN)) yield `${(ms / 1_000).toFixed(1).padStart(7)} ${file}\n`;
}

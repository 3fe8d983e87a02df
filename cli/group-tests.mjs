// Lets test files share processes in a run of all tests. Plain JavaScript for Node.js 18 and newer, as the launcher that
// calls it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * How many files share a process: starting one takes a second, and code that has run for a while is compiled and several
 * times as fast. Operators' commands and tests of the whole product run alone.
 */
const JOURNEYS = { folders: [join("tests", "journeys")], filesAProcess: 4 };
const SERVER = { folders: ["server"], filesAProcess: 8 };
const RULES = { folders: ["bench", "contract", "demo", "messages", "web"], filesAProcess: 25 };
/** A file that changes its process or a library, or ends a process, runs alone. */
const RUNS_ALONE =
  /\bmock\.|\bprocess\.(env|kill|emit|exit|on)\b|node:child_process|syncBuiltinESMExports|(\.prototype|globalThis)\.\w+ = /;

/** Writes a file for each group into `folder`, and returns the paths of all test files to run instead of the given. */
export function groupTests(root, folders, folder) {
  const files = folders.flatMap((name) => testFilesIn(root, name));
  const runner = pathToFileURL(join(root, "tests", "support", "run-files.ts"));
  const isShared = new Set();
  const [journeys, server, rules] = [JOURNEYS, SERVER, RULES].map((group) => {
    const shared = files.filter(
      (file) => group.folders.some((name) => file.startsWith(name + sep)) && !RUNS_ALONE.test(readText(root, file)),
    );
    for (const file of shared) isShared.add(file);
    return inParts(shared, group.filesAProcess);
  });
  // The first journeys build the site while other processes test the server.
  const lists = [...journeys.slice(0, 1), ...server, ...journeys.slice(1), ...rules];
  const paths = lists.map((list, at) => {
    const path = join(folder, `${basename(folder)}-${String(at + 1).padStart(2, "0")}.test.mjs`);
    writeFileSync(
      path,
      `import { runFiles } from ${JSON.stringify(runner)};\nawait runFiles(${JSON.stringify(list)});\n`,
    );
    return path;
  });
  return [...paths, ...files.filter((file) => !isShared.has(file))];
}

const inParts = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** Sorted paths, relative to the root. */
function testFilesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name))
    .sort();
}

const readText = (root, file) => readFileSync(join(root, file), "utf8");

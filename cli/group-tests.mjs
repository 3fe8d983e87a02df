// Lets test files of the server share processes in a run of all tests. Plain JavaScript for Node.js 18 and newer, as the
// launcher that calls it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** Starting a process, loading the server and compiling it anew takes a second for each file. */
const FILES_A_PROCESS = 8;
/** A file that changes its process or a library, or ends a process, runs alone. */
const RUNS_ALONE =
  /\bmock\.|\bprocess\.(env|kill|emit|exit|on)\b|node:child_process|syncBuiltinESMExports|(\.prototype|globalThis)\.\w+ = /;

/** Writes a file for each group into `folder`, and returns the paths of all test files to run instead of the given. */
export function groupTests(root, folders, folder) {
  const files = folders.flatMap((name) => testFilesIn(root, name));
  const shared = files.filter((file) => file.startsWith(`server${sep}`) && !RUNS_ALONE.test(readText(root, file)));
  const groups = Array.from({ length: Math.ceil(shared.length / FILES_A_PROCESS) }, (_, at) =>
    shared.slice(at * FILES_A_PROCESS, (at + 1) * FILES_A_PROCESS),
  );
  const runner = pathToFileURL(join(root, "tests", "support", "run-files.ts"));
  const paths = groups.map((group, at) => {
    const path = join(folder, `${basename(folder)}-${String(at + 1).padStart(2, "0")}.test.mjs`);
    writeFileSync(
      path,
      `import { runFiles } from ${JSON.stringify(runner)};\nawait runFiles(${JSON.stringify(group)});\n`,
    );
    return path;
  });
  const isShared = new Set(shared);
  return [...paths, ...files.filter((file) => !isShared.has(file))];
}

/** Sorted paths, relative to the root. */
function testFilesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name))
    .sort();
}

const readText = (root, file) => readFileSync(join(root, file), "utf8");

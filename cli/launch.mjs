// Runs the npm scripts with the Node.js installed by the project, whatever the machine has. Plain JavaScript for
// Node.js 18 and newer, because it must report what is missing where nothing else of the project runs.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import * as modules from "node:module";
import { constants, cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { groupTests } from "./group-tests.mjs";

const NEEDED_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What each npm script runs: a file with its first arguments, or (`node`) Node.js itself with these arguments. */
const TASKS = {
  vouchboard: { file: "cli/vouchboard.ts", args: [] },
  start: { file: "cli/vouchboard.ts", args: ["start"] },
  dev: { file: "cli/vouchboard.ts", args: ["dev"] },
  bench: { file: "bench/main.ts", args: [] },
  check: { file: "tests/check.ts", args: [] },
  statements: { file: "tests/statements/main.ts", args: [] },
  faults: { file: "tests/faults/main.ts", args: [] },
  "cluster-proof": { file: "tests/faults/main.ts", args: ["--cluster"] },
  pictures: { file: "tests/pictures/main.ts", args: [] },
  test: {
    // A test file waits for PostgreSQL, the browser and its timers in between, so three at once keep even two cores busy,
    // where Node.js would run one.
    node: [
      "--test",
      "--test-global-setup=tests/support/scratch-server.ts",
      `--test-concurrency=${Math.max(3, cpus().length - 1)}`,
      // A file that hangs fails instead of waiting forever.
      "--test-timeout=1200000",
    ],
    reporters: ["spec", "./tests/support/slowest-files.ts"],
    everything: ["bench", "cli", "client", "contract", "demo", "messages", "server", "tests", "web"],
  },
};

/** Caches compiled code between runs, also for child processes: it halves the time to start. */
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");

/**
 * glibc's settings for freed memory, unless the environment has its own. By default it keeps an arena for every few
 * threads, and after a block of 19 MB is freed (a password's hash) it no longer returns up to 38 MB of each to the
 * system.
 */
const MALLOC = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576", MALLOC_TRIM_THRESHOLD_: "1048576" };
const needsMalloc = process.platform === "linux" && Object.keys(MALLOC).some((name) => !(name in process.env));
if (needsMalloc) Object.assign(process.env, { ...MALLOC, ...process.env });

const [name, ...given] = process.argv.slice(2);
// Pages are rendered as by the product: React has a slower half for development.
if (name === "test") process.env.NODE_ENV ??= "production";
const task = TASKS[name ?? ""];
if (!task) fail([`Usage: node cli/launch.mjs <${Object.keys(TASKS).join("|")}> …`], 2);
const node = isRecent(process.versions.node) ? process.execPath : findBroughtAlong();

// glibc reads its settings when a process starts, so re-execute the server in the same process.
if (needsMalloc && name === "start" && node === process.execPath && process.execve)
  process.execve(node, [node, ...process.execArgv, ...process.argv.slice(1)], process.env);

if (task.file && node === process.execPath) {
  // Already the right Node.js, as inside `npm run`: without a second process, signals arrive where they are handled.
  const file = join(root, task.file);
  modules.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
  process.argv = [node, file, ...task.args, ...given];
  await import(pathToFileURL(file).href);
} else {
  const named = given.some((argument) => !argument.startsWith("-"));
  const args = task.file
    ? [...process.execArgv, join(root, task.file), ...task.args, ...given]
    : [...task.node, ...reportersFor(given), ...given, ...(named ? [] : everyTest())];
  runChild(node, args);
}

/** The options of the task's reporters, unless others are given. */
function reportersFor(given) {
  if (given.some((argument) => argument.startsWith("--test-reporter"))) return [];
  return task.reporters.flatMap((name) => [`--test-reporter=${name}`, "--test-reporter-destination=stdout"]);
}

/** All test files; the server's in groups, whose files are deleted after the run. */
function everyTest() {
  const folder = mkdtempSync(join(tmpdir(), "vouchboard-group-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return groupTests(root, task.everything, folder);
}

function isRecent(version) {
  return Number(version.split(".")[0]) >= NEEDED_MAJOR;
}

/** The Node.js that npm installed with the project (an optional dependency for each platform). */
function findBroughtAlong() {
  const path = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  const direct = [
    path,
    join(
      root,
      "node_modules",
      `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`,
      "bin",
      process.platform === "win32" ? "node.exe" : "node",
    ),
  ];
  for (const candidate of direct) {
    if (!existsSync(candidate)) continue;
    try {
      if (isRecent(execFileSync(candidate, ["-p", "process.versions.node"], { encoding: "utf8" }).trim()))
        return candidate;
    } catch {}
  }
  const platform = `${process.platform}-${process.arch}`;
  return fail([
    `Vouchboard needs Node.js ${NEEDED_MAJOR}; this is ${process.versions.node}, and the one the project brings along is not there.`,
    existsSync(join(root, "node_modules"))
      ? `Run "npm install" again without --omit=optional. If npm has no Node.js for ${platform}, install Node.js ${NEEDED_MAJOR} from https://nodejs.org.`
      : 'Run "npm install" first.',
  ]);
}

/** Runs Node.js as a child with the same terminal, signals and exit code. */
function runChild(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit" });
  // On Ctrl-C the terminal signals the child too; the server treats near-simultaneous signals as one.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail([`${command} could not be started: ${error.message}`]));
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}

function fail(lines, code = 1) {
  for (const line of lines) console.error(line);
  process.exit(code);
}

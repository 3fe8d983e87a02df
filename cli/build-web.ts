// Builds the site's pages when their sources have changed since the last build, and only then.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { takeLock } from "../server/platform/data-lock.ts";
import { codeOf, OperatorError } from "../server/platform/operator.ts";

/** The project's own folder. */
export const PROJECT = join(import.meta.dirname, "..");

/** Everything that a build is made from. The lock file stands for the libraries. */
const SOURCES = ["web", "contract", "vite.config.ts", "react-router.config.ts", "tsconfig.json", "package-lock.json"];
const BUILT = "build/server/index.js";
const STAMP = "build/stamp";
const LAST_LINES = 25;

/** Whether the build in `build/` belongs to the present sources. */
export async function isBuilt(): Promise<boolean> {
  const [stamp, built] = await Promise.all([readStamp(), exists(join(PROJECT, BUILT))]);
  return built && stamp === (await fingerprint());
}

/**
 * Builds the site and returns true, or false when nothing has changed. One process builds at a time; others wait for it.
 * Throws an OperatorError with the end of the bundler's output when it fails. `signal` ends a build that is under way.
 */
export async function buildWeb(options: { signal?: AbortSignal; always?: boolean } = {}): Promise<boolean> {
  if (!options.always && (await isBuilt())) return false;
  await mkdir(join(PROJECT, "build"), { recursive: true }).catch(refuseReadOnly);
  for (;;) {
    const answer = await takeLock(join(PROJECT, "build", "lock"), "build");
    if (!answer.ok) {
      await pause(300, undefined, options);
      continue;
    }
    try {
      if (!options.always && (await isBuilt())) return false;
      const sources = await fingerprint();
      await rm(join(PROJECT, STAMP), { force: true });
      await runBundler(options.signal);
      await writeStamp(sources);
      return true;
    } finally {
      await answer.lock.release();
    }
  }
}

async function runBundler(signal: AbortSignal | undefined): Promise<void> {
  const bundler = join(PROJECT, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [bundler, "build"], {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal && { signal }),
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", reject),
  );
  if (code === 0) return;
  const words = Buffer.concat(output).toString("utf8").trimEnd().split("\n").slice(-LAST_LINES).join("\n  ");
  throw new OperatorError(`The site could not be built:\n  ${words}`);
}

/** A digest of the sources' names and contents: times of change say little after a checkout or a copy. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of SOURCES) {
    for (const path of await filesBelow(source)) {
      const content = await readFile(join(PROJECT, path));
      hash.update(`\0${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

async function filesBelow(source: string): Promise<string[]> {
  try {
    const entries = await readdir(join(PROJECT, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const names = files.map((path) => path.slice(PROJECT.length + 1));
    return names.filter((name) => !/\.test\.tsx?$/.test(name)).sort();
  } catch (error) {
    if (codeOf(error) === "ENOTDIR") return [source];
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

async function readStamp(): Promise<string | null> {
  return await readFile(join(PROJECT, STAMP), "utf8").then(
    (text) => text.trim(),
    () => null,
  );
}

async function writeStamp(sources: string): Promise<void> {
  const draft = join(PROJECT, `${STAMP}.draft`);
  await writeFile(draft, `${sources}\n`);
  await rename(draft, join(PROJECT, STAMP));
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

function refuseReadOnly(error: unknown): never {
  throw new OperatorError(
    `The site is not built, and ${join(PROJECT, "build")} cannot be written (${codeOf(error)}): start as the owner of this folder.`,
  );
}

// Builds the site's pages if their sources changed since the last build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type DataLock, takeLock } from "../server/platform/data-lock.ts";
import { codeOf, OperatorError } from "../server/platform/operator.ts";
import { compressFiles } from "./compress-files.ts";

/** The root folder of the project. */
export const PROJECT = join(import.meta.dirname, "..");

/** All inputs of a build. The lock file represents the libraries. */
const SOURCES = [
  "web",
  "contract",
  "messages",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const BUILT = "build/server/index.js";
const STAMP = "build/stamp";
/** Outside `build/`, because the bundler empties that folder and a waiting process would write into it. */
const LOCK = ".build-lock";
const LAST_LINES = 25;

export type BuildOptions = {
  /** Aborts a running build. */
  signal?: AbortSignal;
  /** Builds even if nothing has changed. */
  always?: boolean;
  /** The folder to build in; this project by default. */
  project?: string;
};

/** Whether `build/` was built from the present sources. */
export async function isBuilt(project = PROJECT): Promise<boolean> {
  const [stamp, built] = await Promise.all([readStamp(project), exists(join(project, BUILT))]);
  return built && stamp === (await fingerprint(project));
}

/**
 * Builds the site and returns true, or false when nothing has changed. One process builds at a time; others wait for it.
 * Throws an OperatorError with the end of the bundler's output when it fails.
 */
export async function buildWeb({ signal, always = false, project = PROJECT }: BuildOptions = {}): Promise<boolean> {
  if (!always && (await isBuilt(project))) return false;
  await mkdir(join(project, "build"), { recursive: true }).catch((error) => refuseReadOnly(project, error));
  const lock = await untilOurTurn(join(project, LOCK), signal);
  try {
    if (!always && (await isBuilt(project))) return false;
    const sources = await fingerprint(project);
    await rm(join(project, STAMP), { force: true });
    await runBundler(project, signal);
    await compressFiles(join(project, "build", "client"));
    await writeStamp(project, sources);
    return true;
  } finally {
    await lock.release();
  }
}

async function untilOurTurn(path: string, signal: AbortSignal | undefined): Promise<DataLock> {
  for (;;) {
    const answer = await takeLock(path, "build");
    if (answer.ok) return answer.lock;
    await pause(100, undefined, signal && { signal });
  }
}

async function runBundler(project: string, signal: AbortSignal | undefined): Promise<void> {
  const bundler = join(project, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [bundler, "build"], {
    cwd: project,
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

/** A digest of the sources' names and contents: modification times mean little after a checkout or a copy. */
async function fingerprint(project: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of SOURCES) {
    for (const path of await filesBelow(project, source)) {
      const content = await readFile(join(project, path));
      hash.update(`\0${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

async function filesBelow(project: string, source: string): Promise<string[]> {
  try {
    const entries = await readdir(join(project, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const names = files.map((path) => path.slice(project.length + 1));
    return names.filter((name) => !/\.test\.tsx?$/.test(name)).sort();
  } catch (error) {
    if (codeOf(error) === "ENOTDIR") return [source];
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

async function readStamp(project: string): Promise<string | null> {
  return await readFile(join(project, STAMP), "utf8").then(
    (text) => text.trim(),
    () => null,
  );
}

async function writeStamp(project: string, sources: string): Promise<void> {
  const draft = join(project, `${STAMP}.draft`);
  await writeFile(draft, `${sources}\n`);
  await rename(draft, join(project, STAMP));
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

function refuseReadOnly(project: string, error: unknown): never {
  throw new OperatorError(
    `The site is not built, and ${join(project, "build")} cannot be written (${codeOf(error)}): start as the owner of this folder.`,
  );
}

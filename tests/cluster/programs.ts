// The programs that the proofs need, from Debian's packages, and what is missing of them.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";

export type Program = "patroni" | "patroni_raft_controller" | "haproxy" | "pgbouncer";

const PACKAGES: Record<Program, string> = {
  patroni: "patroni",
  patroni_raft_controller: "patroni",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
};
const FOLDERS = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin"];
const POSTGRES = "/usr/lib/postgresql";
/** What Debian's Patroni imports for it. */
const RAFT = "/usr/lib/python3/dist-packages/pysyncobj";

/** The path of a program; null if it is not installed. */
export const pathOf = (name: Program): string | null =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** The folder with PostgreSQL's programs, the newest of 15 and later; null without. */
export function postgresFolder(): string | null {
  if (!existsSync(POSTGRES)) return null;
  const versions = readdirSync(POSTGRES)
    .map(Number)
    .filter((version) => version >= 15);
  const newest = versions.sort((a, b) => b - a)[0];
  return newest === undefined ? null : join(POSTGRES, String(newest), "bin");
}

/** Words for each thing that the proofs need and this machine lacks. */
export function whatIsMissing(): string[] {
  const missing = (Object.keys(PACKAGES) as Program[])
    .filter((name) => pathOf(name) === null)
    .map((name) => `${name} is not installed: apt-get install ${PACKAGES[name]}`);
  if (!existsSync(RAFT)) missing.push("Patroni’s Raft is not installed: apt-get install python3-pysyncobj");
  if (postgresFolder() === null) missing.push("PostgreSQL 15 or newer is not installed: apt-get install postgresql");
  if (userInfo().username === "root" && !hasAccount("postgres"))
    missing.push("There is no account “postgres”, as which PostgreSQL runs where the proofs run as root.");
  return missing;
}

function hasAccount(name: string): boolean {
  try {
    execFileSync("id", [name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The version of PgBouncer as [major, minor]; null if it is not installed. */
export function pgbouncerVersion(): [number, number] | null {
  const path = pathOf("pgbouncer");
  if (path === null) return null;
  const found = /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(path, ["--version"]).toString());
  return found ? [Number(found[1]), Number(found[2])] : null;
}

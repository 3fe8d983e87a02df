// The nightly backup: made when it is due, by a process of its own, and outdated ones removed after it.
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Deps } from "../deps.ts";
import type { Config } from "../platform/config.ts";
import { OperatorError } from "../platform/operator.ts";
import { readLastBackup, takeTrouble } from "./last-backup.ts";
import { openPlace } from "./place.ts";
import { isDue, outdated } from "./rules.ts";

export type NightlyBackups = {
  /** Makes one now. Rejects with an OperatorError if that fails, in the words that `doctor` shows. */
  make(): Promise<void>;
  /** Removes what is kept for long enough. */
  removeOutdated(now: Date): Promise<void>;
  /** Ends one that is being made; what there is of it is removed a day later. */
  stop(): void;
};

/** The order of the child process. */
export type BackupOrder = { databaseUrl: string };
/** What came of it; `failure` is null if all went well. */
export type BackupReport = { failure: string | null };

type NightlySettings = Pick<Config, "backup" | "s3Access">;

/** Null if no place is configured. */
export function openNightly({ backup, s3Access }: NightlySettings, databaseUrl: string): NightlyBackups | null {
  const { to, keepDays } = backup;
  if (to === undefined) return null;
  const running = new Set<ChildProcess>();
  return {
    async make() {
      // Apart, because deriving the key takes a second of computing, and memory that a server should not keep.
      const child = fork(join(import.meta.dirname, "backup-child.ts"), { execArgv: [] });
      running.add(child);
      const { failure } = await reportOf(child, { databaseUrl }).finally(() => running.delete(child));
      if (failure !== null) throw new OperatorError(failure);
    },
    async removeOutdated(now) {
      const place = await openPlace(to, s3Access);
      for (const one of outdated(await place.list(), now, keepDays)) await place.remove(one);
    },
    stop() {
      for (const child of running) child.kill();
    },
  };
}

function reportOf(child: ChildProcess, order: BackupOrder): Promise<BackupReport> {
  return new Promise((resolve, reject) => {
    let report: BackupReport | null = null;
    child.once("message", (told: BackupReport) => {
      report = told;
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      const end = `The process that makes the backup ended before it was done (${signal ?? code}).`;
      resolve(report ?? { failure: end });
    });
    child.send(order);
  });
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

type NightDeps = Pick<Deps, "db" | "clock" | "backups" | "announce">;

/**
 * Makes the night's backup if it is due and none is being made elsewhere; false if it is not due. Admins are told once
 * when none comes about, and again only after one did.
 */
export async function backUpNightly(deps: NightDeps): Promise<boolean> {
  const { db, clock, backups } = deps;
  if (!backups) return false;
  const { madeAt, triedAt } = await readLastBackup(db);
  // Also here, as a try that hangs never gets to its end.
  await tellTrouble(deps);
  if (!isDue({ madeAt: dateOf(madeAt), triedAt: dateOf(triedAt) }, clock())) return false;
  await backups.make().finally(() => tellTrouble(deps));
  await backups.removeOutdated(clock());
  return true;
}

const tellTrouble = ({ db, clock, announce }: NightDeps): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await takeTrouble(tx, clock());
    if (!found) return;
    const { trouble, madeAt, failure } = found;
    await announce(tx, { kind: "backup.missing", how: trouble, madeAt, reason: failure, at: clock().toISOString() });
  });

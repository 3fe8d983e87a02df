// What failed, and the health of the installation: each part in words, marked when an admin should look at it.
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { t } from "#messages/admin-home.ts";
import type { AdminHealth, AdminHome } from "../../../contract/homes/admin-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { adminHomeKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useToastAction } from "../../session/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { momentOf } from "../../ui/moments.ts";
import { showToast } from "../../ui/toast.ts";
import { Part } from "./parts.tsx";

type FailedRow = { id: string; title: string; text: string; isWork?: true };

/** The oldest few failures, with their reasons; `parked` is how much work failed in all. */
export function FailedPart({ failed: { work, imports }, parked }: Pick<AdminHome, "failed"> & { parked: number }) {
  const rows: FailedRow[] = [
    ...work.map(({ id, queue, at, tries, reason }) => ({
      id,
      isWork: true,
      title: fill(t.parkedJob, { queue }),
      text: fill(t.parkedJobSince, { at: momentOf(at), tries, reason }),
    })),
    ...imports.map(({ id, kind, board, isGone, lastRunAt }) => ({
      id,
      title: fill(t.importOf, { kind, board }),
      text: [
        isGone ? t.importIsGone : t.importFails,
        lastRunAt === null ? t.noWholeRun : fill(t.lastWholeRun, { at: momentOf(lastRunAt) }),
      ].join(" "),
    })),
  ];
  return (
    <div id="failed" className="mt-10 scroll-mt-24">
      <Part title={t.whatFailed}>
        <p className="mt-2 text-ink-soft">{rows.length === 0 ? t.nothingFailed : t.mendItThenRetry}</p>
        {rows.length > 0 && (
          <ul className="mt-3 divide-y divide-line">
            {rows.map(({ id, isWork, title, text }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-[1_1_16rem]">
                  <p className="font-semibold wrap-anywhere">{title}</p>
                  <p className="text-sm/body text-ink-soft wrap-anywhere">{text}</p>
                </div>
                {isWork && (
                  <Retry body={{ ids: [id] }}>
                    {t.tryAgain}
                    <span className="sr-only"> {title}</span>
                  </Retry>
                )}
              </li>
            ))}
          </ul>
        )}
        {parked > 1 && <Retry body={{}}>{fill(t.tryAllAgain, { count: parked })}</Retry>}
      </Part>
    </div>
  );
}

function Retry({ body, children }: { body: { ids?: string[] }; children: ReactNode }) {
  const cache = useQueryClient();
  const { isBusy, run } = useToastAction();
  const retry = () =>
    run(async () => {
      try {
        const { retried } = await ask("retryFailedWork", { body });
        showToast("success", fill(t.isTriedAgain, { count: retried }));
      } finally {
        // Also after a refusal: another admin may have been first.
        await cache.invalidateQueries({ queryKey: adminHomeKey });
      }
    });
  return (
    <Button size="sm" variant="secondary" busy={isBusy} busyLabel={t.oneMoment} onClick={retry}>
      {children}
    </Button>
  );
}

type Finding = { name: string; text: string; isWell: boolean };

/** Older work should have run: something holds it up. */
const LATE_SECONDS = 300;
/** Below this share of free space the disk is soon full. */
const LITTLE_SPACE = 0.1;

export function InstallationPart({ health, waiting }: AdminHome) {
  return (
    <Part title={t.installation} className="mt-10">
      <ul className="mt-3 divide-y divide-line">
        {findingsOf(health, waiting.parkedWork).map(({ name, text, isWell }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="w-28 flex-none font-semibold">{name}</span>
            <span className="min-w-0 flex-[1_1_14rem] text-ink-soft wrap-anywhere">{text}</span>
            <Badge tone={isWell ? "good" : "bad"}>{isWell ? t.itIsWell : t.lookAtIt}</Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function findingsOf(health: AdminHealth, parked: number): Finding[] {
  const { database, queue, mail, files, backup, disk, version } = health;
  const mails = [
    mail.hasServer ? t.mailByServer : t.mailIsKept,
    mail.unsent > 0 && fill(t.unsentMails, { unsent: mail.unsent }),
    mail.refused > 0 && fill(t.refusedMails, { refused: mail.refused }),
  ];
  return [
    {
      name: t.database,
      text: fill(database.isWell ? t.databaseIsWell : t.databaseIsAway, { version: database.version }),
      isWell: database.isWell,
    },
    { name: t.replica, ...replicaOf(health.replica) },
    {
      name: t.queue,
      text:
        queue.waiting === 0
          ? t.queueIsEmpty
          : fill(t.queueWaits, { waiting: queue.waiting, seconds: queue.oldestSeconds }),
      isWell: queue.oldestSeconds < LATE_SECONDS,
    },
    {
      name: t.failedWork,
      text: parked === 0 ? t.noFailedWork : fill(t.failedWorkWaits, { parked }),
      isWell: parked === 0,
    },
    { name: t.mail, text: mails.filter(Boolean).join(" · "), isWell: mail.hasServer && mail.unsent === 0 },
    { name: t.files, text: files.isWell ? t.filesAreWell : t.filesAreAway, isWell: files.isWell },
    { name: t.backup, text: backupWords(backup), isWell: backup.isWell },
    {
      name: t.disk,
      text: disk ? fill(t.diskFree, { free: gigabytes(disk.free), total: gigabytes(disk.total) }) : t.diskIsUnknown,
      isWell: disk !== null && disk.free > LITTLE_SPACE * disk.total,
    },
    { name: t.version, text: version, isWell: true },
  ];
}

function backupWords({ isNightly, madeAt, isWell }: AdminHealth["backup"]): string {
  const last = madeAt === null ? t.noBackup : fill(t.lastBackup, { at: momentOf(madeAt) });
  if (!isNightly) return `${last} · ${t.noNightlyBackup}`;
  return isWell ? last : `${last} · ${t.backupIsLate}`;
}

function replicaOf(replica: AdminHealth["replica"]): Omit<Finding, "name"> {
  if (!replica) return { text: t.noReplica, isWell: true };
  const seconds = Math.round(replica.lagSeconds ?? 0);
  const text = {
    well: t.replicaIsWell,
    behind: fill(t.replicaIsBehind, { seconds }),
    away: t.replicaIsAway,
  }[replica.is];
  return { text, isWell: replica.is === "well" };
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toLocaleString("en-IN", { maximumFractionDigits: 1 });

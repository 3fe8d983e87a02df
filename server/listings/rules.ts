// Pure rules of an import: who owns a listing, what a row changes, and when absence closes a job.
import type { JobStatus } from "../../contract/jobs/wire.ts";

const HOUR_MS = 3_600_000;
const CLOSING = { runs: 3, hours: 72, massShare: 0.3, massCount: 10, confirmHours: 24 } as const;

/** A source by name. A listing's key begins with `{kind}:{board}:` if the source is its own board. */
export type SourceName = { kind: string; board: string };

/** The stored state of a listing. */
export type Known = {
  source: SourceName;
  contentHash: string;
  status: JobStatus;
  missingRuns: number;
  lastSeen: Date;
};

export type RowVerdict = "added" | "changed" | "closed" | "unchanged" | "not-owned";

export const isDirect = (key: string, source: SourceName): boolean =>
  key.startsWith(`${source.kind}:${source.board}:`) || (source.kind === "workday" && key.startsWith(tenantKey(source)));

/** A source of Workday is one site of a tenant, "acme.wd5.careers"; its keys name the tenant. */
const tenantKey = ({ kind, board }: SourceName): string => `${kind}:${board.split(".")[0]}:`;

/** The status that a row implies at `now`. */
export function wantedStatus(row: { active: boolean; expiresAt?: string }, now: Date): JobStatus {
  if (row.expiresAt && Date.parse(row.expiresAt) <= now.getTime()) return "EXPIRED";
  return row.active ? "PUBLISHED" : "CLOSED";
}

/** Whether `source` may write the listing: its own board always, a feed if the owner is a feed that no longer lists it. */
export function mayWrite(key: string, known: Known, source: SourceName): boolean {
  if (known.source.kind === source.kind && known.source.board === source.board) return true;
  if (isDirect(key, source)) return true;
  return !isDirect(key, known.source) && (known.missingRuns > 0 || known.status !== "PUBLISHED");
}

/** The effect of a row on a listing. A feed that reports a listing as closed does not take it over. */
export function verdictOf(
  key: string,
  hash: string,
  status: JobStatus,
  known: Known | undefined,
  source: SourceName,
): RowVerdict {
  if (!known) return "added";
  const same = known.source.kind === source.kind && known.source.board === source.board;
  if (!mayWrite(key, known, source)) return "not-owned";
  if (!same && !isDirect(key, source) && status !== "PUBLISHED") return "not-owned";
  const wasListed = known.status === "PUBLISHED";
  if (wasListed && status !== "PUBLISHED") return "closed";
  return known.contentHash === hash && wasListed === (status === "PUBLISHED") ? "unchanged" : "changed";
}

export type Missing = { missingRuns: number; missingSince: Date };

/** Whether a listing has been missing in enough runs and for long enough; `missingRuns` includes this run. */
export const isGone = (missing: Missing, now: Date): boolean =>
  missing.missingRuns >= CLOSING.runs && now.getTime() - missing.missingSince.getTime() >= CLOSING.hours * HOUR_MS;

export type MassVerdict = { close: boolean; massMissingSince: Date | null };

/** Whether to close `gone` of `open` listings. A mass is closed only if a complete run a day later confirms it. */
export function mayCloseMissing(gone: number, open: number, massMissingSince: Date | null, now: Date): MassVerdict {
  const mass = gone > CLOSING.massCount && gone > open * CLOSING.massShare;
  if (!mass) return { close: gone > 0, massMissingSince: null };
  if (massMissingSince === null) return { close: false, massMissingSince: now };
  const confirmed = now.getTime() - massMissingSince.getTime() >= CLOSING.confirmHours * HOUR_MS;
  return { close: confirmed, massMissingSince: confirmed ? null : massMissingSince };
}

// The counts of a list of jobs, loaded after the list; the old ones stay until then.
import { useEffect, useState } from "react";
import type { JobCounts } from "../../../../contract/jobs/wire.ts";
import { sendCall } from "../../../session/send-call.ts";

const FRESH_MS = 30_000;
const MOST_KEPT = 50;

type Kept = { at: number; counts: Promise<JobCounts | null> };
/** Cached for the page; the counts are the same for everybody. */
const kept = new Map<string, Kept>();

/**
 * Counts for the parameters that narrow the list; `isCurrent` is false for those of an earlier list. Null while there are none.
 * `total` came with the list, and is told until the browser has counted.
 */
export function useJobCounts(
  narrowing: string,
  total: JobCounts["total"] | undefined,
): { counts: JobCounts; isCurrent: boolean } | null {
  const [shown, setShown] = useState<{ narrowing: string; counts: JobCounts } | null>(null);
  useEffect(() => {
    let isWanted = true;
    countsFor(narrowing).then((counts) => {
      if (isWanted) setShown(counts && { narrowing, counts });
    });
    return () => {
      isWanted = false;
    };
  }, [narrowing]);
  const isCurrent = shown?.narrowing === narrowing;
  if (total && !isCurrent) return { counts: { total, options: shown?.counts.options ?? {} }, isCurrent: true };
  return shown && { counts: shown.counts, isCurrent };
}

function countsFor(narrowing: string): Promise<JobCounts | null> {
  const known = kept.get(narrowing);
  if (known && Date.now() - known.at < FRESH_MS) return known.counts;
  kept.delete(narrowing);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const counts = load(narrowing).catch(() => null);
  kept.set(narrowing, { at: Date.now(), counts });
  return counts;
}

/** Null on failure: a list works without counts. */
async function load(narrowing: string): Promise<JobCounts | null> {
  const path = `/api/job/counts${narrowing === "" ? "" : `?${narrowing}`}`;
  const { status, text } = await sendCall({ method: "GET", path }, null);
  return status === 200 ? (JSON.parse(text) as JobCounts) : null;
}

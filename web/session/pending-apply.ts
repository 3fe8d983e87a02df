// An application that a sign-in or a résumé upload interrupted: resumed once, in the same tab, on the same page.
import { readStored, writeStored } from "../ui/browser-storage.ts";
import { routePath } from "../ui/site-path.ts";
import { newCallKey } from "./call-key.ts";
import { setPendingApply } from "./session-actions.ts";
import type { PendingApply } from "./session-state.ts";

/** Long enough for a slow mail with a code; after that, the person no longer expects it. */
const DUE_FOR_MS = 2 * 3_600_000;
const TAB = "pendingApplyTab";

type Here = { jobId: string; tab: string | null; now: number };

/** Whether to resume it here and now. */
export const isDue = (pending: PendingApply | null, { jobId, tab, now }: Here): boolean =>
  pending?.jobId === jobId && pending.tab === tab && now - pending.at < DUE_FOR_MS;

/** Stores it for this tab; resolves when stored or refused by storage. */
export async function keepPendingApply(begun: Pick<PendingApply, "jobId" | "url" | "note">): Promise<void> {
  await setPendingApply({ ...begun, at: Date.now(), tab: markTab() }).catch(() => {});
}

/** What to resume for this job here; only once, so the caller must do it; null otherwise. Never rejects. */
export function takePendingApply(jobId: string): Promise<PendingApply | null> {
  return alone(async () => {
    const pending = await readKept();
    if (!isDue(pending, { jobId, tab: readTab(), now: Date.now() })) return null;
    await setPendingApply(null);
    return pending;
  }).catch(() => null);
}

export const isPendingHere = (pending: PendingApply | null, jobId: string): boolean =>
  pending !== null && isDue(pending, { jobId, tab: readTab(), now: Date.now() });

/** Drops an application pending on another page than `path`. Never rejects, so that no sign-in fails here. */
export async function keepPendingApplyFor(path: string): Promise<void> {
  await alone(async () => {
    const pending = await readKept();
    if (pending && routePath(new URL(pending.url).pathname) !== routePath(new URL(path, pending.url).pathname))
      await setPendingApply(null);
  }).catch(() => {});
}

async function readKept(): Promise<PendingApply | null> {
  const { readHint } = await import("./hints.ts");
  return readHint<PendingApply>("PendingApply");
}

/** Runs in one tab and one component at a time. Browsers have no locks over plain HTTP. */
const alone = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request("PendingApply", work) : work();

const readTab = (): string | null => readStored(TAB, "session");

/** Null where storage is refused: then only the page is compared, not the tab. */
function markTab(): string | null {
  if (readTab() === null) writeStored(TAB, newCallKey(), "session");
  return readTab();
}

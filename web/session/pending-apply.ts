// What somebody was about to apply to when signing in, or giving their résumé, came between (spec §4): taken up again once, in its own tab, on its own page.
import { newCallKey } from "./call-key.ts";
import { setPendingApply } from "./session-actions.ts";
import type { PendingApply } from "./session-state.ts";

/** A mail with a code may be slow; whoever comes back much later does not expect it any more. */
const DUE_FOR_MS = 2 * 3_600_000;
const TAB = "pendingApplyTab";

type Here = { jobId: string; tab: string | null; now: number };

/** Whether it is to be taken up here and now. */
export const isDue = (pending: PendingApply | null, { jobId, tab, now }: Here): boolean =>
  pending?.jobId === jobId && pending.tab === tab && now - pending.at < DUE_FOR_MS;

/** Keeps it for this tab; resolves when it is kept, or cannot be. */
export async function keepPendingApply({ jobId, url }: Pick<PendingApply, "jobId" | "url">): Promise<void> {
  await setPendingApply({ jobId, url, at: Date.now(), tab: markTab() }).catch(() => {});
}

/** Whether applying to this job is to be taken up here; whoever hears yes must do it, for nobody hears it again. Never rejects. */
export function takePendingApply(jobId: string): Promise<boolean> {
  return alone(async () => {
    const isOurs = isDue(await readKept(), { jobId, tab: readTab(), now: Date.now() });
    if (isOurs) await setPendingApply(null);
    return isOurs;
  }).catch(() => false);
}

/** Whether it waits to be taken up here. */
export const isPendingHere = (pending: PendingApply | null, jobId: string): boolean =>
  pending !== null && isDue(pending, { jobId, tab: readTab(), now: Date.now() });

/**
 * Somebody who has signed in goes on to `path`: what they were about to apply to on another page is forgotten. Never
 * rejects, for nobody's sign-in is to end here.
 */
export async function keepPendingApplyFor(path: string): Promise<void> {
  await alone(async () => {
    const pending = await readKept();
    if (pending && new URL(pending.url).pathname !== new URL(path, pending.url).pathname) await setPendingApply(null);
  }).catch(() => {});
}

async function readKept(): Promise<PendingApply | null> {
  const { readHint } = await import("./hints.ts");
  return readHint<PendingApply>("PendingApply");
}

/** One tab and one piece of a page at a time. Browsers have no locks on plain http. */
const alone = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request("PendingApply", work) : work();

function readTab(): string | null {
  try {
    return window.sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
}

function markTab(): string | null {
  try {
    const tab = window.sessionStorage.getItem(TAB) ?? newCallKey();
    window.sessionStorage.setItem(TAB, tab);
    return tab;
  } catch {
    // Private windows may refuse storage: then the page that it is for is all there is to go by.
    return null;
  }
}

// The shared links by which this browser came to jobs, stored until a person signs in here and applies.
import { sharedIn } from "../../contract/paths.ts";
import { readHint, writeHint } from "./hints.ts";

type Followed = { jobId: string; referAndEarnId: string };

const HINT = "FollowedShares";
const MOST = 50;

/** Stores that a job was reached by a share. The first share of a job counts: resolves to it. */
export async function keepFollowedShare(jobId: string, referAndEarnId: string): Promise<string> {
  const kept = await readAll();
  const first = kept.find((one) => one.jobId === jobId);
  if (first) return first.referAndEarnId;
  await writeHint(HINT, [...kept, { jobId, referAndEarnId }].slice(-MOST));
  return referAndEarnId;
}

/** The share to send with an application to the job: the first that led here, else the one in the address. */
export async function readFollowedShare(jobId: string): Promise<string | undefined> {
  const first = (await readAll()).find((one) => one.jobId === jobId);
  return first?.referAndEarnId ?? sharedIn(window.location.search);
}

async function readAll(): Promise<Followed[]> {
  const kept = await readHint<unknown>(HINT);
  return Array.isArray(kept) ? kept.filter(isFollowed) : [];
}

function isFollowed(value: unknown): value is Followed {
  const { jobId, referAndEarnId } = (value ?? {}) as Partial<Followed>;
  return typeof jobId === "string" && typeof referAndEarnId === "string";
}

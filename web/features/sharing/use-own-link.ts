// The link that a person shares: their own where sharing earns a reward, else the job's plain address.
import { useCallback, useEffect, useState } from "react";
import { CallError } from "../../../contract/call-error.ts";
import { jobPath } from "../../../contract/paths.ts";
import { ask } from "../../session/ask.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { useSession } from "../../session/session-context.tsx";
import type { SharedJob } from "./share-job.ts";

export type OwnLink =
  /** Not signed in: `url` is the job's plain address. */
  | { kind: "visitor"; url: string }
  /** An external job, or the server's reason why this person earns nothing for it. */
  | { kind: "plain"; url: string; why: string }
  | { kind: "making" }
  | { kind: "own"; url: string }
  /** The plain link works meanwhile. */
  | { kind: "failed"; url: string; isOnline: boolean };

type Addressed = Pick<SharedJob, "id" | "companyName">;

const FROM_OUTSIDE = "This job comes from the employer’s own site, so sharing it earns no reward.";

/** `isWanted`: whether to create the person's own link now. `again` retries after a failure. */
export function useOwnLink(job: SharedJob, isWanted: boolean): { link: OwnLink; again: () => void } {
  const { isLoggedIn } = useSession();
  const [made, setMade] = useState<OwnLink>({ kind: "making" });
  const mayEarn = isLoggedIn === true && !job.isExternal;
  const { id, companyName } = job;
  const make = useCallback(async () => {
    setMade({ kind: "making" });
    setMade(await makeLink({ id, companyName }));
  }, [id, companyName]);
  const isMade = made.kind === "own";
  useEffect(() => {
    if (isWanted && mayEarn && !isMade) void make();
  }, [isWanted, mayEarn, isMade, make]);
  const again = () => void make();
  if (mayEarn) return { link: made, again };
  const url = plainUrl(job);
  return { link: job.isExternal ? { kind: "plain", url, why: FROM_OUTSIDE } : { kind: "visitor", url }, again };
}

async function makeLink(job: Addressed): Promise<OwnLink> {
  try {
    const { path } = await repeatCall(() => ask("shareJob", { body: { jobId: job.id } }));
    return { kind: "own", url: window.location.origin + path };
  } catch (error) {
    const url = plainUrl(job);
    if (error instanceof CallError && error.status === 409) return { kind: "plain", url, why: error.message };
    return { kind: "failed", url, isOnline: navigator.onLine };
  }
}

const plainUrl = (job: Addressed): string =>
  (typeof window === "undefined" ? "" : window.location.origin) + jobPath(job);

// Greets whoever came to a job by somebody's link: who shared it, and what that means. Stands in the page that the server sends.
import { useEffect, useState } from "react";
import { CallError } from "../../../contract/client.ts";
import { useSession } from "../../session/session-context.tsx";
import { ShareNotice } from "./share-notice.tsx";

type ShareBannerProps = {
  jobId: string;
  referAndEarnId: string;
  /** The sharer's first name; "" when they gave none. */
  sharedBy: string;
};

/** "other": they came by somebody else's link first. */
type Standing = "counts" | "own" | "other";

export function ShareBanner({ jobId, referAndEarnId, sharedBy }: ShareBannerProps) {
  const standing = useStanding(jobId, referAndEarnId);
  const name = sharedBy || "Somebody";
  return (
    <aside aria-label="About the link you came by">
      <ShareNotice title={standing === "own" ? "This is your own link" : `${name} shared this job with you`}>
        <p>{WORDS[standing](name)}</p>
      </ShareNotice>
    </aside>
  );
}

const WORDS: Record<Standing, (name: string) => string> = {
  counts: (name) =>
    `If you apply here and the company takes you further, ${name} earns a reward. It costs you nothing, and changes nothing about how you are judged.`,
  own: () => "Pass it on: when somebody applies through it and the company takes them further, you earn a reward.",
  other: () =>
    "You came to this job by another link first, so that one counts. For you it changes nothing: apply as you would have.",
};

/** Remembers the link for a visitor, and records it for somebody who is signed in, also when that comes later. */
function useStanding(jobId: string, referAndEarnId: string): Standing {
  const { isLoggedIn } = useSession();
  const [standing, setStanding] = useState<Standing>("counts");
  useEffect(() => {
    if (isLoggedIn === undefined) return;
    let isHere = true;
    record(jobId, referAndEarnId, isLoggedIn).then(
      (found) => isHere && setStanding(found),
      // It goes along with the application in any case.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [jobId, referAndEarnId, isLoggedIn]);
  return standing;
}

async function record(jobId: string, referAndEarnId: string, isLoggedIn: boolean): Promise<Standing> {
  const { keepFollowedShare } = await import("../../session/followed-share.ts");
  const first = await keepFollowedShare(jobId, referAndEarnId);
  if (!isLoggedIn) return first === referAndEarnId ? "counts" : "other";
  const [{ callApi }, { followShare }, { repeatCall }] = await Promise.all([
    import("../../session/call-api.ts"),
    import("../../session/calls.ts"),
    import("../../session/repeat-call.ts"),
  ]);
  const follow = (code: string) =>
    repeatCall(() => callApi(followShare, { params: { referAndEarnId: code } })).catch((error) => {
      // Its sharer has left since: it counts for nobody.
      if (error instanceof CallError && error.status === 404) return null;
      throw error;
    });
  if (first !== referAndEarnId) await follow(first);
  const answer = await follow(referAndEarnId);
  if (answer?.isOwn) return "own";
  return answer?.counts ? "counts" : "other";
}

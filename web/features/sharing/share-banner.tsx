// Greets a person who came to a job by a shared link: who shared it, and what that means. Server-rendered.
import { useEffect, useState } from "react";
import { useSession } from "../../session/session-context.tsx";
import type { Standing } from "./record-visit.ts";
import { ShareNotice } from "./share-notice.tsx";

type ShareBannerProps = {
  jobId: string;
  referAndEarnId: string;
  /** The sharer's first name; "" when they gave none. */
  sharedBy: string;
};

const loadRecording = () => import("./record-visit.ts");

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

/** Stores the link for a visitor, and records it on the server once the person is signed in. */
function useStanding(jobId: string, referAndEarnId: string): Standing {
  const { isLoggedIn } = useSession();
  const [standing, setStanding] = useState<Standing>("counts");
  useEffect(() => {
    if (isLoggedIn === undefined) return;
    let isHere = true;
    loadRecording()
      .then(({ recordVisit }) => recordVisit({ jobId, referAndEarnId, isLoggedIn }))
      .then((found) => isHere && setStanding(found))
      // The application sends the link in any case.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [jobId, referAndEarnId, isLoggedIn]);
  return standing;
}

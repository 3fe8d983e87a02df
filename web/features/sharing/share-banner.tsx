// Greets a person who came to a job by a shared link: who shared it, and what that means. Server-rendered.

import { type ReactNode, useEffect, useState } from "react";
import { t } from "#messages/sharing.ts";
import { fill } from "../../../messages/fill.ts";
import { useSession } from "../../session/session-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Standing } from "./record-visit.ts";

type ShareBannerProps = {
  jobId: string;
  referAndEarnId: string;
  /** The sharer's first name; "" when they gave none. */
  sharedBy: string;
};

const loadRecording = () => import("./record-visit.ts");

export function ShareBanner({ jobId, referAndEarnId, sharedBy }: ShareBannerProps) {
  const standing = useStanding(jobId, referAndEarnId);
  const name = sharedBy || t.someone;
  return (
    <aside aria-label={t.aboutTheLinkYouCameBy}>
      <ShareNotice title={standing === "own" ? t.thisIsYourOwnLink : fill(t.sharedThisJobWithYou, { name })}>
        <p>{WORDS[standing](name)}</p>
      </ShareNotice>
    </aside>
  );
}

const WORDS: Record<Standing, (name: string) => string> = {
  counts: (name) => fill(t.ifYouApplyHereAndTheCompany, { name }),
  own: () => t.passItOnWhenSomeoneApplies,
  other: () => t.youCameToThisJobByAnother,
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

/** A notice about what sharing earns. */
export function ShareNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 items-center py-3.5 px-4.5 border border-line rounded-lg bg-accent-soft">
      <span className="grid place-items-center w-10 h-10 rounded-md bg-accent text-on-accent max-sm:[align-self:start]">
        <Icon name="handshake" size={22} />
      </span>
      <div className="min-w-0">
        <p className="font-[650] wrap-anywhere">{title}</p>
        <div className="text-sm/body text-ink-soft wrap-anywhere">{children}</div>
      </div>
    </div>
  );
}

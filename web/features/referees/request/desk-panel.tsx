// The actions on a request, by its state: claim, read the CV, take on, refer, decline, give back.
import { useEffect, useRef, useState } from "react";
import type { RefereeRequestDetail } from "../../../../contract/referrals/referees-wire.ts";
import { CLAIM_MINUTES } from "../../../../contract/referrals/rules.ts";
import { useNow } from "../../../session/use-now.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { ClaimClock } from "./claim-clock.tsx";
import { type DeskDialog, DeskDialogs } from "./desk-dialogs.tsx";
import { Fee } from "./fee.tsx";
import { HandActions } from "./hand-actions.tsx";
import { OutcomeNote } from "./outcome-note.tsx";
import { useSteps } from "./use-steps.ts";

type DeskPanelProps = {
  request: RefereeRequestDetail;
  /** Whether the referee's claim expired while this page was open. */
  wasClaimed: boolean;
  /** Called when the shown state has become outdated. */
  onStale: () => void;
};

export function DeskPanel({ request, wasClaimed, onStale }: DeskPanelProps) {
  const { view, dueAt } = request;
  const steps = useSteps(request.id);
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const now = useNow(1_000, view === "CLAIMED" || view === "ACCEPTED");
  const isOver = view === "CLAIMED" && dueAt !== null && Date.parse(dueAt) <= now;
  const isHeld = (view === "CLAIMED" && !isOver) || view === "ACCEPTED";
  const title = useFocusOnChange(`${view} ${isOver}`);
  const claim = () => void steps.take("claim");
  return (
    <section aria-labelledby="desk-title" className="card desk">
      <h2 id="desk-title" ref={title} tabIndex={-1} className="text-xl outline-none">
        {isOver ? "Your ten minutes are over" : TITLES[view]}
      </h2>
      {view === "CLAIMED" && dueAt && !isOver && <ClaimClock dueAt={dueAt} now={now} onOver={onStale} />}
      {isHeld ? (
        <HandActions request={request} now={now} steps={steps} onAsk={setDialog} />
      ) : view === "POOL" || isOver ? (
        <Pool fee={request.fee} wasClaimed={wasClaimed || isOver} isBusy={steps.isBusy} onClaim={claim} />
      ) : (
        <OutcomeNote request={request} />
      )}
      {dialog === null && <ProblemAlert problem={steps.problem} />}
      <DeskDialogs
        request={request}
        wanted={dialog}
        isHeld={isHeld}
        steps={steps}
        onClaim={claim}
        onClose={() => {
          setDialog(null);
          steps.tell(null);
        }}
      />
    </section>
  );
}

const TITLES: Record<RefereeRequestDetail["view"], string> = {
  POOL: "Look closer?",
  CLAIMED: "It is yours to look at",
  ACCEPTED: "You have taken it on",
  REFERRED: "Waiting for the candidate",
  DISPUTED: "The candidate objects",
  CONFIRMED: "Confirmed",
  NOT_REFERRED: "Decided for the candidate",
  WITHDRAWN: "Withdrawn by the candidate",
  DECLINED: "You declined",
  CONFLICT: "You know this person",
  LAPSED: "The time ran out",
};

type PoolProps = Pick<RefereeRequestDetail, "fee"> & { wasClaimed: boolean; isBusy: boolean; onClaim: () => void };

function Pool({ fee, wasClaimed, isBusy, onClaim }: PoolProps) {
  return (
    <>
      {wasClaimed ? (
        <Alert tone="info" role="status">
          <p>
            The request is back in the pool, where others see it too. Nothing counts against you, and what you typed is
            still here.
          </p>
        </Alert>
      ) : (
        <ul className="grid gap-2.5 ps-4.5 text-sm/body text-ink-soft [list-style:disc]">
          <li>Claiming makes it yours alone for {CLAIM_MINUTES} minutes. You can open the CV, then decide.</li>
          <li>The candidate sees that a referee looks at it, not who.</li>
          <li>
            <Fee fee={fee} />
          </li>
        </ul>
      )}
      <Button variant="accent" size="lg" busy={isBusy} busyLabel="One moment…" onClick={onClaim}>
        {wasClaimed ? "Claim it again" : `Claim for ${CLAIM_MINUTES} minutes`}
      </Button>
    </>
  );
}

/** The pressed button disappears with the change: focus moves to the panel's title. */
function useFocusOnChange(state: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // After a closing dialog has tried to restore the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) title.current?.focus();
    }, 120);
    return () => clearTimeout(timer);
  }, [state]);
  return title;
}

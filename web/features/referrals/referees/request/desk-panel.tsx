// The actions on a request, by its state: claim, read the CV, take on, refer, decline, give back.

import { useEffect, useRef, useState } from "react";
import { t } from "#messages/referees.ts";
import { t as requestTexts } from "#messages/referrals.ts";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import { ACT_HOURS, CLAIM_MINUTES } from "../../../../../contract/referrals/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { opensDialog } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { useDownload } from "../../../../session/use-download.ts";
import { useNow } from "../../../../session/use-now.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf, timeLeft } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { clockWords, newsOf } from "../referee-words.ts";
import { type DeskDialog, DeskDialogs } from "./desk-dialogs.tsx";
import { Fee, OutcomeNote } from "./outcome-note.tsx";
import { type Steps, useSteps } from "./use-steps.ts";

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
        {isOver ? t.yourTenMinutesAreOver : TITLES[view]}
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
  POOL: t.lookCloser,
  CLAIMED: t.itIsYoursToLookAt,
  ACCEPTED: t.youHaveTakenItOn,
  REFERRED: t.waitingForTheCandidate,
  DISPUTED: t.theCandidateObjects,
  CONFIRMED: requestTexts.confirmed,
  NOT_REFERRED: t.decidedForTheCandidate,
  WITHDRAWN: t.withdrawnByTheCandidate,
  DECLINED: t.youDeclined,
  CONFLICT: t.youKnowThisPerson2,
  LAPSED: t.theTimeRanOut,
};

type PoolProps = Pick<RefereeRequestDetail, "fee"> & { wasClaimed: boolean; isBusy: boolean; onClaim: () => void };

function Pool({ fee, wasClaimed, isBusy, onClaim }: PoolProps) {
  return (
    <>
      {wasClaimed ? (
        <Alert tone="info" role="status" text={t.theRequestIsBackInThePool} />
      ) : (
        <ul className="grid gap-2.5 ps-4.5 text-sm/body text-ink-soft [list-style:disc]">
          <li>{fill(t.claimingMakesItYoursAloneFor, { claimMinutes: CLAIM_MINUTES })}</li>
          <li>{t.theCandidateSeesThatAReferee}</li>
          <li>
            <Fee fee={fee} />
          </li>
        </ul>
      )}
      <Button variant="accent" size="lg" busy={isBusy} busyLabel={t.oneMoment} onClick={onClaim}>
        {wasClaimed ? t.claimItAgain : fill(t.claimForMinutes, { claimMinutes: CLAIM_MINUTES })}
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

type ClaimClockProps = {
  dueAt: string;
  /** Epoch ms by the server's clock. */
  now: number;
  /** Called once when the time is over. */
  onOver: () => void;
};

/** Counts down a claim: visibly every second, and announced to screen readers a few times. */
function ClaimClock({ dueAt, now, onOver }: ClaimClockProps) {
  const left = Math.max(0, Math.ceil((Date.parse(dueAt) - now) / 1_000));
  const toldFor = useRef("");
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (left > 0 || toldFor.current === dueAt) return;
    toldFor.current = dueAt;
    over.current();
  }, [left, dueAt]);
  return (
    <div
      className="claim-clock grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-y-1.5 gap-x-3 py-3.5 px-4.5 rounded-md bg-accent-soft [&>svg]:col-span-full [&>svg]:block [&>svg]:w-full [&>svg]:h-2 [&>svg]:rounded-full [&_rect]:fill-surface [&_rect+rect]:fill-accent-strong data-soon:bg-bad-soft data-soon:[&_rect+rect]:fill-bad"
      data-soon={left <= 120 || undefined}
    >
      <p
        role="timer"
        aria-label={t.timeLeftOfYourClaim}
        className="font-display text-[2.25rem] font-bold leading-[1.1] tabular-nums"
      >
        {clockWords(left)}
      </p>
      <p className="text-sm text-ink-soft" aria-hidden="true">
        {t.yoursAlone}
      </p>
      <svg viewBox={`0 0 ${CLAIM_MINUTES * 60} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={CLAIM_MINUTES * 60} height="8" />
        <rect width={Math.min(left, CLAIM_MINUTES * 60)} height="8" />
      </svg>
      <p role="status" className="sr-only">
        {newsOf(left)}
      </p>
    </div>
  );
}

type HandActionsProps = {
  request: RefereeRequestDetail;
  now: number;
  steps: Steps;
  onAsk: (dialog: DeskDialog) => void;
};

function HandActions({ request, now, steps, onAsk }: HandActionsProps) {
  const { view, candidate, dueAt } = request;
  const isAccepted = view === "ACCEPTED";
  const ask = (dialog: DeskDialog) => ({ ...opensDialog, onClick: () => onAsk(dialog) });
  return (
    <>
      {isAccepted && dueAt && <TimeLeft dueAt={dueAt} now={now} />}
      {candidate && <Candidate {...candidate} />}
      {request.canOpenCv && <CvButton requestId={request.id} />}
      <p className="text-sm text-ink-soft">
        <Fee fee={request.fee} />
      </p>
      <div className="grid gap-2.5">
        <Button variant="accent" {...ask("refer")}>
          <Icon name="handshake" />
          {t.referThem}
        </Button>
        {!isAccepted && (
          <>
            <Button
              variant="secondary"
              busy={steps.isBusy}
              aria-describedby="accept-hint"
              onClick={() => void steps.take("accept")}
            >
              {fill(t.takeItOnForHours, { actHours: ACT_HOURS })}
            </Button>
            <p id="accept-hint" className="-mt-1 text-xs text-ink-faint">
              {t.moreTimeToActFromThenOn}
            </p>
          </>
        )}
        <Button variant="secondary" {...ask("decline")}>
          {t.declineWithFeedback2}
        </Button>
      </div>
      <p className="flex flex-wrap gap-1 -mt-1 -mr-2 -mb-1.5 -ml-2">
        <Button variant="quiet" size="sm" {...ask("conflict")}>
          {t.iKnowThisPerson}
        </Button>
        <Button variant="quiet" size="sm" {...ask("give-back")}>
          {t.giveItBack2}
        </Button>
      </p>
    </>
  );
}

const TimeLeft = ({ dueAt, now }: { dueAt: string; now: number }) => (
  <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 [&>svg]:mt-[0.2rem] [&>svg]:text-ink-faint">
    <Icon name="clock" size={18} />
    <span>
      <strong className="font-semibold">{fill(t.left3, { dueAt: timeLeft(dueAt, now) || t.noTime })}</strong>
      <span className="block text-sm text-ink-soft">{fill(t.pleaseAnswerBy, { dueAt: momentOf(dueAt) })}</span>
    </span>
  </p>
);

const Candidate = ({ name, email }: NonNullable<RefereeRequestDetail["candidate"]>) => (
  <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 [&>svg]:mt-[0.2rem] [&>svg]:text-ink-faint">
    <Icon name="person" size={18} />
    <span className="min-w-0 wrap-anywhere">
      <strong className="font-semibold">{name}</strong>
      <a href={`mailto:${email}`} className="text-link block text-sm">
        {email}
      </a>
    </span>
  </p>
);

/** The link expires after a minute, so each click requests a new one. */
function CvButton({ requestId }: { requestId: string }) {
  const { isBusy, save } = useDownload(() => ask("openRequestCv", { params: { requestId } }));
  return (
    <div>
      <Button variant="primary" className="w-full" busy={isBusy} busyLabel={t.oneMoment} onClick={save}>
        <Icon name="download" size={18} />
        {t.openTheCv}
      </Button>
      <p className="mt-2 text-xs text-ink-faint">{t.theCandidateSeesEachTimeThatIt}</p>
    </div>
  );
}

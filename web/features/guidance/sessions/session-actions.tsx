// The actions possible on a session now, by the contract's rules, which the server applies too.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { t } from "#messages/guidance.ts";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { mayAnswer, mayCancel, mayDispute, mayMove, mayPay } from "../../../../contract/guidance/rules.ts";
import { guidancePath, payPath } from "../../../../contract/paths.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
import { opensDialog } from "../../../session/action-form.tsx";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { AcceptDialog, CancelDialog, DeclineDialog, DisputeDialog, MoveDialog } from "../changes/change-dialogs.tsx";
import { useAccepting } from "../changes/use-session-change.ts";
import { usePaymentState } from "../guidance-queries.ts";

const DIALOGS = {
  accept: AcceptDialog,
  decline: DeclineDialog,
  move: MoveDialog,
  cancel: CancelDialog,
  dispute: DisputeDialog,
};
type DialogName = keyof typeof DIALOGS;

const CAME_TO_NOTHING: ReadonlySet<GuidanceBooking["status"]> = new Set(["LAPSED", "DECLINED", "CANCELLED"]);

export function SessionActions({ session, now }: { session: GuidanceBooking; now: number }) {
  const [open, setOpen] = useState<DialogName | null>(null);
  const [used, setUsed] = useState<DialogName | null>(null);
  const { role } = session;
  const at = new Date(now);
  const opener = (name: DialogName) => () => {
    setUsed(name);
    setOpen(name);
  };
  // A dialog stays mounted while it closes, and retains typed text.
  const Shown = used && DIALOGS[used];
  return (
    <>
      {mayPay(session, role, at) && <Paying session={session} now={now} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayAnswer(session, role, at) && (
          <>
            {role === "CANDIDATE" ? (
              <AcceptButton session={session} />
            ) : (
              <Opener label={t.accept2} onOpen={opener("accept")} isMain />
            )}
            <Opener label={t.decline2} onOpen={opener("decline")} />
          </>
        )}
        {mayMove(session, role, at) && <Opener label={t.move} onOpen={opener("move")} />}
        {/* The side that has to answer declines instead. */}
        {mayCancel(session, role, at) && !mayAnswer(session, role, at) && (
          <Opener label={t.cancel} onOpen={opener("cancel")} />
        )}
        {mayDispute(session, role, at) && <Opener label={t.itDidNotTakePlace2} onOpen={opener("dispute")} />}
        {role === "CANDIDATE" && CAME_TO_NOTHING.has(session.status) && (
          <ButtonLink
            to={guidancePath({ SK: session.companyId, name: session.companyName })}
            variant="secondary"
            size="sm"
          >
            {t.chooseAnotherTime}
          </ButtonLink>
        )}
      </div>
      {Shown && <Shown session={session} now={now} isOpen={open === used} onClose={() => setOpen(null)} />}
    </>
  );
}

type OpenerProps = { label: string; onOpen: () => void; isMain?: boolean };

const Opener = ({ label, onOpen, isMain = false }: OpenerProps) => (
  <Button size="sm" variant={isMain ? "primary" : "secondary"} {...opensDialog} onClick={onOpen}>
    {label}
  </Button>
);

function AcceptButton({ session }: { session: GuidanceBooking }) {
  const { accept, isBusy, problem } = useAccepting(session);
  return (
    <>
      <Button size="sm" busy={isBusy} busyLabel={t.accepting} onClick={() => void accept()}>
        {t.acceptTheNewTime}
      </Button>
      <ProblemAlert problem={problem} />
    </>
  );
}

/** The provider may confirm the payment shortly after the payer returns: refetches while this is shown. */
const ASK_AGAIN_MS = 4_000;

/** An unpaid session: the time left and the payment button, which is hidden once a payment has arrived. */
function Paying({ session, now }: { session: GuidanceBooking; now: number }) {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: guidanceKey });
    const timer = setInterval(() => document.visibilityState === "visible" && ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [queries]);
  const { data: state, isPending } = usePaymentState(session);
  if (state === "PAID")
    return (
      <p role="status" className="inline-flex items-center gap-2 text-ink font-[650] tabular-nums">
        <Icon name="check" size={18} />
        {fill(t.yourHaveArrivedTheSessionIsBeing, { price: showMoney(session.price) })}
      </p>
    );
  const seconds = Math.max(0, Math.floor((Date.parse(session.dueAt ?? "") - now) / 1_000));
  return (
    <div className="flex flex-wrap items-center gap-y-3 gap-x-5">
      <p role="timer" className="inline-flex items-center gap-2 text-ink font-[650] tabular-nums">
        <Icon name="clock" size={18} />
        {fill(t.leftToPay, { seconds: countdown(seconds) })}
      </p>
      {session.paymentId && !isPending && (
        <ButtonLink to={payPath(session.paymentId)} variant="accent">
          {fill(t.pay, { price: showMoney(session.price) })}
        </ButtonLink>
      )}
    </div>
  );
}

/** "12:05". */
const countdown = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

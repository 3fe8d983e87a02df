// What one can do about a session now, by the rules that the server goes by too.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { GuidanceBooking } from "../../../../contract/guidance-bookings.ts";
import { mayAnswer, mayCancel, mayDispute, mayMove, mayPay } from "../../../../contract/guidance-rules.ts";
import { showMoney } from "../../../../contract/money-text.ts";
import { payPath } from "../../../../contract/paths.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { AcceptDialog } from "../changes/accept-dialog.tsx";
import { CancelDialog, DeclineDialog, DisputeDialog } from "../changes/end-dialogs.tsx";
import { MoveDialog } from "../changes/move-dialog.tsx";
import { useAccepting } from "../changes/use-accepting.ts";

const DIALOGS = {
  accept: AcceptDialog,
  decline: DeclineDialog,
  move: MoveDialog,
  cancel: CancelDialog,
  dispute: DisputeDialog,
};
type DialogName = keyof typeof DIALOGS;

type SessionActionsProps = { session: GuidanceBooking; now: number };

export function SessionActions({ session, now }: SessionActionsProps) {
  const [open, setOpen] = useState<DialogName | null>(null);
  const [used, setUsed] = useState<DialogName | null>(null);
  const { role } = session;
  const at = new Date(now);
  const opener = (name: DialogName) => () => {
    setUsed(name);
    setOpen(name);
  };
  // Stays while it closes, and what was typed with it.
  const Shown = used && DIALOGS[used];
  return (
    <>
      {mayPay(session, role, at) && <Paying session={session} now={now} />}
      <div className="meet-buttons">
        {mayAnswer(session, role, at) && (
          <>
            {role === "CANDIDATE" ? (
              <AcceptButton session={session} />
            ) : (
              <Opener label="Accept…" onOpen={opener("accept")} isMain />
            )}
            <Opener label="Decline…" onOpen={opener("decline")} />
          </>
        )}
        {mayMove(session, role, at) && <Opener label="Move…" onOpen={opener("move")} />}
        {/* For whoever is asked, declining is the way to say no. */}
        {mayCancel(session, role, at) && !mayAnswer(session, role, at) && (
          <Opener label="Cancel…" onOpen={opener("cancel")} />
        )}
        {mayDispute(session, role, at) && <Opener label="It did not take place…" onOpen={opener("dispute")} />}
      </div>
      {Shown && <Shown session={session} now={now} isOpen={open === used} onClose={() => setOpen(null)} />}
    </>
  );
}

type OpenerProps = { label: string; onOpen: () => void; isMain?: boolean };

const Opener = ({ label, onOpen, isMain = false }: OpenerProps) => (
  <Button
    size="sm"
    variant={isMain ? "primary" : "secondary"}
    aria-haspopup="dialog"
    onPointerEnter={preloadDialog}
    onFocus={preloadDialog}
    onClick={onOpen}
  >
    {label}
  </Button>
);

function AcceptButton({ session }: { session: GuidanceBooking }) {
  const { accept, isBusy, problem } = useAccepting(session);
  return (
    <>
      <Button size="sm" busy={isBusy} busyLabel="Accepting…" onClick={() => void accept()}>
        Accept the new time
      </Button>
      <ProblemAlert problem={problem} />
    </>
  );
}

/** The provider may have told of the payment a moment after its payer is back: it is asked again while this shows. */
const ASK_AGAIN_MS = 4_000;

function Paying({ session, now }: SessionActionsProps) {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: guidanceKey });
    const timer = setInterval(() => document.visibilityState === "visible" && ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [queries]);
  const seconds = Math.max(0, Math.floor((Date.parse(session.dueAt ?? "") - now) / 1_000));
  return (
    <div className="meet-pay">
      <p role="timer" className="meet-countdown">
        <Icon name="clock" size={18} />
        {countdown(seconds)} left to pay
      </p>
      {session.paymentId && (
        <ButtonLink to={payPath(session.paymentId)} variant="accent">
          Pay {showMoney(session.price)}
        </ButtonLink>
      )}
    </div>
  );
}

/** "12:05". */
const countdown = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

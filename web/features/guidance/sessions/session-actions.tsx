// The actions possible on a session now, by the contract's rules, which the server applies too.
import { useState } from "react";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { mayAnswer, mayCancel, mayDispute, mayMove, mayPay } from "../../../../contract/guidance/rules.ts";
import { guidancePath } from "../../../../contract/paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { AcceptDialog } from "../changes/accept-dialog.tsx";
import { CancelDialog, DeclineDialog, DisputeDialog } from "../changes/end-dialogs.tsx";
import { MoveDialog } from "../changes/move-dialog.tsx";
import { useAccepting } from "../changes/use-accepting.ts";
import { Paying } from "./paying.tsx";

const DIALOGS = {
  accept: AcceptDialog,
  decline: DeclineDialog,
  move: MoveDialog,
  cancel: CancelDialog,
  dispute: DisputeDialog,
};
type DialogName = keyof typeof DIALOGS;

const CAME_TO_NOTHING: ReadonlySet<GuidanceBooking["status"]> = new Set(["LAPSED", "DECLINED", "CANCELLED"]);

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
              <Opener label="Accept…" onOpen={opener("accept")} isMain />
            )}
            <Opener label="Decline…" onOpen={opener("decline")} />
          </>
        )}
        {mayMove(session, role, at) && <Opener label="Move…" onOpen={opener("move")} />}
        {/* The side that has to answer declines instead. */}
        {mayCancel(session, role, at) && !mayAnswer(session, role, at) && (
          <Opener label="Cancel…" onOpen={opener("cancel")} />
        )}
        {mayDispute(session, role, at) && <Opener label="It did not take place…" onOpen={opener("dispute")} />}
        {role === "CANDIDATE" && CAME_TO_NOTHING.has(session.status) && (
          <ButtonLink
            to={guidancePath({ SK: session.companyId, name: session.companyName })}
            variant="secondary"
            size="sm"
          >
            Choose another time
          </ButtonLink>
        )}
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

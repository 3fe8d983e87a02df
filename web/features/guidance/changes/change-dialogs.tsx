// Dialogs that change a session: accept, decline, move, cancel or dispute it; each first says what that means for both sides.
import { type ReactNode, useState } from "react";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { ANSWER_HOURS, refundOf } from "../../../../contract/guidance/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ActionDialog, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { useFreeSlots } from "../guidance-queries.ts";
import { rowId, timesAddress } from "../sessions/session-place.ts";
import { SessionTime, zonesOf } from "../sessions/session-time.tsx";
import { otherName } from "../sessions/session-words.ts";
import { SlotRadios } from "../times/slot-radios.tsx";
import { cityOf } from "../times/times.ts";
import { unlessDone, useAccepting, useSessionChange } from "./use-session-change.ts";

type ChangeDialogProps = { session: GuidanceBooking; now: number; isOpen: boolean; onClose: () => void };

/** After a change: closes the dialog and focuses the session. */
function finish({ id }: GuidanceBooking, onClose: () => void): void {
  onClose();
  focusSoon(`#${rowId(id)} button`);
}

/** A referee accepts a session, optionally with a meeting place for this one. */
export function AcceptDialog({ session, isOpen, onClose }: ChangeDialogProps) {
  const { accept, ...action } = useAccepting(session);
  const form = useForm(action, { meeting: "" });
  const send = async () => {
    if (await accept(form.draft.meeting.trim())) finish(session, onClose);
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title="Accept this session?"
      leave="Not yet"
      button="Accept"
      busyLabel="Accepting…"
      onSend={send}
    >
      <What session={session} />
      <p className="text-ink-soft">
        From then on the candidate sees your name and title and where you meet, and you see theirs. Both of you get a
        calendar invitation.
      </p>
      <TextField
        form={form}
        name="meeting"
        label="Where you meet this time"
        hint="Leave it empty for the place of your offer."
        optional
        maxLength={500}
      />
    </ActionDialog>
  );
}

/** Proposes another free time of the same referee. */
export function MoveDialog({ session, isOpen, onClose }: ChangeDialogProps) {
  const { change, keyOf, ...action } = useSessionChange(session);
  const form = useForm(action, {});
  const [slotId, setSlotId] = useState<string | null>(null);
  const query = useFreeSlots(session.offerId, isOpen);
  const slots = query.data?.data ?? [];
  const chosen = slots.find(({ id }) => id === slotId);
  const send = async () => {
    const body = { slotId: chosen?.id ?? "" };
    const key = keyOf(body);
    const done =
      otherName(session) === "the employee"
        ? "The employee is asked whether the new time suits."
        : "The other side is asked whether the new time suits.";
    if (await change((of) => ask("moveSession", { ...of, body, key }), done)) finish(session, onClose);
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title="Move this session"
      leave="Keep the time"
      button={slots.length > 0 ? "Ask for this time" : null}
      busyLabel="Being sent…"
      flawOf={() => (chosen ? null : { title: "Please choose a time." })}
      onSend={send}
    >
      <What session={session} />
      <p className="text-ink-soft">
        The present time is given back at once, and the other side has up to {ANSWER_HOURS} hours to accept the new one.
        {session.price > 0 && " If they do not, it is called off and everything is paid back."}
      </p>
      <Times {...{ session, query, slotId }} onChoose={setSlotId} onLeave={onClose} />
    </ActionDialog>
  );
}

type TimesProps = Pick<ChangeDialogProps, "session"> & {
  query: ReturnType<typeof useFreeSlots>;
  slotId: string | null;
  onChoose: (slotId: string) => void;
  onLeave: () => void;
};

/** The referee's free times. */
function Times({ session, query, slotId, onChoose, onLeave }: TimesProps) {
  const { data } = query;
  const [own, other] = zonesOf(session);
  if (!data)
    return (
      <LoadState
        query={query}
        title="The free times could not be loaded."
        label="Free times are being loaded."
        sizes={["h-14", "h-14"]}
      />
    );
  if (data.data.length === 0)
    return (
      <Alert tone="info" title="There is no other free time just now.">
        {session.role === "REFEREE" && (
          <ButtonLink to={timesAddress()} variant="secondary" size="sm" className="mt-3" onClick={onLeave}>
            Add free times
          </ButtonLink>
        )}
      </Alert>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">New time, by the clock of {cityOf(own)}</legend>
      <SlotRadios slots={data.data} chosenId={slotId} timeZone={own} otherZone={other} onChoose={onChoose} />
    </fieldset>
  );
}

/** An empty text means no reason. */
const written = (reason: string) => (reason === "" ? {} : { reason });

export function DeclineDialog(props: ChangeDialogProps) {
  const { session } = props;
  return (
    <ReasonDialog
      {...props}
      title="Decline this session?"
      button="Decline"
      busyLabel="Declining…"
      done="It is declined."
      send={(reason, keyOf) => {
        const body = written(reason);
        const key = keyOf(body);
        return (of) => ask("declineSession", { ...of, body, key });
      }}
    >
      <Money session={session} back={session.price} />
    </ReasonDialog>
  );
}

export function CancelDialog(props: ChangeDialogProps) {
  const { session, now } = props;
  const refund = refundOf(session, session.role, new Date(now));
  return (
    <ReasonDialog
      {...props}
      title="Cancel this session?"
      button="Cancel the session"
      busyLabel="Cancelling…"
      done="It is cancelled."
      send={(reason, keyOf) => {
        const body = { ...written(reason), refund };
        const key = keyOf(body);
        return (of) => ask("cancelSession", { ...of, body, key });
      }}
    >
      {session.status === "UNPAID" ? (
        <p>You have not paid, so nothing comes back and nothing is owed.</p>
      ) : (
        <Money session={session} back={refund} />
      )}
    </ReasonDialog>
  );
}

export function DisputeDialog(props: ChangeDialogProps) {
  const { session } = props;
  return (
    <ReasonDialog
      {...props}
      title="It did not take place?"
      label="What happened?"
      maxLength={1_000}
      missing="Please say what happened."
      leave="Close"
      button="Send"
      busyLabel="Being sent…"
      done="Thank you. Somebody of our team looks into it."
      send={(reason) => (of) =>
        unlessDone(ask("disputeSession", { ...of, body: { reason } }), ({ status }) => status === "DISPUTED", of)
      }
    >
      <p>
        Somebody of our team reads what you write and decides
        {session.price > 0 ? ` whether the ${showMoney(session.price)} go back or are paid out` : ""}.{" "}
        {session.other.name ?? "The other side"} is told that you said so.
      </p>
    </ReasonDialog>
  );
}

type Change = ReturnType<typeof useSessionChange>;

type ReasonDialogProps = ChangeDialogProps & {
  title: string;
  /** What the change means. */
  children: ReactNode;
  label?: string;
  maxLength?: number;
  /** Error when the text is empty; absent where it is optional. */
  missing?: string;
  leave?: string;
  button: string;
  busyLabel: string;
  done: string;
  /** The call for this reason. */
  send: (reason: string, keyOf: Change["keyOf"]) => Parameters<Change["change"]>[0];
};

/** Typed text is retained until the page closes. */
function ReasonDialog({
  session,
  onClose,
  children,
  label,
  maxLength,
  missing,
  done,
  send,
  ...rest
}: ReasonDialogProps) {
  const { change, keyOf, ...action } = useSessionChange(session);
  const form = useForm(action, { reason: "" });
  const reason = form.draft.reason.trim();
  return (
    <ActionDialog
      leave="Keep it"
      {...rest}
      {...{ form, onClose }}
      variant="danger"
      flawOf={() => (missing && reason === "" ? { title: missing, field: "reason" } : null)}
      onSend={async () => {
        if (await change(send(reason, keyOf), done)) finish(session, onClose);
      }}
    >
      <div className="grid gap-3">
        <What session={session} />
        {children}
      </div>
      <TextField
        form={form}
        name="reason"
        label={label ?? `A word to ${otherName(session)}`}
        optional={missing === undefined}
        required={missing !== undefined}
        rows={3}
        maxLength={maxLength ?? 500}
      />
    </ActionDialog>
  );
}

const What = ({ session }: { session: GuidanceBooking }) => (
  <div>
    <p className="font-semibold">{session.topic}</p>
    <SessionTime session={session} />
  </div>
);

/** What is refunded, shown before confirming. */
function Money({ session, back }: { session: GuidanceBooking; back: number }) {
  if (session.price === 0) return <p>It was free, so there is nothing to give back.</p>;
  const isCandidate = session.role === "CANDIDATE";
  if (back > 0)
    return (
      <Alert tone="info" title={`${showMoney(back)} ${isCandidate ? "go back to you" : "go back to the candidate"}.`}>
        <p>That is everything that was paid.</p>
      </Alert>
    );
  return (
    <Alert tone="notice" title="Nothing comes back.">
      <p>The time for a refund is over: {showMoney(session.price)} go to the person who kept the time for you.</p>
    </Alert>
  );
}

// Dialogs that change a session: accept, decline, move, cancel or dispute it; each first says what that means for both sides.

import { type ReactNode, useState } from "react";
import { t } from "#messages/guidance.ts";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { ANSWER_HOURS, refundOf } from "../../../../contract/guidance/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
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
import { SlotRadios } from "../times/time-fields.tsx";
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
      title={t.acceptThisSession}
      leave={t.notYet}
      button={t.accept}
      busyLabel={t.accepting}
      onSend={send}
    >
      <What session={session} />
      <p className="text-ink-soft">{t.fromThenOnTheCandidateSeesYour}</p>
      <TextField
        form={form}
        name="meeting"
        label={t.whereYouMeetThisTime}
        hint={t.leaveItEmptyForThePlaceOf}
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
      session.role === "CANDIDATE" && session.other.name === null
        ? t.theEmployeeIsAskedWhetherTheNew
        : t.theOtherSideIsAskedWhetherThe;
    if (await change((of) => ask("moveSession", { ...of, body, key }), done)) finish(session, onClose);
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={t.moveThisSession}
      leave={t.keepTheTime}
      button={slots.length > 0 ? t.askForThisTime : null}
      busyLabel={t.beingSent}
      flawOf={() => (chosen ? null : { title: t.pleaseChooseATime })}
      onSend={send}
    >
      <What session={session} />
      <p className="text-ink-soft">
        {fill(t.thePresentTimeIsGivenBackAt, { answerHours: ANSWER_HOURS })}
        {session.price > 0 && t.ifTheyDoNotItIsCalled}
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

function Times({ session, query, slotId, onChoose, onLeave }: TimesProps) {
  const { data } = query;
  const [own, other] = zonesOf(session);
  if (!data)
    return (
      <LoadState
        query={query}
        title={t.theFreeTimesCouldNotBeLoaded}
        label={t.freeTimesAreBeingLoaded}
        sizes={["h-14", "h-14"]}
      />
    );
  if (data.data.length === 0)
    return (
      <Alert tone="info" title={t.thereIsNoOtherFreeTimeJust}>
        {session.role === "REFEREE" && (
          <ButtonLink to={timesAddress()} variant="secondary" size="sm" className="mt-3" onClick={onLeave}>
            {t.addFreeTimes}
          </ButtonLink>
        )}
      </Alert>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{fill(t.newTimeByTheClockOf, { own: cityOf(own) })}</legend>
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
      title={t.declineThisSession}
      button={t.decline}
      busyLabel={t.declining}
      done={t.itIsDeclined}
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
      title={t.cancelThisSession}
      button={t.cancelTheSession}
      busyLabel={t.cancelling}
      done={t.itIsCancelled}
      send={(reason, keyOf) => {
        const body = { ...written(reason), refund };
        const key = keyOf(body);
        return (of) => ask("cancelSession", { ...of, body, key });
      }}
    >
      {session.status === "UNPAID" ? (
        <p>{t.youHaveNotPaidSoNothingComes}</p>
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
      title={t.itDidNotTakePlace}
      label={t.whatHappened}
      maxLength={1_000}
      missing={t.pleaseSayWhatHappened}
      leave={t.close}
      button={t.send}
      busyLabel={t.beingSent}
      done={t.thankYouSomeoneOfOurTeamLooks}
      send={(reason) => (of) =>
        unlessDone(ask("disputeSession", { ...of, body: { reason } }), ({ status }) => status === "DISPUTED", of)
      }
    >
      <p>
        {fill(t.someoneOfOurTeamReadsWhatYou, {
          value: session.price > 0 ? fill(t.whetherTheGoBackOrArePaid, { price: showMoney(session.price) }) : "",
          name: session.other.name ?? t.theOtherSide,
        })}
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
      leave={t.keepIt}
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
        label={label ?? fill(t.aWordTo, { session: otherName(session) })}
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
  if (session.price === 0) return <p>{t.itWasFreeSoThereIsNothing}</p>;
  const isCandidate = session.role === "CANDIDATE";
  if (back > 0)
    return (
      <Alert tone="info" title={`${showMoney(back)} ${isCandidate ? t.goBackToYou : t.goBackToTheCandidate}.`}>
        <p>{t.thatIsEverythingThatWasPaid}</p>
      </Alert>
    );
  return (
    <Alert tone="notice" title={t.nothingComesBack}>
      <p>{fill(t.theTimeForARefundIsOver, { price: showMoney(session.price) })}</p>
    </Alert>
  );
}

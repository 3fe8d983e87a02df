// Proposes another free time of the same referee.
import { type FormEvent, useId, useState } from "react";
import { ANSWER_HOURS } from "../../../../contract/guidance/rules.ts";
import { ask } from "../../../session/ask.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { LoadAlert } from "../../../ui/load-trouble.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { rowId } from "../sessions/row-id.ts";
import { timesAddress } from "../sessions/session-place.ts";
import { SessionTime, zonesOf } from "../sessions/session-time.tsx";
import { otherName } from "../sessions/session-words.ts";
import { useFreeSlots } from "../times/slot-queries.ts";
import { SlotRadios } from "../times/slot-radios.tsx";
import { cityOf } from "../times/time-zones.ts";
import type { EndDialogProps } from "./end-dialogs.tsx";
import { useSessionChange } from "./use-session-change.ts";

export function MoveDialog({ session, isOpen, onClose }: EndDialogProps) {
  const [slotId, setSlotId] = useState<string | null>(null);
  const { change, keyOf, isBusy, problem, tell } = useSessionChange(session);
  const query = useFreeSlots(session.offerId, isOpen);
  const form = useId();
  const slots = query.data?.data ?? [];
  const chosen = slots.find(({ id }) => id === slotId);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return tell({ title: "Please choose a time.", code: null });
    const body = { slotId: chosen.id };
    const key = keyOf(body);
    const done = `${otherName(session) === "the employee" ? "The employee" : "The other side"} is asked whether the new time suits.`;
    if (!(await change((of) => ask("moveSession", { ...of, body, key }), done))) return;
    onClose();
    focusSoon(`#${rowId(session.id)} button`);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Move this session"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep the time
          </Button>
          {slots.length > 0 && (
            <Button type="submit" form={form} busy={isBusy} busyLabel="Being sent…">
              Ask for this time
            </Button>
          )}
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
        <div>
          <p className="font-semibold">{session.topic}</p>
          <SessionTime session={session} />
        </div>
        <p className="text-ink-soft">
          The present time is given back at once, and the other side has up to {ANSWER_HOURS} hours to accept the new
          one.
          {session.price > 0 && " If they do not, it is called off and everything is paid back."}
        </p>
        <Times session={session} query={query} slotId={slotId} onChoose={setSlotId} onLeave={onClose} />
        <ProblemAlert problem={problem} />
      </form>
    </Dialog>
  );
}

type TimesProps = Pick<EndDialogProps, "session"> & {
  query: ReturnType<typeof useFreeSlots>;
  slotId: string | null;
  onChoose: (slotId: string) => void;
  onLeave: () => void;
};

function Times({ session, query, slotId, onChoose, onLeave }: TimesProps) {
  const { data, error, isFetching, refetch } = query;
  const [own, other] = zonesOf(session);
  if (!data && error)
    return (
      <LoadAlert
        title="The free times could not be loaded."
        text={reasonOf(error)}
        isBusy={isFetching}
        onAgain={() => void refetch()}
      />
    );
  if (!data) return <LoadingBlock label="Free times are being loaded." sizes={["h-14", "h-14"]} />;
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

// The free times of an offer on its page: choice of zone and time, and an alternative when there is none.
import { useId } from "react";
import type { FormProblem } from "../../../session/form-problem.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadAlert } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import type { useFreeSlots } from "../times/slot-queries.ts";
import { SlotRadios } from "../times/slot-radios.tsx";
import { isSameTime, ownTimeZone, zoneLabel } from "../times/time-zones.ts";
import { ZoneSelect } from "../times/zone-select.tsx";
import { Flaw } from "./choice-group.tsx";

type TimeChoiceProps = {
  query: ReturnType<typeof useFreeSlots>;
  chosenId: string | null;
  timeZone: string;
  otherZone: string;
  problem: FormProblem | null;
  /** An alternative to offer when no time is free. */
  elsewhere: { label: string; to: string };
  onChoose: (slotId: string) => void;
  onZone: (zone: string) => void;
};

export function TimeChoice(props: TimeChoiceProps) {
  const { timeZone, otherZone, onZone, problem } = props;
  const flaw = problem?.field === "slotId" ? problem : null;
  const id = useId();
  return (
    <fieldset id="choice-slotId" aria-describedby={flaw ? `${id}-flaw` : undefined}>
      <legend className="mb-2.5 text-lg/[1.3] font-[650]">When?</legend>
      <div className="grid grid-cols-[minmax(0,18rem)_minmax(0,1fr)] gap-y-2 gap-x-6 [align-items:end] max-sm:grid-cols-[minmax(0,1fr)]">
        <ZoneSelect
          name="time-zone"
          label="Your time zone"
          value={timeZone}
          near={[ownTimeZone(), otherZone]}
          onChange={onZone}
        />
        <p className="pb-1 text-sm/body text-ink-soft">
          {isSameTime(timeZone, otherZone, Date.now()) ? (
            <>They live by the same clock as you: {zoneLabel(otherZone, Date.now())}.</>
          ) : (
            <>
              The person you meet lives by the clock of <strong>{zoneLabel(otherZone, Date.now())}</strong>. Both times
              are shown.
            </>
          )}
        </p>
      </div>
      {flaw && <Flaw id={`${id}-flaw`} flaw={flaw} />}
      <div className="mt-5">
        <Times {...props} />
      </div>
    </fieldset>
  );
}

function Times({ query, chosenId, timeZone, otherZone, problem, elsewhere, onChoose }: TimeChoiceProps) {
  const { data, error, isFetching, refetch } = query;
  if (!data && error)
    return (
      <LoadAlert
        title="The free times could not be loaded."
        text={reasonOf(error)}
        isBusy={isFetching}
        onAgain={() => void refetch()}
      />
    );
  if (!data) return <LoadingBlock label="Free times are being loaded." sizes={["h-14", "h-14", "h-14"]} />;
  if (data.data.length === 0)
    return (
      <Alert tone="info" title="No time is free just now.">
        <p>New times appear here as soon as they are opened.</p>
        <ButtonLink to={elsewhere.to} variant="secondary" size="sm" className="mt-3">
          {elsewhere.label}
        </ButtonLink>
      </Alert>
    );
  const isGone = chosenId !== null && problem === null && !data.data.some((slot) => slot.id === chosenId);
  return (
    <>
      {isGone && (
        <Alert tone="notice" role="status" className="mb-4" title="The time you had chosen is not free any more.">
          <p>Here is what is still free.</p>
        </Alert>
      )}
      <SlotRadios slots={data.data} chosenId={chosenId} timeZone={timeZone} otherZone={otherZone} onChoose={onChoose} />
    </>
  );
}

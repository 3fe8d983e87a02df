// The choices of a booking: kind, topic and time.

import { useId } from "react";
import { t } from "#messages/guidance.ts";
import { fill } from "../../../../messages/fill.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rich } from "../../../ui/rich.tsx";
import { strong } from "../../../ui/tags.tsx";
import type { useFreeSlots } from "../guidance-queries.ts";
import { KIND_WORDS, type OfferFacts } from "../offers/offers.ts";
import { SlotRadios, ZoneSelect } from "../times/time-fields.tsx";
import { isSameTime, ownTimeZone, zoneLabel } from "../times/times.ts";
import type { BookingDraft } from "./booking-draft.ts";
import type { KeptDraft } from "./use-booking.ts";

type SubjectChoiceProps = {
  offer: OfferFacts;
  draft: BookingDraft;
  problem: FormProblem | null;
  change: KeptDraft["change"];
};

/** The kind, where the offer has several, and the topic. */
export function SubjectChoice({ offer, draft, problem, change }: SubjectChoiceProps) {
  return (
    <>
      {offer.kinds.length > 1 && (
        <ChoiceGroup
          name="kind"
          legend={t.whatWouldYouLike}
          choices={offer.kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
          chosen={draft.kind ?? ""}
          problem={problem}
          onChoose={(value) => change({ kind: offer.kinds.find((kind) => kind === value) ?? null })}
        />
      )}
      <ChoiceGroup
        name="topic"
        legend={t.whatAbout}
        choices={offer.topics.map((topic) => ({ value: topic, label: topic }))}
        chosen={draft.topic}
        problem={problem}
        onChoose={(topic) => change({ topic })}
      />
    </>
  );
}

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

/** The free times of an offer on its page: choice of zone and time, and an alternative when there is none. */
export function TimeChoice(props: TimeChoiceProps) {
  const { timeZone, otherZone, onZone, problem } = props;
  const flaw = problem?.field === "slotId" ? problem : null;
  const id = useId();
  return (
    <fieldset id="choice-slotId" aria-describedby={flaw ? `${id}-flaw` : undefined}>
      <legend className="mb-2.5 text-lg/[1.3] font-[650]">{t.when}</legend>
      <div className="grid grid-cols-[minmax(0,18rem)_minmax(0,1fr)] gap-y-2 gap-x-6 [align-items:end] max-sm:grid-cols-[minmax(0,1fr)]">
        <ZoneSelect
          name="time-zone"
          label={t.yourTimeZone}
          value={timeZone}
          near={[ownTimeZone(), otherZone]}
          onChange={onZone}
        />
        <p className="pb-1 text-sm/body text-ink-soft">
          {isSameTime(timeZone, otherZone, Date.now())
            ? fill(t.theyLiveByTheSameClockAs, { otherZone: zoneLabel(otherZone, Date.now()) })
            : rich(t.thePersonYouMeetLivesByThe, { otherZone: zoneLabel(otherZone, Date.now()), b: strong })}
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
  const { data } = query;
  if (!data)
    return (
      <LoadState
        query={query}
        title={t.theFreeTimesCouldNotBeLoaded}
        label={t.freeTimesAreBeingLoaded}
        sizes={["h-14", "h-14", "h-14"]}
      />
    );
  if (data.data.length === 0)
    return (
      <Alert tone="info" title={t.noTimeIsFreeJustNow}>
        <p>{t.newTimesAppearHereAsSoonAs}</p>
        <ButtonLink to={elsewhere.to} variant="secondary" size="sm" className="mt-3">
          {elsewhere.label}
        </ButtonLink>
      </Alert>
    );
  const isGone = chosenId !== null && problem === null && !data.data.some((slot) => slot.id === chosenId);
  return (
    <>
      {isGone && (
        <Alert tone="notice" role="status" className="mb-4" title={t.theTimeYouHadChosenIsNot}>
          <p>{t.hereIsWhatIsStillFree}</p>
        </Alert>
      )}
      <SlotRadios slots={data.data} chosenId={chosenId} timeZone={timeZone} otherZone={otherZone} onChoose={onChoose} />
    </>
  );
}

type ChoiceGroupProps = {
  /** Its fieldset's id is `choice-{name}`. */
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  problem: FormProblem | null;
  onChoose: (value: string) => void;
};

/** A choice of a few: radio buttons that look like chips. */
function ChoiceGroup({ name, legend, choices, chosen, problem, onChoose }: ChoiceGroupProps) {
  const flaw = problem?.field === name ? problem : null;
  const id = useId();
  return (
    <fieldset id={`choice-${name}`} aria-describedby={flaw ? `${id}-flaw` : undefined}>
      <legend className="mb-2.5 text-lg/[1.3] font-[650]">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label key={value} className="radio-tile max-w-full">
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className="py-1.5 px-4 rounded-[1.375rem] text-sm/[1.25] font-[550] wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
      {flaw && <Flaw id={`${id}-flaw`} flaw={flaw} />}
    </fieldset>
  );
}

const Flaw = ({ id, flaw }: { id: string; flaw: FormProblem }) => (
  <div id={id} role="alert">
    <p className="field-error">
      <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
      {flaw.title}
    </p>
    {flaw.text && <p className="text-sm/body text-ink-soft not-empty:mt-[0.4rem]">{flaw.text}</p>}
  </div>
);

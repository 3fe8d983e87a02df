// Books one offer: kind and topic, time, note, and price. Loaded once an offer is chosen.
import { type FormEvent, type RefObject, useEffect, useId, useRef } from "react";
import { MAX_SESSION_NOTE } from "../../../../contract/guidance/rules.ts";
import type { GuidanceSlot } from "../../../../contract/guidance/wire.ts";
import { mayHaveResume } from "../../../../contract/identity/rules.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { useSession } from "../../../session/session-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { KIND_WORDS } from "../kind-words.ts";
import { BOOKING_ID } from "../offers/offer-address.ts";
import type { OfferFacts } from "../offers/offer-facts.ts";
import { useFreeSlots } from "../times/slot-queries.ts";
import { isSameTime, ownTimeZone, zoneLabel } from "../times/time-zones.ts";
import "../../../styles/people.css";
import { reasonOf } from "../../../session/reason-of.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadAlert } from "../../../ui/load-trouble.tsx";
import { SlotRadios } from "../times/slot-radios.tsx";
import { ZoneSelect } from "../times/zone-select.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { ChoiceGroup, Flaw } from "./choice-group.tsx";
import { useBooking } from "./use-booking.ts";
import { type KeptDraft, useKeptDraft } from "./use-kept-draft.ts";

export type BookingPartProps = {
  offer: OfferFacts;
  /** This page's path and query with the offer chosen. */
  returnTo: string;
  /** An alternative to offer when no time is free. */
  elsewhere: { label: string; to: string };
};

/** For one offer: use the offer's id as the component's key. */
export function BookingPart(props: BookingPartProps) {
  return (
    <QueryProvider>
      <section id={BOOKING_ID} className="card outline-none scroll-mt-4" aria-labelledby="book-title" tabIndex={-1}>
        <h2 id="book-title" className="text-xl">
          Book a session
        </h2>
        <Content {...props} />
      </section>
    </QueryProvider>
  );
}

function Content(props: BookingPartProps) {
  const { offer } = props;
  const { tokenData } = useSession();
  const kept = useKeptDraft(offer.id, {
    kind: offer.kinds.length === 1 ? (offer.kinds[0] ?? null) : null,
    topic: offer.topics.length === 1 ? (offer.topics[0] ?? "") : "",
  });
  if (tokenData && !mayHaveResume(tokenData.userType))
    return (
      <Alert tone="info" className="mt-4" title="Sessions are for candidates.">
        <p>Your account hires for a company. To book a session, sign in with an account of your own.</p>
      </Alert>
    );
  if (!kept.draft)
    return <LoadingBlock label="Being loaded." className="mt-5 grid gap-3" sizes={["h-12", "h-12", "h-40"]} />;
  return <BookingForm {...props} kept={kept} draft={kept.draft} />;
}

type BookingFormProps = BookingPartProps & { kept: KeptDraft; draft: NonNullable<KeptDraft["draft"]> };

function BookingForm({ offer, returnTo, elsewhere, kept, draft }: BookingFormProps) {
  const { isLoggedIn } = useSession();
  const timeZone = draft.timeZone ?? ownTimeZone();
  const query = useFreeSlots(offer.id);
  const { isBusy, problem, press, forget } = useBooking({ offer, kept, timeZone, returnTo });
  const form = useFocusOnFlaw(problem);
  const change = (some: Parameters<KeptDraft["change"]>[0]) => {
    kept.change(some);
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid gap-8 mt-5 [&>fieldset]:min-w-0 [&>fieldset]:scroll-mt-6"
    >
      {kept.isRestored && draft.slotId !== null && (
        <p role="status" className="text-sm/body text-ink-soft">
          What you had chosen is still here. Please look it over and book.
        </p>
      )}
      {offer.kinds.length > 1 && (
        <ChoiceGroup
          name="kind"
          legend="What would you like?"
          choices={offer.kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
          chosen={draft.kind ?? ""}
          problem={problem}
          onChoose={(value) => change({ kind: offer.kinds.find((kind) => kind === value) ?? null })}
        />
      )}
      <ChoiceGroup
        name="topic"
        legend="What about?"
        choices={offer.topics.map((topic) => ({ value: topic, label: topic }))}
        chosen={draft.topic}
        problem={problem}
        onChoose={(topic) => change({ topic })}
      />
      <TimeChoice
        query={query}
        chosenId={draft.slotId}
        timeZone={timeZone}
        otherZone={offer.timeZone}
        problem={problem}
        elsewhere={elsewhere}
        onChoose={(slotId) => change({ slotId })}
        onZone={(zone) => change({ timeZone: zone })}
      />
      <Field
        name="session-note"
        label="A note for them"
        hint="What you would like to get out of it. They read it before they accept; your name comes with it only once they have."
        optional
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_SESSION_NOTE}
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
      <BookingSummary
        offer={offer}
        slot={useChosenSlot(query.data?.data, draft.slotId)}
        timeZone={timeZone}
        isVisitor={isLoggedIn !== true}
        isBusy={isBusy}
        problem={problem}
      />
    </form>
  );
}

/**
 * The chosen slot as last seen among the free ones. A booking whose answer was lost removes it from them, and sending
 * it again books the same slot.
 */
function useChosenSlot(free: readonly GuidanceSlot[] | undefined, chosenId: string | null): GuidanceSlot | null {
  const last = useRef<GuidanceSlot | null>(null);
  last.current = free?.find(({ id }) => id === chosenId) ?? last.current;
  return last.current?.id === chosenId ? last.current : null;
}

/** Focuses the choice at fault, which may be far above the button. */
function useFocusOnFlaw(problem: FormProblem | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem?.field) return;
    const group = form.current?.querySelector(`#choice-${CSS.escape(problem.field)}`);
    group?.scrollIntoView({ block: "start" });
    const choice =
      group?.querySelector<HTMLElement>("input[type=radio]") ?? group?.querySelector<HTMLElement>("select");
    choice?.focus({ preventScroll: true });
  }, [problem]);
  return form;
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
function TimeChoice(props: TimeChoiceProps) {
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

// Books one offer: kind and topic, time, note, and price. Loaded once an offer is chosen.

import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { t } from "#messages/guidance.ts";
import { ANSWER_HOURS, MAX_SESSION_NOTE, PAY_MINUTES } from "../../../../contract/guidance/rules.ts";
import type { GuidanceSlot } from "../../../../contract/guidance/wire.ts";
import { mayHaveResume } from "../../../../contract/identity/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
import { TextField } from "../../../session/action-form.tsx";
import type { FormProblem } from "../../../session/form-problem.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { useSession } from "../../../session/session-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { rich } from "../../../ui/rich.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { strong } from "../../../ui/tags.tsx";
import { useFreeSlots } from "../guidance-queries.ts";
import { BOOKING_ID, type OfferFacts } from "../offers/offers.ts";
import { cityOf, longSpanIn, otherClock, ownTimeZone } from "../times/times.ts";
import { SubjectChoice, TimeChoice } from "./booking-choices.tsx";
import { generalRule, refundRule } from "./refund-rule.ts";
import { type KeptDraft, useBooking, useKeptDraft } from "./use-booking.ts";

export type BookingPartProps = {
  offer: OfferFacts;
  companyId: string;
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
          {t.bookASession}
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
      <Alert tone="info" className="mt-4" title={t.sessionsAreForCandidates} text={t.yourAccountHiresForACompanyTo} />
    );
  if (!kept.draft)
    return <LoadingBlock label={t.beingLoaded} className="mt-5 grid gap-3" sizes={["h-12", "h-12", "h-40"]} />;
  return <BookingForm {...props} kept={kept} draft={kept.draft} />;
}

type BookingFormProps = BookingPartProps & { kept: KeptDraft; draft: NonNullable<KeptDraft["draft"]> };

function BookingForm({ offer, companyId, returnTo, elsewhere, kept, draft }: BookingFormProps) {
  const { isLoggedIn } = useSession();
  const timeZone = draft.timeZone ?? ownTimeZone();
  const query = useFreeSlots(offer.id);
  const { isBusy, problem, press, forget } = useBooking({ offer, companyId, kept, timeZone, returnTo });
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
          {t.whatYouHadChosenIsStillHere}
        </p>
      )}
      <SubjectChoice {...{ offer, draft, problem, change }} />
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
      <TextField
        form={{ draft, change, errorOf: () => undefined }}
        name="note"
        label={t.aNoteForThem}
        hint={t.whatYouWouldLikeToGetOut}
        optional
        rows={4}
        maxLength={MAX_SESSION_NOTE}
      />
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

type BookingSummaryProps = {
  offer: OfferFacts;
  /** Null while none is chosen. */
  slot: GuidanceSlot | null;
  timeZone: string;
  isVisitor: boolean;
  isBusy: boolean;
  problem: FormProblem | null;
};

function BookingSummary({ offer, slot, timeZone, isVisitor, isBusy, problem }: BookingSummaryProps) {
  const { price, minutes } = offer;
  const rule = slot ? refundRule({ startsAt: slot.startsAt, price, timeZone, now: Date.now() }) : generalRule(price);
  const priceWords = rich(t.forMinutes, { value: price === 0 ? t.free : showMoney(price), minutes, b: strong });
  const facts = [
    {
      name: t.time,
      value: slot ? <ChosenTime slot={slot} timeZone={timeZone} otherZone={offer.timeZone} /> : t.notChosenYet,
    },
    { name: t.price, value: priceWords },
    { name: t.refunds, value: price > 0 && rule.map((sentence) => <p key={sentence}>{sentence}</p>) },
    { name: t.thenWord, value: whatFollows(price, rule) },
  ];
  return (
    <section
      className="grid gap-4.5 -mx-[clamp(1.125rem,0.9rem+0.8vw,1.625rem)] -mb-[clamp(1.125rem,0.9rem+0.8vw,1.625rem)] p-[clamp(1.125rem,0.9rem+0.8vw,1.625rem)] border-t border-t-line rounded-[0_0_var(--radius-lg)_var(--radius-lg)] bg-sunken"
      aria-labelledby="summary-title"
    >
      <h3 id="summary-title" className="text-lg">
        {fill(t.beforeYou, { value: price === 0 ? "ask" : "pay" })}
      </h3>
      <Facts
        facts={facts}
        className="grid gap-3 [&>div]:grid [&>div]:grid-cols-[5.5rem_minmax(0,1fr)] [&>div]:gap-y-0.5 [&>div]:gap-x-4 max-sm:[&>div]:grid-cols-[minmax(0,1fr)] [&_dt]:text-sm/[1.7] [&_dt]:text-ink-faint [&_dd]:grid [&_dd]:gap-1.5 [&_dd]:max-w-(--container-prose) [&_dd>strong]:inline [&_dd>p]:inline [&_dd:has(>strong)]:block"
      />
      {problem && problem.field === undefined && (
        <Alert tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      <p className="flex flex-wrap items-center gap-y-3 gap-x-4 max-sm:[&>.button]:w-full">
        <Button type="submit" variant="accent" size="lg" busy={isBusy} busyLabel={t.oneMoment}>
          {buttonWords(price, isVisitor)}
        </Button>
        {isVisitor && <span className="text-sm/body text-ink-soft">{t.whatYouChoseIsKeptWhileYou}</span>}
      </p>
    </section>
  );
}

function ChosenTime({ slot, timeZone, otherZone }: { slot: GuidanceSlot; timeZone: string; otherZone: string }) {
  const [startsAt, endsAt] = [Date.parse(slot.startsAt), Date.parse(slot.endsAt)];
  const other = otherClock(timeZone, otherZone, startsAt);
  return (
    <>
      {rich(t.inWord, { timeZone: longSpanIn(timeZone, startsAt, endsAt), timeZone2: cityOf(timeZone), b: strong })}
      {other && <span className="block text-ink-soft">{fill(t.forThePersonYouMeet, { other })}</span>}
    </>
  );
}

const buttonWords = (price: number, isVisitor: boolean): string => {
  if (isVisitor) return t.logInToBook;
  return price === 0 ? t.askForThisSession : fill(t.bookAndPay, { price: showMoney(price) });
};

function whatFollows(price: number, rule: readonly string[]): string {
  const answer = fill(t.theyHaveUpToHoursToAccept, { hours: ANSWER_HOURS });
  if (price === 0) return `${answer} ${rule.at(-1)}`;
  return fill(t.theTimeIsKeptForYouFor, { payMinutes: PAY_MINUTES, answer });
}

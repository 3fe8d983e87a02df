// An opened session: next step and actions, place and people, and its history.

import { Link } from "react-router";
import { t } from "#messages/guidance.ts";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { mayRate } from "../../../../contract/guidance/rules.ts";
import { companyPath } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionForm, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { useNow } from "../../../session/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RowFact } from "../../../ui/rows/opening-row.tsx";
import { Timeline } from "../../../ui/rows/timeline.tsx";
import { saveText } from "../../../ui/save-as.ts";
import { useSessionChange } from "../changes/use-session-change.ts";
import { SessionActions } from "./session-actions.tsx";
import { rowId } from "./session-place.ts";
import { zonesOf } from "./session-time.tsx";
import { otherName, stepsOf, tellNext } from "./session-words.ts";

const MINUTE_MS = 60_000;

const ENDS: ReadonlySet<GuidanceBooking["status"]> = new Set(["SETTLED", "DECLINED", "CANCELLED", "LAPSED"]);

export function SessionDetails({ session, id }: { session: GuidanceBooking; id: string }) {
  const now = useNow(session.status === "UNPAID" ? 1_000 : MINUTE_MS);
  const [own] = zonesOf(session);
  return (
    <div
      id={id}
      className="grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] gap-y-6 gap-x-10 p-5 border-t border-t-line max-md:grid-cols-[minmax(0,1fr)] max-md:p-4"
    >
      <section aria-label={t.theSession}>
        <h4 className="row-head">{ENDS.has(session.status) ? t.whatBecameOfIt : t.whatComesNext}</h4>
        <div className="grid gap-3.5 text-ink-soft">
          {tellNext(session, own, now)
            .filter((sentence) => sentence !== "")
            .map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          <SessionActions session={session} now={now} />
        </div>
        <Facts session={session} />
        <Ratings session={session} now={now} />
      </section>
      <section aria-label={t.timeline}>
        <h4 className="row-head">{t.timeline}</h4>
        <Timeline steps={stepsOf(session, own)} />
      </section>
    </div>
  );
}

function Facts({ session }: { session: GuidanceBooking }) {
  const { other, role, meeting, note, companyId, companyName, status } = session;
  const isToCome = status === "ACCEPTED";
  return (
    <ul className="grid gap-2 text-sm/body text-ink-soft [&>li]:flex [&>li]:gap-2.5 [&>li]:wrap-anywhere [&_strong]:font-semibold [&_strong]:text-ink mt-5 empty:hidden">
      {other.name && (
        <RowFact icon="person">
          <strong>{other.name}</strong>
          {other.title && `, ${other.title}`}
        </RowFact>
      )}
      {role === "CANDIDATE" && (
        <RowFact icon="building">
          <Link to={companyPath({ SK: companyId, name: companyName })} className="text-link">
            {companyName}
          </Link>
        </RowFact>
      )}
      {meeting && (
        <RowFact icon="location">
          <Meeting text={meeting} />
        </RowFact>
      )}
      {note && (
        <RowFact icon="chat">
          <span className="whitespace-pre-line">
            <span className="sr-only">{role === "CANDIDATE" ? t.yourNote : t.theirNote}</span>
            {note}
          </span>
        </RowFact>
      )}
      {isToCome && (
        <RowFact icon="calendar">
          <CalendarButton session={session} />
        </RowFact>
      )}
    </ul>
  );
}

/** A meeting place as written; an https address becomes a link. */
function Meeting({ text }: { text: string }) {
  const address = text.trim();
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address))
    return <span className="whitespace-pre-line">{text}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
      {address}
      <span className="sr-only"> {t.opensInANewTab}</span>
    </a>
  );
}

function CalendarButton({ session }: { session: GuidanceBooking }) {
  const { isBusy, problem, run } = useAction();
  const save = async () => {
    const params = { bookingId: session.id };
    const { fileName, ics } = await repeatCall(() => ask("getSessionCalendar", { params }));
    saveText(ics, { type: "text/calendar", fileName });
  };
  return (
    <>
      <button type="button" className="text-link" aria-disabled={isBusy} onClick={() => void run(save)}>
        {t.addToMyCalendar}
      </button>
      {problem && (
        <span role="alert" className="field-error">
          {problem.title}
        </span>
      )}
    </>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;
const MAX_TEXT = 1_000;

/** Both sides' ratings of a session: stars and a comment, once each. */
function Ratings({ session, now }: { session: GuidanceBooking; now: number }) {
  const { mine, theirs } = session.ratings;
  const isAsked = mine === null && mayRate(session, new Date(now));
  if (!mine && !theirs && !isAsked) return null;
  return (
    <div className="grid gap-3.5 mt-6 pt-5 border-t border-t-line [&>.row-head]:mb-0">
      <h4 className="row-head">{t.howItWas}</h4>
      {isAsked && <RatingForm session={session} />}
      {mine && <Rating who={t.you} rating={mine} />}
      {theirs && <Rating who={session.other.name ?? t.theOtherSide} rating={theirs} />}
      {mine && !theirs && (
        <p className="meet-hint">{fill(t.youSeeWhatSaysOnceBothHave, { session: otherName(session) })}</p>
      )}
    </div>
  );
}

type Given = NonNullable<GuidanceBooking["ratings"]["mine"]>;

const Rating = ({ who, rating: { stars, text } }: { who: string; rating: Given }) => (
  <div>
    <p className="flex flex-wrap items-center gap-y-1 gap-x-3 text-sm/body font-semibold [&>span]:inline-flex">
      {who}
      <span role="img" aria-label={fill(t.of5Stars, { stars })}>
        {STARS.map((star) => (
          <Icon
            key={star}
            name="star"
            size={18}
            className={star <= stars ? "text-accent-ink [&>path]:fill-current" : "text-line-strong"}
          />
        ))}
      </span>
    </p>
    {text && <blockquote className="timeline-message">{text}</blockquote>}
  </div>
);

function RatingForm({ session }: { session: GuidanceBooking }) {
  const { change, keyOf, ...action } = useSessionChange(session);
  const form = useForm(action, { stars: 0, text: "" });
  const { stars, text } = form.draft;
  const send = async () => {
    const body = { stars, ...(text.trim() && { text: text.trim() }) };
    const key = keyOf(body);
    const isDone = await change((of) => ask("rateSession", { ...of, body, key }), t.thankYou);
    if (isDone) focusSoon(`#${rowId(session.id)} button`);
  };
  return (
    <ActionForm
      form={form}
      className="grid gap-4"
      flawOf={() => (stars === 0 ? { title: t.pleaseGiveOneToFiveStars, field: "stars" } : null)}
      onSend={send}
      foot={
        <p>
          <Button type="submit" size="sm" busy={action.isBusy} busyLabel={t.beingSent}>
            {t.sendRating}
          </Button>
        </p>
      }
    >
      <fieldset>
        <legend className="field-label">{t.howWasIt}</legend>
        <div className="star-choice">
          {STARS.map((star) => (
            <label key={star} data-on={star <= stars || undefined}>
              <input type="radio" name="stars" checked={star === stars} onChange={() => form.change({ stars: star })} />
              <Icon name="star" size={28} />
              <span className="sr-only">{star === 1 ? "1 star" : fill(t.stars, { star })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField form={form} name="text" label={t.inYourWords} optional rows={3} maxLength={MAX_TEXT} />
    </ActionForm>
  );
}

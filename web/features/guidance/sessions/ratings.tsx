// Both sides' ratings of a session: stars and a comment, once each.
import { type FormEvent, useId, useState } from "react";
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { mayRate } from "../../../../contract/guidance/rules.ts";
import { ask } from "../../../session/ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { useSessionChange } from "../changes/use-session-change.ts";
import { rowId } from "./row-id.ts";
import { otherName } from "./session-words.ts";

const STARS = [1, 2, 3, 4, 5] as const;
const MAX_TEXT = 1_000;

export function Ratings({ session, now }: { session: GuidanceBooking; now: number }) {
  const { mine, theirs } = session.ratings;
  const isAsked = mine === null && mayRate(session, new Date(now));
  if (!mine && !theirs && !isAsked) return null;
  return (
    <div className="grid gap-3.5 mt-6 pt-5 border-t border-t-line [&>.row-head]:mb-0">
      <h4 className="row-head">How it was</h4>
      {isAsked && <RatingForm session={session} />}
      {mine && <Rating who="You" rating={mine} />}
      {theirs && <Rating who={session.other.name ?? "The other side"} rating={theirs} />}
      {mine && !theirs && (
        <p className="meet-hint">You see what {otherName(session)} says once both have rated, or after two weeks.</p>
      )}
    </div>
  );
}

type Given = NonNullable<GuidanceBooking["ratings"]["mine"]>;

const Rating = ({ who, rating: { stars, text } }: { who: string; rating: Given }) => (
  <div>
    <p className="flex flex-wrap items-center gap-y-1 gap-x-3 text-sm/body font-semibold [&>span]:inline-flex">
      {who}
      <span role="img" aria-label={`${stars} of 5 stars`}>
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
  const [stars, setStars] = useState(0);
  const [text, setText] = useState("");
  const { change, keyOf, isBusy, problem, tell } = useSessionChange(session);
  const id = useId();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stars === 0) {
      tell({ title: "Please give one to five stars.", code: null });
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    const body = { stars, ...(text.trim() && { text: text.trim() }) };
    const key = keyOf(body);
    const isDone = await change((of) => ask("rateSession", { ...of, body, key }), "Thank you.");
    if (isDone) focusSoon(`#${rowId(session.id)} button`);
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      <fieldset>
        <legend className="field-label">How was it?</legend>
        <div className="star-choice">
          {STARS.map((star) => (
            <label key={star} data-on={star <= stars || undefined}>
              <input type="radio" name={id} checked={star === stars} onChange={() => setStars(star)} />
              <Icon name="star" size={28} />
              <span className="sr-only">{star === 1 ? "1 star" : `${star} stars`}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field name="session-rating" label="In your words" optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_TEXT}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <ProblemAlert problem={problem} />
      <p>
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Being sent…">
          Send rating
        </Button>
      </p>
    </form>
  );
}

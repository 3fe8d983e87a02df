// The form of a referee's own offer.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import {
  GUIDANCE_KINDS,
  type GuidanceKind,
  MAX_ABOUT,
  MAX_TOPIC,
  MOST_TOPICS,
  SESSION_MINUTES,
} from "../../../../contract/guidance/rules.ts";
import type { OwnGuidanceOffer } from "../../../../contract/guidance/wire.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, NativeSelect, TextArea, TextInput } from "../../../ui/field.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { TokenField } from "../../../ui/token-field.tsx";
import { paiseOf } from "../../../ui/typed-rupees.ts";
import { type OwnOffer, ownOfferKey } from "../desk/own-offer-queries.ts";
import { KIND_WORDS } from "../kind-words.ts";
import { ownTimeZone } from "../times/time-zones.ts";
import { ZoneSelect } from "../times/zone-select.tsx";
import { draftOf, earnedOf, type OfferDraft, offerBody, offerFlaw } from "./offer-draft.ts";

type OfferFormProps = {
  /** Null while there is none. */
  offer: OwnGuidanceOffer | null;
  onSaved?: () => void;
};

type Change = (some: Partial<OfferDraft>) => void;

export function OfferForm({ offer, onSaved }: OfferFormProps) {
  const [draft, setDraft] = useState(() => draftOf(offer, ownTimeZone()));
  const { save, tell, isBusy, problem } = useSavingOffer();
  const form = useFocusOnFlaw(problem);
  const change: Change = (some) => {
    setDraft((before) => ({ ...before, ...some }));
    tell(null);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const flaw = offerFlaw(draft);
    tell(flaw);
    if (flaw === null && (await save(draft))) onSaved?.();
  };
  const errorOf = (field: keyof OfferDraft) => (problem?.field === field ? { error: problem.title } : {});
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate className="card grid gap-6 max-w-184">
      <What draft={draft} change={change} errorOf={errorOf} />
      <Terms draft={draft} change={change} errorOf={errorOf} />
      <label className="check-row">
        <input
          type="checkbox"
          checked={draft.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
        Candidates may book me
      </label>
      <ProblemAlert problem={problem?.field ? null : problem} />
      <p>
        <Button type="submit" busy={isBusy} busyLabel="Being saved…">
          {offer ? "Save changes" : "Make this offer"}
        </Button>
      </p>
    </form>
  );
}

type PartProps = {
  draft: OfferDraft;
  change: Change;
  errorOf: (field: keyof OfferDraft) => { error?: string };
};

function What({ draft, change, errorOf }: PartProps) {
  return (
    <>
      <Field name="headline" label="What you offer, in a line" {...errorOf("headline")}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            placeholder="Mock interviews for backend roles"
            value={draft.headline}
            onChange={(event) => change({ headline: event.target.value })}
          />
        )}
      </Field>
      <Field
        name="about"
        label="About it"
        hint="What you have seen from your side, and how a session goes. Everybody reads this: leave your name out if you like to stay unknown until you accept."
        {...errorOf("about")}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={MAX_ABOUT}
            value={draft.about}
            onChange={(event) => change({ about: event.target.value })}
          />
        )}
      </Field>
      <Kinds draft={draft} change={change} errorOf={errorOf} />
      <TokenField
        name="topics"
        label="Topics to choose from"
        noun="topic"
        values={draft.topics}
        onChange={(topics) => change({ topics })}
        suggest={() => []}
        hint="Press Enter after each, for instance: System design, How the teams work."
        max={MOST_TOPICS}
        maxLength={MAX_TOPIC}
        {...errorOf("topics")}
      />
    </>
  );
}

function Kinds({ draft, change, errorOf }: PartProps) {
  const { error } = errorOf("kinds");
  const id = useId();
  const toggle = (kind: GuidanceKind) =>
    change({ kinds: GUIDANCE_KINDS.filter((one) => draft.kinds.includes(one) !== (one === kind)) });
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="field-label">Kinds</legend>
      {GUIDANCE_KINDS.map((kind, index) => (
        <label key={kind} className="check-row">
          <input
            type="checkbox"
            {...(index === 0 && { id: "field-kinds" })}
            checked={draft.kinds.includes(kind)}
            onChange={() => toggle(kind)}
          />
          {KIND_WORDS[kind]}
        </label>
      ))}
      {error && (
        <p id={id} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Terms({ draft, change, errorOf }: PartProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-y-6 gap-x-4 [align-items:start]">
      <Field name="minutes" label="How long">
        {(control) => (
          <NativeSelect
            {...control}
            options={SESSION_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
            value={String(draft.minutes)}
            onChange={(event) => change({ minutes: Number(event.target.value) })}
          />
        )}
      </Field>
      <div>
        <Field name="price" label="Price in rupees (0 for free)" {...errorOf("price")}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={10}
              value={draft.price}
              onChange={(event) => change({ price: event.target.value })}
            />
          )}
        </Field>
        <EarnedNote price={draft.price} />
      </div>
      <ZoneSelect
        name="offer-zone"
        label="Your time zone"
        value={draft.timeZone}
        near={[ownTimeZone()]}
        onChange={(timeZone) => change({ timeZone })}
      />
      <Field
        name="meeting"
        label="Where you meet"
        hint="A link or a place. Only who has an accepted session reads it."
        className="sm:col-span-full"
        {...errorOf("meeting")}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            placeholder="https://…"
            value={draft.meeting}
            onChange={(event) => change({ meeting: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** Focuses the field at fault. */
function useFocusOnFlaw(problem: FormProblem | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLElement>(`#field-${CSS.escape(problem.field)}`)?.focus();
  }, [problem]);
  return form;
}

/** Saves a referee's own offer and refetches what shows it. */
function useSavingOffer() {
  const queries = useQueryClient();
  const { run, tell, isBusy, problem } = useAction();
  /** Resolves to whether it was saved. */
  const save = (draft: OfferDraft): Promise<boolean> =>
    run(async () => {
      const offer = await repeatCall(() => ask("saveOwnOffer", { body: offerBody(draft) }));
      queries.setQueryData<OwnOffer>(ownOfferKey, (own) => own && { ...own, offer });
      await queries.invalidateQueries({ queryKey: guidanceKey });
    }, "Your offer is saved.");
  return { save, tell, isBusy, problem };
}

/** Renders nothing without a price, or while the share is unknown. */
function EarnedNote({ price }: { price: string }) {
  const { data } = useQuery({
    queryKey: [...guidanceKey, "share"],
    queryFn: async (): Promise<number | null> => {
      const { data: fees } = await ask("listFees");
      return fees.find(({ kind }) => kind === "GUIDANCE_SESSION")?.shareOfPrice ?? null;
    },
  });
  const paise = paiseOf(price);
  const earned = data === undefined || data === null || !paise ? null : earnedOf(paise, data);
  return (
    <p className="text-sm/body text-ink-soft not-empty:mt-[0.4rem]" aria-live="polite">
      {earned !== null && `You earn ${showMoney(earned)} of it for each session.`}
    </p>
  );
}

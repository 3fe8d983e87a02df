// The form of a referee's own offer.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { t } from "#messages/guidance.ts";
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
import { fill } from "../../../../messages/fill.ts";
import { ActionForm, type Form, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { guidanceKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckRow, SelectField } from "../../../ui/control-fields.tsx";
import { TokenField } from "../../../ui/token-field.tsx";
import { paiseOf } from "../../../ui/typed-rupees.ts";
import { type OwnOffer, ownOfferKey } from "../guidance-queries.ts";
import { KIND_WORDS } from "../offers/offers.ts";
import { ZoneSelect } from "../times/time-fields.tsx";
import { ownTimeZone } from "../times/times.ts";
import { draftOf, earnedOf, type OfferDraft, offerBody, offerFlaw } from "./offer-draft.ts";

/** `offer` is null while there is none. */
export function OfferForm({ offer }: { offer: OwnGuidanceOffer | null }) {
  const { save, ...action } = useSavingOffer();
  const { draft, ...typed } = useForm(action, () => draftOf(offer, ownTimeZone()));
  const change = (some: Partial<OfferDraft>) => {
    typed.change(some);
    action.tell(null);
  };
  const form = { ...typed, draft, change };
  return (
    <ActionForm
      form={form}
      className="card grid gap-6 max-w-184"
      flawOf={() => offerFlaw(draft)}
      onSend={() => save(draft)}
      foot={
        <p>
          <Button type="submit" busy={action.isBusy} busyLabel={t.beingSaved}>
            {offer ? t.saveChanges : t.makeThisOffer}
          </Button>
        </p>
      }
    >
      <What form={form} />
      <Terms form={form} />
      <CheckRow checked={draft.isActive} onPick={(isActive) => change({ isActive })}>
        {t.candidatesMayBookMe}
      </CheckRow>
    </ActionForm>
  );
}

type PartProps = { form: Form<OfferDraft> };

function What({ form }: PartProps) {
  return (
    <>
      <TextField
        form={form}
        name="headline"
        label={t.whatYouOfferInALine}
        maxLength={120}
        placeholder={t.mockInterviewsForBackendRoles}
      />
      <TextField
        form={form}
        name="about"
        label={t.aboutIt}
        hint={t.whatYouHaveSeenFromYourSide}
        rows={5}
        maxLength={MAX_ABOUT}
      />
      <Kinds form={form} />
      <TokenField
        name="topics"
        label={t.topicsToChooseFrom}
        noun="topic"
        values={form.draft.topics}
        onChange={(topics) => form.change({ topics })}
        suggest={() => []}
        hint={t.pressEnterAfterEachForInstance}
        max={MOST_TOPICS}
        maxLength={MAX_TOPIC}
        error={form.errorOf("topics")}
      />
    </>
  );
}

function Kinds({ form: { draft, change, errorOf } }: PartProps) {
  const error = errorOf("kinds");
  const id = useId();
  const toggle = (kind: GuidanceKind) =>
    change({ kinds: GUIDANCE_KINDS.filter((one) => draft.kinds.includes(one) !== (one === kind)) });
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="field-label">{t.kinds}</legend>
      {GUIDANCE_KINDS.map((kind) => (
        <label key={kind} className="check-row">
          <input type="checkbox" name="kinds" checked={draft.kinds.includes(kind)} onChange={() => toggle(kind)} />
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

function Terms({ form }: PartProps) {
  const { draft, change } = form;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-y-6 gap-x-4 [align-items:start]">
      <SelectField
        name="minutes"
        label={t.howLong}
        options={SESSION_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: fill(t.minutes, { minutes }),
        }))}
        value={String(draft.minutes)}
        onPick={(value) => change({ minutes: Number(value) })}
      />
      <div>
        <TextField form={form} name="price" label={t.priceInRupees0ForFree} inputMode="numeric" maxLength={10} />
        <EarnedNote price={draft.price} />
      </div>
      <ZoneSelect
        name="offer-zone"
        label={t.yourTimeZone}
        value={draft.timeZone}
        near={[ownTimeZone()]}
        onChange={(timeZone) => change({ timeZone })}
      />
      <TextField
        form={form}
        name="meeting"
        label={t.whereYouMeet}
        hint={t.aLinkOrAPlaceOnlyWho}
        className="sm:col-span-full"
        maxLength={500}
        placeholder="https://…"
      />
    </div>
  );
}

/** Saves a referee's own offer and refetches what shows it. */
function useSavingOffer() {
  const queries = useQueryClient();
  const action = useAction();
  const save = (draft: OfferDraft): Promise<boolean> =>
    action.run(async () => {
      const offer = await repeatCall(() => ask("saveOwnOffer", { body: offerBody(draft) }));
      queries.setQueryData<OwnOffer>(ownOfferKey, (own) => own && { ...own, offer });
      await queries.invalidateQueries({ queryKey: guidanceKey });
    }, t.yourOfferIsSaved);
  return { ...action, save };
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
      {earned !== null && fill(t.youEarnOfItForEachSession, { earned: showMoney(earned) })}
    </p>
  );
}

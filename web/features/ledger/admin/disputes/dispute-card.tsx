// The frame of a dispute of either kind: subject, both sides, history, and the two decisions.

import type { ReactNode } from "react";
import { t } from "#messages/admin-ledger.ts";
import type { Consent } from "../../../../../contract/consents/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { disputesKey } from "../../../../session/admin-keys.ts";
import { ConsentNote, mayAgree } from "../../../../session/consent-note.tsx";
import { type Fact, Facts } from "../../../../ui/facts.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { type Choice, Decisions, FACTS_LOOK } from "../decisions.tsx";

/** `value` is the decision in the API. */
export type DisputeChoice = Omit<Choice, "writing"> & { value: string };

type DisputeCardProps = {
  title: ReactNode;
  about: ReactNode;
  facts: readonly Fact[];
  /** In the words of the side that disputes. */
  claim: string;
  claimText: string | null;
  steps: readonly { id: string; at: string; text: string }[];
  /** The decision, if there is one. */
  outcome: ReactNode;
  /** Empty once decided. */
  choices: readonly DisputeChoice[];
  /** The choice that an admin asked for, with their text. */
  asked: { consent: Consent; value: string; text: string } | null;
  /** The API's name of the admin's text, and its maximum length. */
  writing: { name: string; maxLength: number };
};

export function DisputeCard(props: DisputeCardProps) {
  const { title, about, facts, claim, claimText, steps, outcome, choices, asked } = props;
  const chosen = asked && choices.find(({ value }) => value === asked.value);
  return (
    <li className="card admin-card grid gap-4">
      <div>
        <h2 className="admin-card-title">{title}</h2>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      <div className="py-3 px-4 rounded-md bg-sunken text-sm/body whitespace-pre-line wrap-anywhere">
        <p className="font-semibold">{claim}</p>
        {claimText && <p className="mt-1">{claimText}</p>}
      </div>
      <Facts facts={facts} className={FACTS_LOOK} />
      <details className="text-sm/body [&>summary]:w-fit [&>summary]:min-h-8 pointer-coarse:[&>summary]:min-h-11 [&>summary]:text-(--link) [&>summary]:underline [&>summary]:underline-offset-[0.2em] [&>summary]:cursor-pointer">
        <summary>{t.whatHappenedStepByStep}</summary>
        <ol className="grid gap-1.5 mt-2 [&_time]:inline-block [&_time]:min-w-42 [&_time]:text-ink-faint [&_time]:tabular-nums">
          {steps.map(({ id, at, text }) => (
            <li key={id}>
              <time dateTime={at}>{momentOf(at)}</time> {text}
            </li>
          ))}
        </ol>
      </details>
      {outcome}
      {asked && chosen && (
        <ConsentNote
          consent={asked.consent}
          queue={disputesKey}
          title={fill(t.decisionAskedFor, { decision: chosen.label, text: asked.text })}
        />
      )}
      {choices.length > 0 && <Decisions queue={disputesKey} choices={decisionsOf(props, chosen)} />}
    </li>
  );
}

/** Asking for one of them, or agreeing to the one that is asked for. */
function decisionsOf(
  { choices, asked, writing }: DisputeCardProps,
  chosen: DisputeChoice | null | undefined,
): Choice[] {
  if (!asked || !chosen)
    return choices.map((choice) => ({
      look: { variant: "secondary" },
      writing: { ...writing, ...REASON },
      ...choice,
      extra: <p className="mt-2">{t.aSecondAdminAgrees}</p>,
      done: t.askedForASecondAdmin,
    }));
  if (!mayAgree(asked.consent)) return [];
  const label = fill(t.agreeToDecision, { decision: chosen.label });
  return [{ ...chosen, label, send: (_, keyOf) => chosen.send(asked.text, keyOf) }];
}

const REASON = { label: t.why, hint: t.bothSidesReadIt, needed: t.pleaseSayWhyBothSidesReadIt };

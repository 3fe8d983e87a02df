// The frame of a dispute of either kind: subject, both sides, history, and the two decisions.
import { type ReactNode, useState } from "react";
import { disputesKey } from "../../../../session/admin-keys.ts";
import { Button } from "../../../../ui/button.tsx";
import { preloadDialog } from "../../../../ui/dialog.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { DecisionDialog } from "../decision-dialog.tsx";
import { useDecision } from "../use-decision.ts";

export type Choice = {
  /** Label of the button, and title of the dialog. */
  label: string;
  title: string;
  /** The consequences of the choice. */
  text: string;
  done: string;
  send: (reason: string, key: string) => Promise<unknown>;
};

type DisputeCardProps = {
  title: ReactNode;
  about: ReactNode;
  facts: readonly { name: string; value: ReactNode }[];
  /** In the words of the side that disputes. */
  claim: string;
  claimText: string | null;
  steps: readonly { id: string; at: string; text: string }[];
  /** The decision, if there is one. */
  outcome: ReactNode;
  /** Empty once decided. */
  choices: readonly Choice[];
  /** The API's name of the admin's text, and its maximum length. */
  writing: { name: string; maxLength: number };
};

export function DisputeCard(props: DisputeCardProps) {
  const { title, about, facts, claim, claimText, steps, outcome, choices, writing } = props;
  const { action, decide } = useDecision(disputesKey);
  const [asking, setAsking] = useState<number | null>(null);
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
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-y-3 gap-x-6 text-sm/body [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className="text-sm/body [&>summary]:w-fit [&>summary]:min-h-8 [&>summary]:text-(--link) [&>summary]:underline [&>summary]:underline-offset-[0.2em] [&>summary]:cursor-pointer">
        <summary>What happened, step by step</summary>
        <ol className="grid gap-1.5 mt-2 [&_time]:inline-block [&_time]:min-w-42 [&_time]:text-ink-faint [&_time]:tabular-nums">
          {steps.map(({ id, at, text }) => (
            <li key={id}>
              <time dateTime={at}>{momentOf(at)}</time> {text}
            </li>
          ))}
        </ol>
      </details>
      {outcome}
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {choices.map(({ label }, at) => (
            <Button
              key={label}
              variant="secondary"
              aria-haspopup="dialog"
              onPointerEnter={preloadDialog}
              onFocus={preloadDialog}
              onClick={() => setAsking(at)}
            >
              {label}…
            </Button>
          ))}
        </div>
      )}
      {choices.map((choice, at) => (
        <DecisionDialog
          key={choice.label}
          isOpen={asking === at}
          onClose={() => setAsking(null)}
          title={choice.title}
          button={choice.label}
          writing={{
            ...writing,
            label: "Why?",
            hint: "Both sides read it.",
            needed: "Please say why: both sides read it.",
          }}
          action={action}
          onDecide={(reason) =>
            decide(() => choice.send(reason, action.keyOf({ choice: choice.label, reason })), choice.done)
          }
        >
          <p>{choice.text}</p>
        </DecisionDialog>
      ))}
    </li>
  );
}

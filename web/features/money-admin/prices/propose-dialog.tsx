// Proposes a change of a plan, a fee or the budget: the current terms to edit, and a reason for the admin who decides.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { pricesKey } from "../../../session/admin-keys.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { draftOf, flawOf, type PriceDraft, proposalOf, type Subject } from "./price-draft.ts";
import { BUDGET_WORDS, FEE_WORDS } from "./price-words.ts";
import { TermFields } from "./term-fields.tsx";

export type { Subject } from "./price-draft.ts";

type ProposeDialogProps = {
  /** Null while the dialog is closed. */
  subject: Subject | null;
  onClose: () => void;
};

export function ProposeDialog({ subject, onClose }: ProposeDialogProps) {
  // The closing dialog still shows the last subject.
  const last = useRef<Subject | null>(null);
  last.current = subject ?? last.current;
  if (!last.current) return null;
  return <Propose key={keyOf(last.current)} subject={last.current} isOpen={subject !== null} onClose={onClose} />;
}

function keyOf(subject: Subject): string {
  if (subject.kind === "BUDGET") return `budget ${subject.budget.version}`;
  if (subject.kind === "FEE") return `${subject.fee.kind} ${subject.fee.version}`;
  return `${subject.plan?.plan} ${subject.plan?.version}`;
}

function titleOf(subject: Subject): string {
  if (subject.kind === "BUDGET") return `Change the budget: ${BUDGET_WORDS.label.toLowerCase()}`;
  if (subject.kind === "FEE") return `Change the fee: ${FEE_WORDS[subject.fee.kind].label.toLowerCase()}`;
  return subject.plan ? `Change the plan “${subject.plan.label}”` : "A new plan";
}

function Propose({ subject, isOpen, onClose }: { subject: Subject; isOpen: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useId();
  const [draft, setDraft] = useState<PriceDraft>(() => draftOf(subject));
  const { isBusy, problem, tell, run, keyOf: callKeyOf } = useAction();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const flaw = flawOf(subject, draft);
    if (flaw) {
      tell({ ...flaw, code: null });
      event.currentTarget.querySelector<HTMLElement>(`[name="${flaw.field}"]`)?.focus();
      return;
    }
    const body = proposalOf(subject, draft);
    const isDone = await run(async () => {
      await repeatCall(() => ask("proposePriceChange", { body, key: callKeyOf(body) }));
      void queries.invalidateQueries({ queryKey: pricesKey });
    }, "Proposed. It holds once another admin agrees.");
    if (!isDone) return;
    setDraft(draftOf(subject));
    onClose();
  };
  const isBeside = problem?.field !== undefined && problem.field in draft;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={titleOf(subject)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isBusy} busyLabel="Sending…">
            Propose
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        <TermFields
          subject={subject}
          draft={draft}
          errorOf={(field) => (problem?.field === field ? problem.title : undefined)}
          onChange={(some) => setDraft((known) => ({ ...known, ...some }))}
        />
        <ProblemAlert problem={isBeside ? null : problem} />
      </form>
    </Dialog>
  );
}

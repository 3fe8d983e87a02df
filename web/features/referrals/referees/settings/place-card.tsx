// A referee's employment, as candidates see it, and its verification, which a code renews.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { MAX_TITLE, VERIFIED_DAYS } from "../../../../../contract/referrals/rules.ts";
import { ask } from "../../../../session/ask.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { CompanyLogo } from "../../../../ui/logo.tsx";
import { dayOf, monthOf } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { CodeStep } from "../become/code-step.tsx";
import { takeReferee } from "../referee-queries.ts";
import { STATUS_WORDS } from "../referee-words.ts";
import { useRefereeChange } from "./use-referee-change.ts";

export function PlaceCard({ referee }: { referee: Referee }) {
  const { companyName, companyLogo, since, workDomain, status } = referee;
  return (
    <section aria-labelledby="verify" className="card grid gap-6">
      <h2 id="verify" className="text-xl">
        Your place
      </h2>
      <div className="flex items-center gap-4">
        <CompanyLogo name={companyName} src={companyLogo} decorative />
        <div className="min-w-0">
          <p className="font-semibold">
            {companyName} <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
          </p>
          <p className="text-sm text-ink-soft">
            Since {monthOf(since)} · address at {workDomain}
          </p>
        </div>
      </div>
      <Title key={referee.title} title={referee.title} />
      <Proof referee={referee} />
      <p className="text-sm text-ink-soft">You work somewhere else now? Leave below, then become a referee there.</p>
    </section>
  );
}

function Title({ title }: { title: string }) {
  const { isBusy, problem, tell, change } = useRefereeChange();
  const [typed, setTyped] = useState(title);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") return tell({ title: "Please say what you do there.", field: "title", code: null });
    void change({ title: typed.trim() }, "Your title is saved.");
  };
  const isBeside = problem?.field === "title";
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-3">
      <Field
        name="title"
        label="What you do there"
        hint="Candidates see it once you take them on."
        error={isBeside ? problem.title : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <TextInput
              {...control}
              className="max-w-md flex-1"
              maxLength={MAX_TITLE}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button
              type="submit"
              variant="secondary"
              busy={isBusy}
              busyLabel="Saving…"
              aria-disabled={typed.trim() === title || undefined}
            >
              Save
            </Button>
          </div>
        )}
      </Field>
      <ProblemAlert problem={isBeside ? null : problem} />
    </form>
  );
}

/** Renews the verification on request; shows the field for the code while one is awaited. */
function Proof({ referee }: { referee: Referee }) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  if (referee.code !== null) return <CodeStep referee={referee} />;
  const resend = () =>
    void run(async () => {
      takeReferee(queries, await ask("resendRefereeCode", { body: {} }));
    });
  const until = referee.verifiedUntil ? dayOf(referee.verifiedUntil) : null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold">Proof of your work address</p>
          <p className="text-sm text-ink-soft">{proofWords(referee, until)}</p>
        </div>
        {referee.isDueSoon && (
          <Button busy={isBusy} busyLabel="Sending your code…" onClick={resend}>
            Verify again
          </Button>
        )}
      </div>
      <ProblemAlert problem={problem} />
    </div>
  );
}

function proofWords({ status, isDueSoon }: Referee, until: string | null): string {
  if (status === "EXPIRED")
    return `It ended${until ? ` on ${until}` : ""}. A new code makes it good for ${VERIFIED_DAYS} days.`;
  if (isDueSoon) return `Good until ${until}. A new code makes it good for another ${VERIFIED_DAYS} days.`;
  return `Good until ${until}. We remind you two weeks before; a new code is all it takes.`;
}

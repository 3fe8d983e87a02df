// A referee's workload: a pause, and the number of requests a week.
import { type FormEvent, useState } from "react";
import type { Referee } from "../../../../contract/referrals/referees-wire.ts";
import { WEEKLY_CAP } from "../../../../contract/referrals/rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { useRefereeChange } from "./use-referee-change.ts";

export function PaceCard({ referee }: { referee: Referee }) {
  return (
    <section aria-labelledby="pace-title" className="card grid gap-6">
      <h2 id="pace-title" className="text-xl">
        Your pace
      </h2>
      <Pause isPaused={referee.isPaused} />
      <Cap key={referee.weeklyCap} weeklyCap={referee.weeklyCap} />
    </section>
  );
}

function Pause({ isPaused }: { isPaused: boolean }) {
  const { isBusy, problem, change } = useRefereeChange();
  const press = () =>
    void change({ isPaused: !isPaused }, isPaused ? "New requests reach you again." : "You are paused.");
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold">
            New requests {isPaused ? <Badge tone="accent">Paused</Badge> : <Badge tone="good">On</Badge>}
          </p>
          <p className="text-sm text-ink-soft">
            {isPaused
              ? "None reach you. What you have in hand stays yours, and nobody sees that you paused."
              : "Take a break whenever work gets busy. Nobody sees that you did."}
          </p>
        </div>
        <Button variant={isPaused ? "primary" : "secondary"} busy={isBusy} busyLabel="One moment…" onClick={press}>
          {isPaused ? "Go on" : "Pause"}
        </Button>
      </div>
      <ProblemAlert problem={problem} />
    </div>
  );
}

function Cap({ weeklyCap }: { weeklyCap: number }) {
  const { isBusy, problem, tell, change } = useRefereeChange();
  const [typed, setTyped] = useState(String(weeklyCap));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const cap = Number(typed);
    if (!Number.isInteger(cap) || cap < WEEKLY_CAP.least || cap > WEEKLY_CAP.most)
      return tell({
        title: `A whole number from ${WEEKLY_CAP.least} to ${WEEKLY_CAP.most}, please.`,
        field: "weeklyCap",
        code: null,
      });
    void change({ weeklyCap: cap }, `At most ${cap} a week from now on.`);
  };
  const isBeside = problem?.field === "weeklyCap";
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-3">
      <Field
        name="weeklyCap"
        label="At most so many requests a week"
        hint={`Those you take on or answer in seven days; from ${WEEKLY_CAP.least} to ${WEEKLY_CAP.most}.`}
        error={isBeside ? problem.title : undefined}
      >
        {(control) => (
          <div className="flex gap-3">
            <TextInput
              {...control}
              className="[&_.input]:w-24"
              inputMode="numeric"
              maxLength={2}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button
              type="submit"
              variant="secondary"
              busy={isBusy}
              busyLabel="Saving…"
              aria-disabled={typed === String(weeklyCap) || undefined}
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

// A referee's settings: workload, employment and its verification, and leaving.
import { type FormEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { EMPLOYEE_PATH } from "../../../../../contract/paths.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { isReferee, useReferee } from "../../../../session/use-referee.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LoadTrouble } from "../../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../../ui/skeleton.tsx";
import { ScreenHead } from "../screen-head.tsx";
import { PlaceCard } from "./place-card.tsx";
import "../../../../styles/people.css";
import { useQueryClient } from "@tanstack/react-query";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { WEEKLY_CAP } from "../../../../../contract/referrals/rules.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Dialog, preloadDialog } from "../../../../ui/dialog.tsx";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { takeReferee } from "../referee-queries.ts";
import { useRefereeChange } from "./use-referee-change.ts";

export function SettingsScreen() {
  const { data: referee, error, refetch, isFetching } = useReferee();
  const { hash } = useLocation();
  const isThere = referee !== undefined;
  useEffect(() => {
    // The target of the address's fragment renders later than the document.
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "start" });
  }, [isThere, hash]);
  if (referee === undefined)
    return error ? (
      <LoadTrouble level={1} text={reasonOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />
    ) : (
      <LoadingBlock
        label="Your settings are being loaded."
        sizes={["h-11 w-56", "h-56", "h-56"]}
        className="grid gap-6"
      />
    );
  if (!isReferee(referee))
    return (
      <EmptyState
        level={1}
        icon="people"
        title="Settings are for referees"
        actions={<ButtonLink to={EMPLOYEE_PATH}>What a referee does</ButtonLink>}
      >
        <p>There is nothing to set yet.</p>
      </EmptyState>
    );
  return (
    <>
      <ScreenHead title="Settings" />
      <div className="grid gap-5 max-w-3xl mt-7">
        <PaceCard referee={referee} />
        <PlaceCard referee={referee} />
        <LeaveCard referee={referee} />
      </div>
    </>
  );
}

/** Leaving as a referee: what happens to claimed requests, and to earnings. */
function LeaveCard({ referee }: { referee: Referee }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isBusy, problem, run } = useAction();
  const leave = async () => {
    const isDone = await run(async () => {
      takeReferee(queries, await repeatCall(() => ask("leaveReferees")));
    }, `You are no referee at ${referee.companyName} any more.`);
    if (isDone) await navigate(EMPLOYEE_PATH);
  };
  return (
    <section aria-labelledby="leave-title" className="card grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="leave-title" className="text-xl">
            Leave
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            What you have in hand goes back to the pool. What you earned stays yours.
          </p>
        </div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setAsking(true)}
        >
          Leave…
        </Button>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={`Leave as a referee at ${referee.companyName}?`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Stay
            </Button>
            <Button variant="danger" busy={isBusy} busyLabel="One moment…" onClick={() => void leave()}>
              Leave
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>
            Requests in your hands go back to the pool of {referee.companyName} at once, and no new ones reach you. To
            come back, you prove your work address again.
          </p>
          <ProblemAlert problem={problem} />
        </div>
      </Dialog>
    </section>
  );
}

/** A referee's workload: a pause, and the number of requests a week. */
function PaceCard({ referee }: { referee: Referee }) {
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

// Leaving as a referee: what happens to claimed requests, and to earnings.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { EMPLOYEE_PATH } from "../../../../contract/paths.ts";
import type { Referee } from "../../../../contract/referrals/referees-wire.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../ui/dialog.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { takeReferee } from "../referee-queries.ts";

export function LeaveCard({ referee }: { referee: Referee }) {
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

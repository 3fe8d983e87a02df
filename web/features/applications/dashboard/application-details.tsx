// An opened application: its timeline, what it was sent with, and its actions.
import { useState } from "react";
import { Link } from "react-router";
import { mayWithdraw } from "../../../../contract/applications/rules.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { bandOf } from "../../../../contract/matching/rules.ts";
import { jobPath } from "../../../../contract/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { RowFact } from "../../../ui/rows/opening-row.tsx";
import { Timeline } from "../../../ui/rows/timeline.tsx";
import { ExternalProgress } from "./external-progress.tsx";
import { stepsOf } from "./progress.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

export function ApplicationDetails({ sent, id }: { sent: Application; id: string }) {
  const isExternal = sent.kind === "EXTERNAL";
  return (
    <div
      id={id}
      className="grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] gap-y-6 gap-x-10 p-5 border-t border-t-line max-md:grid-cols-[minmax(0,1fr)] max-md:p-4"
    >
      <section aria-label="Timeline">
        <h4 className="row-head">Timeline</h4>
        <Timeline steps={stepsOf(sent)} />
      </section>
      <section aria-label={isExternal ? "Your progress" : "What you sent"}>
        <h4 className="row-head">{isExternal ? "On the employer’s site" : "What you sent"}</h4>
        <Facts sent={sent} />
        {isExternal ? <ExternalProgress sent={sent} /> : <Withdrawing sent={sent} />}
      </section>
    </div>
  );
}

function Facts({ sent }: { sent: Application }) {
  const { cv, matchingScore, jobUrl, isJobOpen } = sent;
  return (
    <ul className="grid gap-2 text-sm/body text-ink-soft [&>li]:flex [&>li]:gap-2.5 [&>li]:wrap-anywhere [&_strong]:font-semibold [&_strong]:text-ink">
      <RowFact icon="briefcase">
        <Link to={jobPath({ id: sent.jobId, companyName: sent.companyName })} className="text-link">
          See the job
        </Link>
      </RowFact>
      {cv && (
        <RowFact icon="document">
          <strong>{cv.fileName}</strong>, uploaded {dayOf(cv.uploadedAt)}
        </RowFact>
      )}
      {matchingScore >= 0 && (
        <RowFact icon="spark">
          Match score <strong>{matchingScore}</strong>, {bandOf(matchingScore).words.toLowerCase()}, when you applied
        </RowFact>
      )}
      {jobUrl && (
        <RowFact icon="external">
          <a href={jobUrl} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
            The job on the employer’s site
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </RowFact>
      )}
      {!isJobOpen && <RowFact icon="clock">The job takes no new applications; yours goes on.</RowFact>}
    </ul>
  );
}

function Withdrawing({ sent }: { sent: Application }) {
  const [isOpen, setOpen] = useState(false);
  if (!mayWithdraw(sent.status) && !isOpen) return null;
  return (
    <p className="sent-buttons">
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        Withdraw…
      </Button>
      <WithdrawDialog sent={sent} isOpen={isOpen} onClose={() => setOpen(false)} />
    </p>
  );
}

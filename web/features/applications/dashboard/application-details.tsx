// An application opened: its timeline, what it was sent with, and what its sender can do.
import { useState } from "react";
import { Link } from "react-router";
import { mayWithdraw } from "../../../../contract/application-words.ts";
import type { Application } from "../../../../contract/applications.ts";
import { jobPath } from "../../../../contract/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ExternalProgress } from "./external-progress.tsx";
import { showDay } from "./show-day.ts";
import { Timeline } from "./timeline.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

export function ApplicationDetails({ sent, id }: { sent: Application; id: string }) {
  const isExternal = sent.kind === "EXTERNAL";
  return (
    <div id={id} className="sent-details">
      <section aria-label="Timeline">
        <h4 className="sent-head">Timeline</h4>
        <Timeline sent={sent} />
      </section>
      <section aria-label={isExternal ? "Your progress" : "What you sent"}>
        <h4 className="sent-head">{isExternal ? "On the employer’s site" : "What you sent"}</h4>
        <Facts sent={sent} />
        {isExternal ? <ExternalProgress sent={sent} /> : <Withdrawing sent={sent} />}
      </section>
    </div>
  );
}

function Facts({ sent }: { sent: Application }) {
  const { cv, matchingScore, jobUrl, isJobOpen } = sent;
  return (
    <ul className="sent-facts">
      <li>
        <Icon name="briefcase" size={18} className="sent-fact-sign" />
        <Link to={jobPath({ id: sent.jobId, companyName: sent.companyName })} className="text-link">
          See the job
        </Link>
      </li>
      {cv && (
        <li>
          <Icon name="document" size={18} className="sent-fact-sign" />
          <span>
            <strong>{cv.fileName}</strong>, uploaded {showDay(cv.uploadedAt)}
          </span>
        </li>
      )}
      {matchingScore >= 0 && (
        <li>
          <Icon name="spark" size={18} className="sent-fact-sign" />
          <span>
            Match score <strong>{matchingScore}</strong> when you applied
          </span>
        </li>
      )}
      {jobUrl && (
        <li>
          <Icon name="external" size={18} className="sent-fact-sign" />
          <a href={jobUrl} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
            The job on the employer’s site
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      )}
      {!isJobOpen && (
        <li>
          <Icon name="clock" size={18} className="sent-fact-sign" />
          <span>The job takes no new applications; yours goes on.</span>
        </li>
      )}
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

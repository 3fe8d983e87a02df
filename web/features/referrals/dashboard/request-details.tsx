// An opened request: its timeline, what was sent, the outcome, and the candidate's actions.

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/referrals.ts";
import { bandOf } from "../../../../contract/matching/rules.ts";
import { jobPath } from "../../../../contract/paths.ts";
import { WITHDRAWABLE } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequest, ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { opensDialog } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rich } from "../../../ui/rich.tsx";
import { RowFact } from "../../../ui/rows/opening-row.tsx";
import { Timeline } from "../../../ui/rows/timeline.tsx";
import { saveAs } from "../../../ui/save-as.ts";
import { strong } from "../../../ui/tags.tsx";
import { requestQuery } from "../request-queries.ts";
import { FeedbackDialog } from "../results/feedback-dialog.tsx";
import { DISPUTE_TEXTS } from "../status-words.ts";
import { ConfirmDialog, DisputeDialog, WithdrawDialog } from "./change-dialogs.tsx";
import { stepsOf } from "./progress.ts";

export function RequestDetails({ request, id }: { request: ReferralRequest; id: string }) {
  const query = useQuery(requestQuery(request.id));
  const { data } = query;
  return (
    <div
      id={id}
      className="grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] gap-y-6 gap-x-10 p-5 border-t border-t-line max-md:grid-cols-[minmax(0,1fr)] max-md:p-4"
    >
      {data ? (
        <>
          <Outcome request={data} />
          <section aria-label={t.timeline}>
            <h4 className="row-head">{t.timeline}</h4>
            <Timeline steps={stepsOf(data)} />
          </section>
          <section aria-label={t.whatYouSent}>
            <h4 className="row-head">{t.whatYouSent}</h4>
            <Facts request={data} />
          </section>
        </>
      ) : (
        <LoadState
          query={query}
          title={t.thisCouldNotBeLoaded}
          label={t.theRequestIsBeingLoaded}
          sizes={["h-6 w-40", "h-24"]}
        />
      )}
    </div>
  );
}

function Outcome({ request }: { request: ReferralRequestDetails }) {
  const buttons = buttonsOf(request);
  const isProven = request.reference !== null || request.hasProof;
  if (!isProven && !request.dispute && buttons.length === 0) return null;
  return (
    <div className="grid gap-5 col-span-full pb-5 border-b border-b-line">
      {isProven && <Proof request={request} />}
      {request.dispute && <Dispute dispute={request.dispute} />}
      {buttons.length > 0 && <Actions request={request} buttons={buttons} />}
    </div>
  );
}

function Proof({ request }: { request: ReferralRequestDetails }) {
  const { reference, hasProof, referee } = request;
  return (
    <div className="p-4 rounded-md bg-good-soft [&>.row-head]:mb-1 [&_strong]:font-[650] [&_strong]:wrap-anywhere">
      <h4 className="row-head">{t.proofOfTheReferral}</h4>
      {reference && <p>{rich(t.referenceNumber, { reference, b: strong })}</p>}
      {referee && (
        <p className="text-sm/body text-ink-faint">{fill(t.by, { name: referee.name, title: referee.title })}</p>
      )}
      {hasProof && <ProofButton requestId={request.id} />}
    </div>
  );
}

function Dispute({ dispute }: { dispute: NonNullable<ReferralRequestDetails["dispute"]> }) {
  return (
    <div className="asked-dispute">
      <h4 className="row-head">{t.whatYouSaidIsWrong}</h4>
      <p>{DISPUTE_TEXTS[dispute.reason]}</p>
      {dispute.text && <blockquote className="timeline-message">{dispute.text}</blockquote>}
      {dispute.decision && (
        <>
          <h4 className="row-head mt-4">{t.whatWasDecided}</h4>
          <blockquote className="timeline-message">{dispute.decision}</blockquote>
        </>
      )}
    </div>
  );
}

const CREDIT_TEXTS: Record<ReferralRequest["credit"], string> = {
  NONE: t.noCreditWasTaken,
  HELD: t.oneCreditWaits,
  SPENT: t.oneCreditSpent,
  RETURNED: t.yourCreditCameBack,
};

function Facts({ request }: { request: ReferralRequestDetails }) {
  const { jobId, jobTitle, companyName, jobUrl, cv, matchingScore, note, credit, isJobOpen } = request;
  return (
    <ul className="grid gap-2 text-sm/body text-ink-soft [&>li]:flex [&>li]:gap-2.5 [&>li]:wrap-anywhere [&_strong]:font-semibold [&_strong]:text-ink">
      <RowFact icon="briefcase">
        {jobId ? (
          <Link to={jobPath({ id: jobId, companyName })} className="text-link">
            {isJobOpen === false ? t.theJobWhichIsClosed : t.seeTheJob}
          </Link>
        ) : jobUrl ? (
          <a href={jobUrl} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
            {jobTitle}
            <span className="sr-only"> {t.opensInANewTab}</span>
          </a>
        ) : (
          jobTitle
        )}
      </RowFact>
      {cv && (
        <RowFact icon="document">
          <span>{rich(t.uploaded, { fileName: cv.fileName, uploadedAt: dayOf(cv.uploadedAt), b: strong })}</span>
          {cv.isDeleted && <span> {t.deletedSince}</span>}
        </RowFact>
      )}
      {matchingScore >= 0 && (
        <RowFact icon="spark">
          {rich(t.matchScoreWhenYouAsked, {
            matchingScore,
            words: bandOf(matchingScore).words.toLowerCase(),
            b: strong,
          })}
        </RowFact>
      )}
      <RowFact icon="wallet">{CREDIT_TEXTS[credit]}</RowFact>
      {note && (
        <RowFact icon="chat">
          <q className="block whitespace-pre-line">{note}</q>
        </RowFact>
      )}
    </ul>
  );
}

type ActionButton = {
  opens: "feedback" | "confirm" | "dispute" | "withdraw";
  label: string;
  variant: "primary" | "secondary";
};

function buttonsOf({ status, feedback, declined }: ReferralRequestDetails): ActionButton[] {
  const isReferred = status === "REFERRED";
  const all: [boolean, ActionButton][] = [
    [isReferred, { opens: "confirm", label: t.confirm2, variant: "primary" }],
    [isReferred, { opens: "dispute", label: t.somethingIsWrong, variant: "secondary" }],
    [feedback !== null || declined.length > 0, { opens: "feedback", label: t.viewFeedback, variant: "secondary" }],
    [WITHDRAWABLE.some((one) => one === status), { opens: "withdraw", label: t.withdraw2, variant: "secondary" }],
  ];
  return all.flatMap(([isOn, button]) => (isOn ? [button] : []));
}

function Actions({ request, buttons }: { request: ReferralRequestDetails; buttons: readonly ActionButton[] }) {
  const [opened, setOpened] = useState<ActionButton["opens"] | null>(null);
  const dialog = (name: ActionButton["opens"]) => ({ isOpen: opened === name, onClose: () => setOpened(null) });
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {buttons.map(({ opens, label, variant }) => (
          <Button key={opens} variant={variant} size="sm" {...opensDialog} onClick={() => setOpened(opens)}>
            {label}
          </Button>
        ))}
      </p>
      <FeedbackDialog
        company={{ id: request.companyId, name: request.companyName }}
        requestId={request.id}
        feedback={request.feedback}
        declined={request.declined}
        {...dialog("feedback")}
      />
      <ConfirmDialog request={request} {...dialog("confirm")} />
      <DisputeDialog request={request} {...dialog("dispute")} />
      <WithdrawDialog request={request} {...dialog("withdraw")} />
    </>
  );
}

function ProofButton({ requestId }: { requestId: string }) {
  const { isBusy, problem, run } = useAction();
  const save = () =>
    run(async () => {
      const { url } = await repeatCall(() => ask("getReferralProof", { params: { requestId } }));
      saveAs(url, "referral-proof");
    });
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel={t.beingFetched} onClick={() => void save()}>
        <Icon name="download" size={18} />
        {t.saveTheProof}
      </Button>
      <ProblemAlert problem={problem} />
    </div>
  );
}

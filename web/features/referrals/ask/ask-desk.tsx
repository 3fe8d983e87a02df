// The panel before sending a request: match, credits, and the send button.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/referrals.ts";
import { plansPath } from "../../../../contract/paths.ts";
import type { AlignmentFeedback, AskedReferral } from "../../../../contract/referrals/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { creditsKey, referralRequestsKey } from "../../../session/candidate-keys.ts";
import { creditsQuery } from "../../../session/credits-query.ts";
import { type FormProblem, problemOf } from "../../../session/form-problem.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useSession } from "../../../session/session-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rich } from "../../../ui/rich.tsx";
import { strong } from "../../../ui/tags.tsx";
import { FeedbackDialog } from "../results/feedback-dialog.tsx";
import { RequestResult } from "../results/result-dialog.tsx";
import { type AskDraft, type ChosenJob, EMPTY_DRAFT, flawOf, jobBody } from "./ask-draft.ts";
import type { AskPanelProps } from "./ask-panel.tsx";
import { askStore, changeDraft, useAskDraft } from "./ask-store.ts";
import { MatchPreview } from "./match-preview.tsx";
import { isRefusal, usePreviewQuery } from "./preview-query.ts";

export function AskDesk(props: AskPanelProps) {
  const { tokenData } = useSession();
  if (tokenData?.userType !== "General_User")
    return (
      <Alert tone="info" title={t.thisAccountAsksForNoReferrals}>
        {t.accountsThatRunTheSiteDoNot}
      </Alert>
    );
  return (
    <QueryProvider>
      <Desk {...props} />
    </QueryProvider>
  );
}

function Desk({ company, job, referees, here, onAddCv }: AskPanelProps) {
  const { draft, isReady } = useAskDraft(company.id);
  const [result, setResult] = useState<AskedReferral | null>(null);
  const { isBusy, problem, send } = useSending({ companyId: company.id, job, draft, onAnswer: setResult });
  const options = usePreviewQuery(company.id, job, draft);
  const { data, error, isFetching, refetch } = useQuery(options);
  const preview = data ?? null;
  const shortfall = options.enabled && preview?.type === "RequestRejected" ? preview.feedback : null;
  return (
    <>
      {job && (
        <MatchPreview
          isAsked={options.enabled === true}
          onAgain={() => void refetch()}
          {...{ preview, error, isFetching, here, onAddCv }}
        />
      )}
      {shortfall ? (
        <Shortfall company={company} feedback={shortfall} />
      ) : (
        <>
          <CreditLine here={here} />
          <Button
            variant="accent"
            busy={isBusy}
            busyLabel={t.sending}
            aria-disabled={!isReady || undefined}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => isReady && send()}
          >
            {t.sendRequest}
          </Button>
        </>
      )}
      <ProblemAlert problem={problem} />
      <RequestResult
        result={result}
        company={company}
        referees={referees}
        here={here}
        onClose={() => setResult(null)}
      />
    </>
  );
}

/** Replaces sending when the match is too low: what is missing, and what would be enough. */
function Shortfall({ company, feedback }: Pick<AskPanelProps, "company"> & { feedback: AlignmentFeedback }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="accent" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setOpen(true)}>
        {t.seeWhatIsMissing}
      </Button>
      <FeedbackDialog
        company={company}
        requestId={null}
        feedback={feedback}
        title={t.whatIsMissing}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function CreditLine({ here }: { here: string }) {
  const { data } = useQuery(creditsQuery);
  if (!data) return null;
  const { balance, held } = data;
  return (
    <p className="flex gap-2.5 text-sm/body text-ink-soft [&_strong]:font-semibold [&_strong]:text-ink">
      <Icon name="wallet" size={18} className="mt-[0.15rem] text-ink-faint" />
      <span>
        {balance === 0 ? (
          <>
            {held > 0 ? fill(t.youHaveNoCreditsLeftAndSomeWait, { held }) : t.youHaveNoCreditsLeft}{" "}
            <Link to={plansPath(here)} className="text-link">
              {t.seePlans}
            </Link>
          </>
        ) : (
          rich(t.thisTakes1OfYourCreditsIt, { balance, b: strong })
        )}
      </span>
    </p>
  );
}

type Sending = {
  companyId: string;
  job: ChosenJob | null;
  draft: AskDraft;
  onAnswer: (answer: AskedReferral) => void;
};

/** Sends the request: under one key until it is answered, and without losing typed text. */
function useSending({ companyId, job, draft, onAnswer }: Sending) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const send = async () => {
    setProblem(job ? null : { title: t.pleasePickAJobFirst, code: null });
    const flaw = job && flawOf(job, draft);
    if (flaw) askStore.set({ flaw });
    if (!job || flaw) return;
    const note = draft.note.trim();
    const body = { ...jobBody(companyId, job, draft), ...(note && { note }) };
    setBusy(true);
    try {
      const key = keyOf(draft, JSON.stringify(body));
      const answer = await repeatCall(() => ask("askReferral", { body, key }));
      changeDraft(answer.type === "RequestAccepted" ? EMPTY_DRAFT : { sent: null });
      void queries.invalidateQueries({ queryKey: creditsKey });
      void queries.invalidateQueries({ queryKey: referralRequestsKey });
      onAnswer(answer);
    } catch (error) {
      if (isRefusal(error)) changeDraft({ sent: null });
      const told = problemOf(error, { isOnline: navigator.onLine, now: new Date() });
      // An error of a form field is shown beside it.
      if (told.field && document.getElementById(`field-${told.field}`))
        askStore.set({ flaw: { field: told.field, title: told.title } });
      else setProblem(told);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, send: () => void (isBusy || send()) };
}

/** The same key for an equal request until the server has answered, also after a reload. */
function keyOf({ sent }: AskDraft, text: string): string {
  const kept = sent?.text === text ? sent : { text, key: newCallKey() };
  changeDraft({ sent: kept });
  return kept.key;
}

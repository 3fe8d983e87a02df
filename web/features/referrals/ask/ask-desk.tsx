// The panel before sending a request: match, credits, and the send button.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { plansPath, requestPath } from "../../../../contract/paths.ts";
import type { AlignmentFeedback, AskedReferral } from "../../../../contract/referrals/wire.ts";
import { ask } from "../../../session/ask.ts";
import { creditsKey } from "../../../session/candidate-keys.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { useSession } from "../../../session/session-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { FeedbackDialog } from "../results/feedback-dialog.tsx";
import type { AskPanelProps } from "./ask-panel.tsx";
import { MatchPreview } from "./match-preview.tsx";
import { usePreviewQuery } from "./preview-query.ts";
import { useAskDraft } from "./use-ask-draft.ts";
import { useSending } from "./use-sending.ts";
import "../../../styles/people.css";
import { ResultPicture } from "../results/result-picture.tsx";
import { type ResultFacts, resultWords } from "../results/result-words.ts";

export function AskDesk(props: AskPanelProps) {
  const { tokenData } = useSession();
  if (tokenData?.userType !== "General_User")
    return (
      <Alert tone="info" title="This account asks for no referrals">
        Accounts that run the site do not. Please log in with your own account as a candidate.
      </Alert>
    );
  return (
    <QueryProvider>
      <Desk {...props} />
    </QueryProvider>
  );
}

function Desk({ company, job, referees, here }: AskPanelProps) {
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
          {...{ preview, error, isFetching, here }}
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
            busyLabel="Sending…"
            aria-disabled={!isReady || undefined}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => isReady && send()}
          >
            Send request
          </Button>
        </>
      )}
      {problem && (
        <Alert tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Alert>
      )}
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
        See what is missing
      </Button>
      <FeedbackDialog
        company={company}
        requestId={null}
        feedback={feedback}
        title="What is missing"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function CreditLine({ here }: { here: string }) {
  const { data } = useQuery({ queryKey: creditsKey, queryFn: () => ask("getCredits") });
  if (!data) return null;
  const { balance, held } = data;
  return (
    <p className="flex gap-2.5 text-sm/body text-ink-soft [&_strong]:font-semibold [&_strong]:text-ink">
      <Icon name="wallet" size={18} className="mt-[0.15rem] text-ink-faint" />
      <span>
        {balance === 0 ? (
          <>
            You have no credits left{held > 0 && `; ${held} ${held === 1 ? "waits" : "wait"} for an answer`}.{" "}
            <Link to={plansPath(here)} className="text-link">
              See plans
            </Link>
          </>
        ) : (
          <>
            This takes <strong>1 of your {balance === 1 ? "last credit" : `${balance} credits`}</strong>. It comes back
            if nobody answers.
          </>
        )}
      </span>
    </p>
  );
}

type RequestResultProps = {
  result: AskedReferral | null;
  company: { id: string; name: string };
  referees: number | null;
  here: string;
  onClose: () => void;
};

/** The result of a referral request: its dialog, and the feedback that one result leads to. */
function RequestResult({ result, company, referees, here, onClose }: RequestResultProps) {
  const [isReading, setReading] = useState(false);
  // The closing dialog still shows the last result.
  const [last, setLast] = useState(result);
  useEffect(() => {
    if (result) setLast(result);
  }, [result]);
  const shown = result ?? last;
  if (!shown) return null;
  const facts = {
    companyName: company.name,
    requestPath: requestPath(shown.requestId ?? ""),
    here,
    referees,
    score: shown.match?.matchingScore ?? null,
  };
  const read = () => {
    onClose();
    setReading(true);
  };
  return (
    <>
      <ResultDialog result={shown} facts={facts} isOpen={result !== null} onClose={onClose} onFeedback={read} />
      <FeedbackDialog
        company={company}
        requestId={shown.requestId}
        feedback={shown.feedback}
        isOpen={isReading}
        onClose={() => setReading(false)}
      />
    </>
  );
}

type ResultDialogProps = {
  result: AskedReferral;
  facts: ResultFacts;
  isOpen: boolean;
  onClose: () => void;
  onFeedback: () => void;
};

/** The dialog with the result of a referral request. */
function ResultDialog({ result, facts, isOpen, onClose, onFeedback }: ResultDialogProps) {
  const { title, text, button, leads } = resultWords(result.type, facts);
  const press = leads === "feedback" ? onFeedback : onClose;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      actions={
        typeof leads === "object" ? (
          <ButtonLink to={leads.to}>{button}</ButtonLink>
        ) : (
          <Button onClick={press}>{button}</Button>
        )
      }
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 max-w-136 max-sm:grid-cols-[minmax(0,1fr)] max-sm:justify-items-center max-sm:[&>div]:justify-self-stretch">
        <ResultPicture type={result.type} />
        <div>
          <p>{text}</p>
          {result.type === "AlreadyRequested" && result.requestId && (
            <p className="mt-3">
              <Link to={facts.requestPath} className="text-link">
                See where it stands
              </Link>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

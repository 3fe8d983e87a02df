// The dialogs of the apply flow.
import type { ComponentType, ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import { MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";
import { dashboardPath } from "../../../../contract/paths.ts";
import { Button, ButtonLink, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ApplyEvent, Prompt } from "./apply-state.ts";
import type { ApplyFlow, JobToApply } from "./make-apply-flow.ts";

const PROFILE_PATH = "/v2/candidate/profile";

type ApplyPromptsProps = {
  flow: ApplyFlow;
  prompt: Prompt;
  ProfileIncomplete: ComponentType<{ isOpen: boolean; onClose: () => void }>;
};

type Shown = {
  title: string;
  text: string;
  /** Below the text, smaller. */
  note?: ReactNode;
  actions: ReactNode;
  /** Must be answered: a stray click after returning to the tab must not close it. */
  isQuestion?: boolean;
};

export function ApplyPrompts({ flow, prompt, ProfileIncomplete }: ApplyPromptsProps) {
  const { revalidate } = useRevalidator();
  const tell = (event: ApplyEvent) => void flow.tell(event);
  const close = () => {
    tell({ kind: "closed" });
    // The reloaded page of a closed job explains that, and offers other jobs.
    if (prompt.kind === "job-closed") void revalidate();
  };
  if (prompt.kind === "profile-incomplete") return <ProfileIncomplete isOpen onClose={close} />;
  const { title, text, note, actions, isQuestion } = SHOWN[prompt.kind]({ prompt, job: flow.job, tell, close });
  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      actions={actions}
      {...(isQuestion && { blocking: true })}
      role="alertdialog"
    >
      <p>{text}</p>
      {note && <p className="mt-3 text-sm/body text-ink-soft">{note}</p>}
    </Dialog>
  );
}

type Given = { prompt: Prompt; job: JobToApply; tell: (event: ApplyEvent) => void; close: () => void };

const SHOWN: Record<Exclude<Prompt["kind"], "profile-incomplete">, (given: Given) => Shown> = {
  "have-you-applied": ({ job, tell }) => ({
    title: "Have you applied for this job?",
    text: `${job.companyName} takes applications on its own site. Say yes once yours is sent, and it is kept with your others.`,
    isQuestion: true,
    actions: (
      <>
        <Button variant="secondary" onClick={() => tell({ kind: "answered", hasApplied: false })}>
          No
        </Button>
        <Button onClick={() => tell({ kind: "answered", hasApplied: true })}>Yes</Button>
      </>
    ),
  }),
  "go-out": ({ job, tell, close }) => ({
    title: `Go on to ${job.companyName}`,
    text: `${job.companyName} takes applications on its own site, which opens in a new tab. This page stays here for when you come back.`,
    actions: (
      <>
        <Button variant="secondary" onClick={close}>
          Not now
        </Button>
        {/* The dialog removes the link; the browser follows it first. */}
        <a
          href={job.externalUrl ?? ""}
          target="_blank"
          rel="noopener nofollow"
          className={buttonClass()}
          onClick={() => setTimeout(() => tell({ kind: "went-out" }))}
        >
          Open company site
          <Icon name="external" size={18} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </>
    ),
  }),
  "low-score": ({ prompt, tell, close }) => ({
    title: "Low Score Detected!",
    text: "Your matching score is low. We recommend improving your profile before applying. If you still want to apply, please click on the button below.",
    note: (
      <>
        {"score" in prompt &&
          prompt.score !== null &&
          `Your score for this job: ${prompt.score} of ${MAX_SHOWN_SCORE}. `}
        <ProfileLink>Improve your profile</ProfileLink>
      </>
    ),
    actions: (
      <>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <Button onClick={() => tell({ kind: "applies-anyway" })}>Apply Anyway</Button>
      </>
    ),
  }),
  "score-pending": ({ close }) => ({
    title: "Failed to apply",
    text: "Your matching scores are still being processed, try again in a few minutes.",
    note: (
      <>
        If it stays like this, your skills or years may be missing. <ProfileLink>Look at your profile</ProfileLink>
      </>
    ),
    actions: <Okay close={close} />,
  }),
  submitted: ({ close }) => ({
    title: "Application Submitted",
    text: "Your job application has been successfully submitted!",
    actions: <ToDashboard close={close} />,
  }),
  "already-submitted": ({ close }) => ({
    title: "Already submitted",
    text: "You have already applied for this job. Check your dashboard for reference.",
    actions: <ToDashboard close={close} />,
  }),
  failed: ({ tell, close }) => ({
    title: "Application Failed",
    text: "We couldn't submit your application. Please try again later.",
    actions: <TryAgain tell={tell} close={close} />,
  }),
  "went-wrong": ({ tell, close }) => ({
    title: "Something Went Wrong!",
    text: "Looks like something went wrong. Please try again later.",
    actions: <TryAgain tell={tell} close={close} />,
  }),
  "job-closed": ({ close }) => ({
    title: "This job is closed",
    text: "It was taken off while this page was open, so your application was not sent. Similar jobs are still there.",
    actions: <Okay close={close} />,
  }),
  "not-a-candidate": ({ close }) => ({
    title: "This account does not apply",
    text: "Accounts of people who hire or run the site send no applications. Please log in with your own account as a candidate.",
    actions: <Okay close={close} />,
  }),
};

const Okay = ({ close }: Pick<Given, "close">) => <Button onClick={close}>Okay</Button>;

const TryAgain = ({ tell, close }: Pick<Given, "tell" | "close">) => (
  <>
    <Button variant="secondary" onClick={close}>
      Close
    </Button>
    <Button onClick={() => tell({ kind: "retried" })}>Try again</Button>
  </>
);

const ToDashboard = ({ close }: Pick<Given, "close">) => (
  <>
    <Button variant="secondary" onClick={close}>
      Okay
    </Button>
    <ButtonLink to={dashboardPath("applications")}>View dashboard</ButtonLink>
  </>
);

const ProfileLink = ({ children }: { children: ReactNode }) => (
  <Link to={PROFILE_PATH} className="text-link">
    {children}
  </Link>
);

// The apply flow in the browser: performs each task, reports its outcome to the flow as an event, and shows its dialogs.

import type { ComponentType, ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import { t } from "#messages/applications.ts";
import type { Application } from "../../../../contract/applications/wire.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { CallError } from "../../../../contract/call-error.ts";
import { MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";
import { dashboardPath } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { percentageKey } from "../../../session/candidate-keys.ts";
import { readFollowedShare } from "../../../session/followed-share.ts";
import { keepPendingApply } from "../../../session/pending-apply.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { check, setPendingApply } from "../../../session/session-actions.ts";
import { sessionStore } from "../../../session/session-state.ts";
import { Button, ButtonLink, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rich } from "../../../ui/rich.tsx";
import { unseen } from "../../../ui/tags.tsx";
import { showProgress } from "../../../ui/toast.ts";
import { appliedTo, noteApplied } from "../applied/applied-store.ts";
import { isAppliedTo, noteSent } from "../applied/find-application.ts";
import { setUndoable } from "../undo/undo-store.ts";
import {
  type ApplyEvent,
  type ApplyFacts,
  type ApplyState,
  type ApplyWorld,
  IDLE,
  type JobToApply,
  nextStep,
  type Prompt,
  type Task,
  type Typed,
  toldBy,
} from "./apply-flow.ts";
import { LastLook } from "./last-look.tsx";
import { sourceOfVisit } from "./visit-source.ts";

/** Index of the completion section that must not be empty. */
const RESUME_SECTION = 2;

/** Returns the function that sends the flow an event. */
export function runApply(world: ApplyWorld): (event: ApplyEvent) => void {
  const { job, weigh, signIn } = world;
  let state = IDLE;
  const show = (next: ApplyState) => {
    state = next;
    world.show(next);
  };
  const submit = makeSender(world);
  const work: Record<Task, () => Promise<ApplyEvent | null>> = {
    "sign-in": () => signIn().then(nothing),
    remember: () => keepPendingApply({ jobId: job.id, url: window.location.href, note: state.note }).then(nothing),
    forget: () => setPendingApply(null).then(nothing),
    find: async () => ({ kind: "found", isApplied: await orNull(isAppliedTo(job)) }),
    weigh: async () => ({ kind: "weighed", weight: await weigh() }),
    "read-completion": async () => ({ kind: "completion", percent: await orNull(readCompletion()) }),
    submit: () => submit(state),
  };
  async function go(event: ApplyEvent): Promise<void> {
    const [next, task] = nextStep(state, event, factsOf(job));
    show(next);
    const outcome = task && (await work[task]());
    if (outcome) await go(outcome);
  }
  /** Loads the session first if it is not known yet. */
  async function begin(event: ApplyEvent): Promise<void> {
    if (state.phase !== "idle") return;
    if (sessionStore.read().isLoggedIn === undefined) {
      show({ ...state, phase: "checking" });
      await check();
    }
    await go(event);
  }
  return (event) => void begin(event);
}

const nothing = () => null;

function factsOf(job: JobToApply): ApplyFacts {
  const { isLoggedIn, tokenData } = sessionStore.read();
  return {
    isSignedIn: isLoggedIn === true,
    isCandidate: tokenData?.userType === "General_User",
    applied: appliedTo(job.id),
    leadsOut: job.externalUrl !== null,
    isSentHere: !job.isExternal,
  };
}

/** Null when the API failed: the flow then stops, so that no application is sent twice. */
const orNull = <Answer,>(work: Promise<Answer>): Promise<Answer | null> =>
  work.catch((error: unknown) => {
    if (error instanceof CallError) return null;
    throw error;
  });

async function readCompletion(): Promise<number> {
  const params = { email: sessionStore.read().tokenData?.email ?? "" };
  const found = await repeatCall(() => ask("getProfilePercentage", { params }));
  personQueryClient().setQueryData(percentageKey, found);
  return found.candidate[RESUME_SECTION]?.curPerc ?? 0;
}

/** Longest address that the server accepts. */
const MAX_ADDRESS = 2_000;

/** Returns the function that sends an application. An equal body is sent under the same key, so that it counts once. */
function makeSender({ job, weigh }: ApplyWorld): (state: ApplyState) => Promise<ApplyEvent> {
  let last: { text: string; key: string } | null = null;
  const keyOf = (body: object) => {
    const text = JSON.stringify(body);
    if (last?.text !== text) last = { text, key: newCallKey() };
    return last.key;
  };
  const sendHere = async ({ score, acceptsLowScore, note, asked }: ApplyState) => {
    const referAndEarnId = await readFollowedShare(job.id);
    const body = {
      jobId: job.id,
      companyName: job.companyName,
      jobPortal: BRAND_NAME,
      matchingScore: score,
      ...(referAndEarnId && { referAndEarnId }),
      ...(acceptsLowScore && { acceptLowScore: true }),
      ...(note.trim() && { note: note.trim() }),
      source: sourceOfVisit(),
      ...(asked && { questionsVersion: asked.version, answers: [...asked.answers] }),
    };
    return repeatCall(() => ask("applyToJob", { body, key: keyOf(body) }));
  };
  const sendElsewhere = async ({ score }: ApplyState) => {
    // An external application skips the step that calculates the score.
    const weight = await weigh();
    const { href, origin, pathname } = window.location;
    const body = {
      jobId: job.id,
      ...(job.externalUrl && job.externalUrl.length <= MAX_ADDRESS && { jobPortal: job.externalUrl }),
      jobUrl: href.length <= MAX_ADDRESS ? href : origin + pathname,
      matchingScore: weight.kind === "score" ? weight.score : score,
    };
    return repeatCall(() => ask("recordExternalApplication", { body, key: keyOf(body) }));
  };

  return async (state) => {
    const finish = showProgress(t.applying2);
    try {
      const sent = await (job.isExternal ? sendElsewhere(state) : sendHere(state));
      // Should it be undone, the next try is another intent.
      last = null;
      await noteSent(job.id, sent);
      finish();
      return { kind: "accepted", canUndo: offerUndo(sent) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { status, refusal } = error;
      // What this key sent may have been undone elsewhere.
      if (status === 404) last = null;
      const code = refusal?.errorCode ?? null;
      const told = toldBy(status, code);
      if (told?.kind === "already-submitted") noteApplied(job.id);
      finish(told?.kind === "failed" ? { kind: "error", text: t.failedToSubmitApplication } : undefined);
      return { kind: "refused", status, code };
    }
  };
}

/** Shows the bar that undoes it, while it can be undone; whether it does. */
function offerUndo({ id, jobId, companyName, undoSeconds }: Application): boolean {
  if (undoSeconds <= 0) return false;
  const owner = sessionStore.read().tokenData?.claims.sub ?? "";
  setUndoable({ applicationId: id, jobId, companyName, owner, until: Date.now() + undoSeconds * 1_000 });
  return true;
}

type UploadDialog = ComponentType<{ isOpen: boolean; onClose: () => void }>;

type ApplyPromptsProps = {
  job: JobToApply;
  tell: (event: ApplyEvent) => void;
  prompt: Prompt;
  /** As the flow knows them. */
  score: number;
  note: string;
  typed: Typed;
  ProfileIncomplete: UploadDialog;
  ReplaceCv: UploadDialog;
};

/** The dialogs. */
export function ApplyPrompts(props: ApplyPromptsProps) {
  const { job, tell, prompt, score, note, typed, ProfileIncomplete, ReplaceCv } = props;
  const { revalidate } = useRevalidator();
  const isQuestion = prompt.kind === "have-you-applied";
  const close = () => {
    tell(isQuestion ? { kind: "answered", hasApplied: false } : { kind: "closed" });
    // The reloaded page of a closed job explains that, and offers other jobs.
    if (prompt.kind === "job-closed") void revalidate();
  };
  if (prompt.kind === "profile-incomplete") return <ProfileIncomplete isOpen onClose={close} />;
  if (prompt.kind === "replace-cv") return <ReplaceCv isOpen onClose={close} />;
  if (prompt.kind === "last-look")
    return <LastLook {...{ job, score, note, typed, tell }} hasChanged={prompt.hasChanged ?? false} onClose={close} />;
  const { title, text, aside, dismiss = t.okay, next } = SHOWN[prompt.kind]({ prompt, job, tell });
  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant={next ? "secondary" : "primary"} onClick={close}>
            {dismiss}
          </Button>
          {next}
        </>
      }
      // Must be answered: a stray click after returning to the tab must not close it.
      blocking={isQuestion}
      role="alertdialog"
    >
      <p>{text}</p>
      {aside && <p className="mt-3 text-sm/body text-ink-soft">{aside}</p>}
    </Dialog>
  );
}

type Shown = {
  title: string;
  text: string;
  /** Below the text, smaller. */
  aside?: ReactNode;
  /** The button that closes it. */
  dismiss?: string;
  /** The button that goes on. */
  next?: ReactNode;
};

type Given = Pick<ApplyPromptsProps, "prompt" | "job" | "tell">;

const SHOWN: Record<
  Exclude<Prompt["kind"], "profile-incomplete" | "replace-cv" | "last-look">,
  (given: Given) => Shown
> = {
  "have-you-applied": ({ job, tell }) => ({
    title: t.haveYouAppliedForThisJob,
    text: fill(t.takesApplicationsOnItsOwnSiteSay, { companyName: job.companyName }),
    dismiss: t.noWord,
    next: <Button onClick={() => tell({ kind: "answered", hasApplied: true })}>{t.yesWord}</Button>,
  }),
  "go-out": ({ job, tell }) => ({
    title: fill(t.goOnTo, { companyName: job.companyName }),
    text: fill(t.takesApplicationsOnItsOwnSite3, { companyName: job.companyName }),
    dismiss: t.notNow,
    next: (
      // The dialog removes the link; the browser follows it first.
      <a
        href={job.externalUrl ?? ""}
        target="_blank"
        rel="noopener nofollow"
        className={buttonClass()}
        onClick={() => setTimeout(() => tell({ kind: "went-out" }))}
      >
        {rich(t.openCompanySiteOpensInANew, { icon: () => <Icon name="external" size={18} />, span: unseen })}
      </a>
    ),
  }),
  "low-score": ({ prompt, tell }) => ({
    title: t.lowScoreDetected,
    text: t.yourMatchingScoreIsLowWe,
    aside: (
      <>
        {"score" in prompt &&
          prompt.score !== null &&
          fill(t.yourScoreForThisJobOf, { score: prompt.score, maxShownScore: MAX_SHOWN_SCORE })}
        <ProfileLink>{t.improveYourProfile}</ProfileLink>
      </>
    ),
    dismiss: t.cancel,
    next: <Button onClick={() => tell({ kind: "applies-anyway" })}>{t.applyAnyway}</Button>,
  }),
  "score-pending": () => ({
    title: t.failedToApply,
    text: t.yourMatchingScoresAreStillBeing,
    aside: <>{rich(t.ifItStaysLikeThisYourSkills, { profileLink: (words) => <ProfileLink>{words}</ProfileLink> })}</>,
  }),
  submitted: () => ({
    title: t.applicationSubmitted,
    text: t.yourJobApplicationHasBeen,
    next: TO_DASHBOARD,
  }),
  "already-submitted": () => ({
    title: t.alreadySubmitted,
    text: t.youHaveAlreadyAppliedForThisJob,
    next: TO_DASHBOARD,
  }),
  failed: retried(t.applicationFailed, t.weCouldntSubmitYourApplication),
  "went-wrong": retried(t.somethingWentWrong, t.looksLikeSomethingWentWrong),
  "job-closed": () => ({
    title: t.thisJobIsClosed,
    text: t.itWasTakenOffWhileThisPage,
  }),
  "not-a-candidate": () => ({
    title: t.thisAccountDoesNotApply,
    text: t.accountsOfPeopleWhoHireOrRun,
  }),
};

function retried(title: string, text: string) {
  return ({ tell }: Given): Shown => ({
    title,
    text,
    dismiss: t.close,
    next: <Button onClick={() => tell({ kind: "retried" })}>{t.tryAgain}</Button>,
  });
}

const TO_DASHBOARD = <ButtonLink to={dashboardPath("applications")}>{t.viewDashboard}</ButtonLink>;

const ProfileLink = ({ children }: { children: ReactNode }) => (
  <Link to="/v2/candidate/profile" className="text-link">
    {children}
  </Link>
);

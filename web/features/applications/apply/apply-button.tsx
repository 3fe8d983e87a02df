// The apply button of a job's page: for visitors a link to sign-in and back, for candidates the apply flow, then the
// application's status.

import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { t } from "#messages/applications.ts";
import { fill } from "../../../../messages/fill.ts";
import { joinPath } from "../../../session/guest-intent.ts";
import { isPendingHere, keepPendingApply, takePendingApply } from "../../../session/pending-apply.ts";
import { useSession } from "../../../session/session-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { whenAtRest } from "../../../ui/at-rest.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { rich } from "../../../ui/rich.tsx";
import { routePath, sitePath } from "../../../ui/site-path.ts";
import { unseen } from "../../../ui/tags.tsx";
import { showToast } from "../../../ui/toast.ts";
import { usePassedFocus } from "../../../ui/use-passed-focus.ts";
import { useApplied } from "../applied/use-applied.ts";
import type { ApplyEvent, ApplyState, ApplyWorld, JobToApply } from "./apply-flow.ts";

const loadLive = () => import("./live-apply.tsx");
const ApplyPrompts = lazyPart(async () => (await loadLive()).ApplyPrompts);

type ApplyButtonProps = Pick<ApplyWorld, "job" | "weigh"> & {
  /** The 'Profile Incomplete' dialog, with a way to upload a résumé. */
  ProfileIncomplete: ComponentType<{ isOpen: boolean; onClose: () => void }>;
  /** Uploads another CV. */
  ReplaceCv: ComponentType<{ isOpen: boolean; onClose: () => void }>;
  /** Stands beside the button: on phones both are in the bar at the bottom (jobs.css). */
  beside: ReactNode;
};

/** For one job: use the job's id as the component's key. */
export function ApplyButton({ job, weigh, ProfileIncomplete, ReplaceCv, beside }: ApplyButtonProps) {
  const { isLoggedIn } = useSession();
  const signIn = useSignIn(job);
  const [state, show] = useState<ApplyState | null>(null);
  const [flow] = useState(() => makeFlow({ job, weigh, signIn, show }));
  const { phase, prompt, score, note, typed } = state ?? NOTHING;
  const applied = useApplied(job.id);
  const pass = usePassedFocus();
  const way = useRef<HTMLDivElement>(null);
  useResume(job, flow, phase === "idle" && prompt === null);
  useModal(prompt !== null, way);
  return (
    <div
      ref={way}
      tabIndex={-1}
      className="apply-way grid gap-2.5 outline-offset-[0.375rem] focus:not-focus-visible:outline-none"
    >
      {applied === "yes" ? (
        <AppliedSlot job={job} />
      ) : (
        <p className="text-sm/body text-ink-soft mb-1.5">{tellHow(job, isLoggedIn !== true)}</p>
      )}
      <div className="apply-bar">
        {applied !== "yes" &&
          (isLoggedIn ? (
            <Press job={job} flow={flow} phase={phase} pass={pass} />
          ) : (
            <VisitorLink job={job} pass={pass} go={() => (isLoggedIn === false ? signIn() : flow.tell(RESUMED))} />
          ))}
        {beside}
      </div>
      {applied !== "yes" && isLoggedIn && job.externalUrl !== null && phase === "idle" && (
        <button
          type="button"
          className="text-link justify-self-center min-h-11 text-sm/body"
          onPointerEnter={flow.preload}
          onFocus={flow.preload}
          onClick={() => void flow.tell({ kind: "told" })}
        >
          {t.iHaveAppliedThereAlready}
        </button>
      )}
      {prompt && (
        <Suspense fallback={null}>
          <ApplyPrompts {...{ job, prompt, ProfileIncomplete, ReplaceCv, score, note, typed }} tell={flow.tell} />
        </Suspense>
      )}
    </div>
  );
}

/** Until the first event. */
const NOTHING: Omit<ApplyState, "asked" | "acceptsLowScore"> = {
  phase: "idle",
  prompt: null,
  score: -1,
  note: "",
  typed: {},
};

/** Pressed before the session is known, the flow loads it first. Such a press has not opened the employer's page. */
const RESUMED = { kind: "resumed" } as const;

type ApplyFlow = ReturnType<typeof makeFlow>;

/** How to send the flow events. It loads with the first one. */
function makeFlow(world: ApplyWorld) {
  let engine: Promise<(event: ApplyEvent) => void> | null = null;
  const load = () => {
    preloadDialog();
    engine ??= loadLive().then(({ runApply }) => runApply(world));
    return engine;
  };
  return {
    /** Never rejects. */
    async tell(event: ApplyEvent): Promise<void> {
      try {
        (await load())(event);
      } catch {
        engine = null;
        showToast("error", t.thisCouldNotBeLoadedPleaseCheck);
      }
    },
    /** Loads the code that the first event needs. */
    preload: () => void load().catch(() => (engine = null)),
  };
}

/** The button for a signed-in person. An external job opens by a real link, which no popup blocker stops. */
type PressProps = {
  job: JobToApply;
  flow: ApplyFlow;
  phase: ApplyState["phase"];
  /** Takes the focus of the visitor's link. */
  pass: RefCallback<HTMLElement>;
};

function Press({ job, flow, phase, pass }: PressProps) {
  const ready = { onPointerEnter: flow.preload, onFocus: flow.preload };
  const press = () => void flow.tell({ kind: "pressed" });
  // Loads the flow ahead, so that a press works even if the network has gone by then.
  useEffect(() => whenAtRest(flow.preload), [flow]);
  if (job.externalUrl === null || phase !== "idle")
    return (
      <Button
        ref={pass}
        variant="accent"
        size="lg"
        busy={phase !== "idle"}
        busyLabel={phase === "sending" ? t.applying : t.oneMoment}
        {...ready}
        onClick={press}
      >
        {t.apply}
      </Button>
    );
  return (
    <a
      ref={pass}
      href={job.externalUrl}
      target="_blank"
      rel="noopener nofollow"
      className={buttonClass({ variant: "accent", size: "lg" })}
      {...ready}
      onClick={press}
    >
      {rich(t.applyOnTheSiteOfOpensIn, {
        companyName: job.companyName,
        icon: () => <Icon name="external" size={18} />,
        span: unseen,
      })}
    </a>
  );
}

type VisitorLinkProps = { job: JobToApply; pass: RefCallback<HTMLElement>; go: () => Promise<void> };

/** Leads a visitor to the sign-in and back. */
function VisitorLink({ job, pass, go }: VisitorLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      ref={pass}
      href={sitePath(joinPath(pathname + search, { for: "apply", job: job.id }))}
      rel="nofollow"
      className={buttonClass({ variant: "accent", size: "lg" })}
      onClick={(event) => pressAsVisitor(event, go)}
    >
      {rich(t.applyForLeadsToSignIn, { title: job.title, span: unseen })}
    </a>
  );
}

function tellHow({ companyName, isExternal }: JobToApply, isVisitor: boolean): string {
  if (isExternal)
    return isVisitor
      ? fill(t.takesApplicationsOnItsOwnSite, { companyName })
      : fill(t.takesApplicationsOnItsOwnSite2, { companyName });
  return isVisitor ? t.signInAndYourRSumGoes : t.yourRSumGoesStraightToThe;
}

/** Remembers which job the visitor wanted to apply to, and leads to the sign-in. */
function useSignIn(job: JobToApply): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { href, pathname, search } = window.location;
    await keepPendingApply({ jobId: job.id, url: href });
    await navigate(joinPath(routePath(pathname) + search, { for: "apply", job: job.id }));
  };
}

/** A click that opens the link in another tab stays an ordinary link. */
function pressAsVisitor(event: MouseEvent, go: () => Promise<void>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void go();
}

/** Continues by itself after the sign-in or after a résumé upload. */
function useResume(job: JobToApply, flow: ApplyFlow, isFree: boolean): void {
  const { isLoggedIn, PendingApply } = useSession();
  const isDue = isLoggedIn === true && isPendingHere(PendingApply, job.id) && isFree;
  useEffect(() => {
    if (!isDue) return;
    void takePendingApply(job.id).then((pending) => {
      if (pending) void flow.tell({ ...RESUMED, note: pending.note ?? "" });
    });
  }, [isDue, job.id, flow]);
}

/**
 * Tells the page that a dialog is open. If the pressed button is gone when it closes, focuses the place of that button.
 */
function useModal(isOpen: boolean, way: RefObject<HTMLDivElement | null>): void {
  const { setModalOpen } = useSession();
  useEffect(() => {
    if (!isOpen) return;
    setModalOpen(true);
    return () => {
      setModalOpen(false);
      // After the dialog has returned the focus to its opener, if that still exists.
      setTimeout(() => document.activeElement === document.body && way.current?.focus({ preventScroll: true }), 100);
    };
  }, [isOpen, setModalOpen, way]);
}

type AppliedJob = { id: string; isExternal: boolean };

/** If it does not load, only the fact is shown. */
const AppliedNote = lazy(() => import("../applied/applied-note.tsx").catch(() => ({ default: Bare })));

/** Where a job's page says that its reader has applied; details of the application load when first needed. */
function AppliedSlot({ job }: { job: AppliedJob }) {
  return (
    <Suspense fallback={<Bare />}>
      <AppliedNote job={job} />
    </Suspense>
  );
}

function Bare(_: { job?: AppliedJob }) {
  return <Alert tone="good" title={t.youHaveApplied} className="applied-note" />;
}

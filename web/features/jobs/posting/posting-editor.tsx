// The job editor: the form that saves itself, what is missing, a preview, and publishing.
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { PostedJob } from "../../../../contract/jobs/posting-wire.ts";
import type { Job } from "../../../../contract/jobs/wire.ts";
import { CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { companyJobsKey, jobDraftsKey } from "../../../session/company-keys.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Dialog, preloadDialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { preloadTokenField } from "../../../ui/token-field.tsx";
import { DiscardDraft } from "./discard-draft.tsx";
import { DescriptionPart } from "./form/description-part.tsx";
import { JobPart, PlacePart } from "./form/job-part.tsx";
import { PayPart } from "./form/pay-part.tsx";
import { controlOf, type FormErrors, flawsOfForm, type PostingForm, readForm } from "./form/posting-form.ts";
import { SkillsPart } from "./form/skills-part.tsx";
import { newDraftId, type Start, type Target } from "./load-start.ts";
import { PostingHead } from "./posting-head.tsx";
import { dayOf } from "./posting-words.ts";
import { type PreviewCompany, previewJob } from "./preview/preview-job.ts";
import { Checklist, leadTo } from "./publish/checklist.tsx";
import { type Publishing, usePublishing } from "./publish/use-publishing.ts";
import type { LocalCopy } from "./saving/local-copies.ts";
import { OvertakenDialog } from "./saving/overtaken-dialog.tsx";
import { useFormKeeper } from "./saving/use-form-keeper.ts";
import type { CopyStore } from "./saving/use-local-copies.ts";
import "../../../styles/hiring.css";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { SaveState } from "./saving/draft-saver.ts";
import { SaveStatus } from "./saving/save-status.tsx";

const VIEW = "view";
const PREVIEW = "preview";

export type PostingEditorProps = {
  target: Target;
  start: Start;
  /** This browser's copy from an earlier visit. */
  left: LocalCopy | undefined;
  copies: CopyStore;
  company: PreviewCompany;
  /** The job page's component. */
  Preview: ComponentType<{ job: Job }>;
};

export function PostingEditor({ target, start, left, copies, company, Preview }: PostingEditorProps) {
  const { form, state, keeper } = useFormKeeper(start, left, copies);
  const [isAttempted, setAttempted] = useState(false);
  const [search, setSearch] = useSearchParams();
  const isPreview = search.get(VIEW) === PREVIEW;
  const goOn = useGoingOn();
  const publisher = usePublishing(keeper, (job) => void goOn.afterPublishing(job, start.job !== null));
  const flaws = flawsOfForm(form);
  const { fields } = readForm(form);
  useEffect(() => {
    preloadTokenField();
    preloadDialog();
  }, []);

  const show = (view: "form" | "preview") => setSearch(view === "preview" ? { [VIEW]: PREVIEW } : {});
  const publish = () => {
    const [flaw] = flaws;
    if (!flaw) return void publisher.publish(fields);
    setAttempted(true);
    if (isPreview) show("form");
    // The form may have to render first.
    setTimeout(() => leadTo(controlOf(flaw.field)), isPreview ? 100 : 0);
  };
  const beginAnew = () => {
    const draftId = newDraftId();
    const place = { draftId, jobId: null, jobVersion: 0, version: 0 };
    copies.keep(draftId, { form, place, at: Date.now() });
    keeper.end();
    void goOn.toNewDraft(draftId);
  };

  const hasDraft = state.kind !== "saved" || state.at !== null;
  const problem = publisher.state.kind === "failed" ? publisher.state.problem : null;
  const errors = errorsOf(form, isAttempted, problem);
  const part = { form, set: (changes: Partial<PostingForm>) => keeper.set(changes), errors };
  return (
    <>
      {isPreview ? (
        <PreviewFrame>
          <Preview job={previewJob(fields, frameOf(start, company))} />
        </PreviewFrame>
      ) : (
        <div className="wrap grid gap-7 pt-[clamp(1.25rem,1rem+1.5vw,2.25rem)] pb-12">
          <PostingHead start={start} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [align-items:start] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
            <form
              className="grid grid-cols-[minmax(0,1fr)] gap-5"
              onSubmit={(event) => event.preventDefault()}
              noValidate
            >
              <JobPart {...part} />
              <PlacePart {...part} />
              <PayPart {...part} />
              <SkillsPart {...part} />
              <DescriptionPart {...part} />
            </form>
            <div className="grid gap-4 lg:sticky lg:top-6">
              <Checklist flaws={flaws} listedUntil={start.job?.expiresAt ?? null} />
              {hasDraft && <DiscardDraft keeper={keeper} target={target} onGone={goOn.toJobs} />}
            </div>
          </div>
        </div>
      )}
      {problem && !problem.field && (
        <div className="wrap pb-4">
          <Alert tone="bad" role="alert" title={problem.title}>
            {problem.text}
          </Alert>
        </div>
      )}
      <PostingBar
        state={state}
        isPreview={isPreview}
        isBusy={publisher.state.kind === "busy"}
        isChange={start.job !== null}
        onShow={show}
        onPublish={publish}
      />
      <DuplicateDialog
        state={publisher.state}
        onPublishBoth={() => void publisher.publish(fields, true)}
        onClose={publisher.dismiss}
      />
      {state.kind === "overtaken" && (
        <OvertakenDialog
          target={target}
          mine={fields}
          onKeepMine={(theirs) => keeper.keepMine(theirs)}
          onTakeTheirs={(theirs) => keeper.takeTheirs(theirs)}
          onBeginAnew={beginAnew}
          onGiveUp={() => {
            keeper.end();
            void goOn.toJobs();
          }}
        />
      )}
    </>
  );
}

/** Errors beside the fields: unparsable numbers at once, missing values after an attempt to publish. */
function errorsOf(
  form: PostingForm,
  isAttempted: boolean,
  problem: { field?: string; title: string } | null,
): FormErrors {
  const flaws = isAttempted ? flawsOfForm(form) : readForm(form).unreadable;
  return {
    ...Object.fromEntries(flaws.map(({ field, message }) => [field, message])),
    ...(problem?.field && { [problem.field]: problem.title }),
  };
}

const frameOf = ({ place, job }: Start, company: PreviewCompany) => ({
  id: job?.id ?? place.draftId,
  company,
  createdAt: job?.createdAt ?? new Date().toISOString(),
  expiresAt: job?.expiresAt ?? null,
});

/** Navigation from the editor. */
function useGoingOn() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toJobs = async () => {
    await navigate(CORPORATE_JOBS_PATH);
  };
  return {
    toJobs,
    toNewDraft: async (draftId: string) => {
      await navigate(`/v2/corporate/drafts/${draftId}`, { replace: true, state: { isNew: true } });
    },
    async afterPublishing(job: PostedJob, isChange: boolean) {
      for (const queryKey of [companyJobsKey, jobDraftsKey]) void queries.invalidateQueries({ queryKey });
      await toJobs();
      const until = job.expiresAt === null ? "" : ` It is listed until ${dayOf(job.expiresAt)}.`;
      showToast(
        "success",
        isChange ? `Your changes to “${job.jobTitle}” are published.` : `“${job.jobTitle}” is published.${until}`,
      );
    },
  };
}

/** Wraps the preview of a job page and blocks its links, which are for candidates. */
function PreviewFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    };
    // In the capture phase, before the router.
    const element = frame.current;
    element?.addEventListener("click", stay, { capture: true });
    return () => element?.removeEventListener("click", stay, { capture: true });
  }, []);
  return (
    <div ref={frame} className="posting-preview">
      <p className="wrap py-3 text-sm/body font-semibold text-ink-soft">
        This is the page that candidates will see. Its links lead nowhere from here.
      </p>
      {children}
    </div>
  );
}

type PostingBarProps = {
  state: SaveState;
  isPreview: boolean;
  isBusy: boolean;
  /** Whether a listed job is being edited, not a new one written. */
  isChange: boolean;
  onShow: (view: "form" | "preview") => void;
  onPublish: () => void;
};

/** The sticky bar: save status, preview, and publishing. */
function PostingBar({ state, isPreview, isBusy, isChange, onShow, onPublish }: PostingBarProps) {
  return (
    <section className="posting-bar" aria-label="Save and publish">
      <div className="wrap flex flex-wrap items-center justify-between gap-y-2 gap-x-6 py-3">
        <SaveStatus state={state} />
        <div className="flex gap-3 max-sm:w-full max-sm:[&>.button]:flex-1">
          <Button variant="secondary" onClick={() => onShow(isPreview ? "form" : "preview")}>
            <Icon name={isPreview ? "pencil" : "eye"} size={18} />
            {isPreview ? "Edit" : "Preview"}
          </Button>
          <Button variant="accent" busy={isBusy} busyLabel="Publishing…" onClick={onPublish}>
            {isChange ? "Publish changes" : "Publish"}
          </Button>
        </div>
      </div>
    </section>
  );
}

type DuplicateDialogProps = { state: Publishing; onPublishBoth: () => void; onClose: () => void };

/** Says that the company already has such a job open, and lets the person decide. */
function DuplicateDialog({ state, onPublishBoth, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      isOpen={state.kind === "duplicate"}
      onClose={onClose}
      role="alertdialog"
      title="You have a job like this open"
      actions={
        <>
          <Button variant="secondary" onClick={onPublishBoth}>
            Publish both
          </Button>
          <Button onClick={onClose}>Back to the draft</Button>
        </>
      }
    >
      <p>{state.kind === "duplicate" && state.message}</p>
      <p className="mt-3 text-ink-soft">
        Candidates may apply to both.{" "}
        <a href={CORPORATE_JOBS_PATH} target="_blank" rel="noopener" className="text-link">
          Look at your company’s jobs<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </Dialog>
  );
}

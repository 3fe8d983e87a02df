// The job editor: the form that saves itself, what is missing, a preview, and publishing.

import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/jobs.ts";
import type { PostedJob } from "../../../../contract/jobs/posting-wire.ts";
import type { Job } from "../../../../contract/jobs/wire.ts";
import { CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { companyJobsKey, jobDraftsKey } from "../../../session/company-keys.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { showToast } from "../../../ui/toast.ts";
import { preloadTokenField } from "../../../ui/token-field.tsx";
import { DescriptionPart, JobPart, PayPart, PlacePart, SkillsPart } from "./form/parts.tsx";
import {
  controlOf,
  type FormErrors,
  type FormPartProps,
  flawsOfForm,
  momentOf,
  type PostingForm,
  readForm,
} from "./form/posting-form.ts";
import { QuestionsPart } from "./form/questions-part.tsx";
import { newDraftId, newPlace, type Start, type Target } from "./load-start.ts";
import { Checklist, leadTo, PostingBar } from "./posting-bar.tsx";
import { DiscardDraft, DuplicateDialog, OvertakenDialog } from "./posting-dialogs.tsx";
import { type PreviewCompany, previewJob } from "./preview/preview-job.ts";
import { usePublishing } from "./publish/use-publishing.ts";
import { type FormKeeper, useFormKeeper } from "./saving/form-keeper.ts";
import type { CopyStore, LocalCopy } from "./saving/local-copies.ts";

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
  const { isPreview, show } = useView();
  const goOn = useGoingOn();
  const publisher = usePublishing(keeper, (job) => void goOn.afterPublishing(job, start.job !== null));
  const flaws = flawsOfForm(form);
  const { fields } = readForm(form);
  useEffect(preload, []);

  const publish = () => {
    const [flaw] = flaws;
    if (!flaw) return void publisher.publish(fields);
    setAttempted(true);
    lead(controlOf(flaw.field));
  };

  const problem = publisher.state.kind === "failed" ? publisher.state.problem : null;
  const lead = useLead(isPreview, () => show("form"), problem);
  const part = { form, set: keeper.set, errors: errorsOf(form, isAttempted, problem) };
  const hasDraft = state.kind !== "saved" || state.at !== null;
  return (
    <>
      {isPreview ? (
        <PreviewFrame>
          <Preview job={previewJob(fields, frameOf(start, company))} />
        </PreviewFrame>
      ) : (
        <EditorForm start={start} part={part}>
          <Checklist
            flaws={flaws}
            listedUntil={start.job?.expiresAt ?? null}
            isBegun={start.job !== null || hasDraft || isAttempted}
          />
          {hasDraft && <DiscardDraft keeper={keeper} target={target} onGone={goOn.toJobs} />}
        </EditorForm>
      )}
      {problem && !problem.field && <Problem {...problem} />}
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
        <Overtaken target={target} form={form} keeper={keeper} copies={copies} goOn={goOn} />
      )}
    </>
  );
}

function useView() {
  const [search, setSearch] = useSearchParams();
  // Whether the server knows the draft yet: the page looks there for any other.
  const { state } = useLocation();
  const show = (view: "form" | "preview") => setSearch(view === "preview" ? { [VIEW]: PREVIEW } : {}, { state });
  return { isPreview: search.get(VIEW) === PREVIEW, show };
}

const RENDER_MS = 50;

/** The form may have to render first, which takes up to some seconds on a slow device. */
function leadWhenThere(control: string, tries = 100): void {
  setTimeout(() => {
    if (document.getElementById(control) !== null) leadTo(control);
    else if (tries > 0) leadWhenThere(control, tries - 1);
  }, RENDER_MS);
}

/** Leads to a control of the form, which may be behind the preview; and to the field that the server refused. */
function useLead(isPreview: boolean, showForm: () => void, problem: FormProblem | null) {
  const lead = (control: string) => {
    if (isPreview) showForm();
    leadWhenThere(control);
  };
  const onRefused = useEffectEvent((field: string) => lead(`field-${field.split(".")[0]}`));
  useEffect(() => {
    if (problem?.field) onRefused(problem.field);
  }, [problem]);
  return lead;
}

function preload() {
  preloadTokenField();
  preloadDialog();
}

const Problem = ({ title, text }: Pick<FormProblem, "title" | "text">) => (
  <div className="wrap pb-4">
    <Alert tone="bad" role="alert" title={title}>
      {text}
    </Alert>
  </div>
);

type EditorFormProps = { start: Start; part: FormPartProps; children: ReactNode };

/** The parts of the form; `children` stand beside them. */
function EditorForm({ start, part, children }: EditorFormProps) {
  return (
    <div className="wrap grid gap-7 pt-[clamp(1.25rem,1rem+1.5vw,2.25rem)] pb-12">
      <PostingHead start={start} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [align-items:start] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={(event) => event.preventDefault()} noValidate>
          <JobPart {...part} />
          <PlacePart {...part} />
          <PayPart {...part} />
          <SkillsPart {...part} />
          <DescriptionPart {...part} />
          <QuestionsPart {...part} />
        </form>
        <div className="grid gap-4 lg:sticky lg:top-6">{children}</div>
      </div>
    </div>
  );
}

type OvertakenProps = Pick<PostingEditorProps, "target" | "copies"> & {
  form: PostingForm;
  keeper: FormKeeper;
  goOn: ReturnType<typeof useGoingOn>;
};

/** Another person changed the draft: the author decides whose version stays. */
function Overtaken({ target, form, keeper, copies, goOn }: OvertakenProps) {
  const beginAnew = () => {
    const draftId = newDraftId();
    copies.keep(draftId, { form, place: newPlace(draftId), at: Date.now() });
    keeper.end();
    void goOn.toNewDraft(draftId);
  };
  const giveUp = () => {
    keeper.end();
    void goOn.toJobs();
  };
  return (
    <OvertakenDialog
      target={target}
      mine={readForm(form).fields}
      onKeepMine={(theirs) => keeper.keepMine(theirs)}
      onTakeTheirs={(theirs) => keeper.takeTheirs(theirs)}
      onBeginAnew={beginAnew}
      onGiveUp={giveUp}
    />
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
    // A question's flaw is named by its path.
    ...(problem?.field && { [problem.field.split(".")[0] ?? ""]: problem.title }),
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
      const until = job.expiresAt === null ? "" : fill(t.itIsListedUntil, { expiresAt: dayOf(job.expiresAt) });
      showToast(
        "success",
        isChange
          ? fill(t.yourChangesToArePublished, { jobTitle: job.jobTitle })
          : fill(t.isPublished, { jobTitle: job.jobTitle, until }),
      );
    },
  };
}

/** The form's head: the job's title, and whether there are unpublished changes. */
function PostingHead({ start: { job, lastSaved } }: { start: Start }) {
  const title = job ? fill(t.edit2, { jobTitle: job.jobTitle }) : t.postAJob;
  return (
    <header className="grid gap-4">
      <Breadcrumb
        trail={[
          { name: t.yourCompanysJobs, path: CORPORATE_JOBS_PATH },
          { name: title, path: "" },
        ]}
      />
      <h1 className="text-3xl wrap-anywhere">{title}</h1>
      {job === null ? (
        <p className="prose-width text-ink-soft">{t.itSavesItselfWhileYouWriteAnd}</p>
      ) : (
        lastSaved && (
          <Alert tone="notice" title={t.theseChangesAreNotPublishedYet}>
            <p>
              {fill(t.savedThemCandidatesSeeTheJobAs, {
                by: lastSaved.by || t.someone,
                at: momentOf(Date.parse(lastSaved.at), Date.now()),
              })}
            </p>
          </Alert>
        )
      )}
    </header>
  );
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
      <p className="wrap py-3 text-sm/body font-semibold text-ink-soft">{t.thisIsThePageThatCandidatesWill}</p>
      {children}
    </div>
  );
}

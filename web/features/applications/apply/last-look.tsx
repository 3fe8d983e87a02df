// The last look before applying: the CV, what the company will see, and a note.

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import { MAX_NOTE } from "../../../../contract/applications/rules.ts";
import type { BasicDetails, CvVersion } from "../../../../contract/candidates/wire.ts";
import { readAnswers } from "../../../../contract/jobs/question-rules.ts";
import type { JobQuestion } from "../../../../contract/jobs/questions-wire.ts";
import { MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";
import { yearsText } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { cvsKey } from "../../../session/candidate-keys.ts";
import { inOwnWords } from "../../../session/error-words.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { keepPendingApply } from "../../../session/pending-apply.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { useSession } from "../../../session/session-context.tsx";
import { useBasicDetails } from "../../../session/use-basic-details.ts";
import { useDownload } from "../../../session/use-download.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { CharacterCount, Field, TextArea } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { rich } from "../../../ui/rich.tsx";
import type { ApplyEvent, JobToApply, Typed } from "./apply-flow.ts";
import { answerFieldId, answersOf, JobQuestions, useJobQuestions } from "./job-questions.tsx";

type LastLookProps = {
  job: JobToApply;
  score: number;
  note: string;
  typed: Typed;
  /** The company's questions changed while the person answered. */
  hasChanged: boolean;
  tell: (event: ApplyEvent) => void;
  onClose: () => void;
};

export function LastLook(props: LastLookProps) {
  return (
    <QueryProvider>
      <Look {...props} />
    </QueryProvider>
  );
}

function Look({ job, score, note, typed, hasChanged, tell, onClose }: LastLookProps) {
  const questions = useJobQuestions(job.id);
  const answers = useAnswers(questions.data, typed, tell);
  const details = useBasicDetails();
  const cvs = useCvs();
  const cv = cvs.data?.find(({ isCurrent }) => isCurrent);
  const asked = questions.isFetching ? undefined : questions.data;
  const replace = () => tell({ kind: "replaces" });
  // As before an upload: back on this page, the last look opens again with the note.
  const keep = () => void keepPendingApply({ jobId: job.id, url: window.location.href, note });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fill(t.applyTo, { companyName: job.companyName })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="accent" disabled={!cv || !details.data || !asked} onClick={answers.send}>
            {t.sendApplication}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <p className="font-semibold wrap-anywhere">{job.title}</p>
        {cvs.data && !cv ? (
          <NoCv onReplace={replace} />
        ) : cv && details.data ? (
          <>
            <Part title={t.yourCv}>
              <OwnCv cv={cv} onReplace={replace} />
            </Part>
            <Part title={fill(t.whatWillSee, { companyName: job.companyName })}>
              <Seen details={details.data} score={score} onEdit={keep} />
            </Part>
          </>
        ) : (
          <LoadState
            query={cvs.error ? cvs : details}
            label={t.yourCvAndProfileAreBeingLoaded}
            sizes={["h-16", "h-28"]}
            title={t.yourCvCouldNotBeLoaded}
          />
        )}
        {hasChanged && (
          <Alert tone="notice" role="status" title={h.questionsChanged}>
            {h.lookAgain}
          </Alert>
        )}
        <Questions companyName={job.companyName} query={questions} asked={asked?.data} answers={answers} />
        <NoteField companyName={job.companyName} note={note} tell={tell} />
      </div>
    </Dialog>
  );
}

type QuestionsProps = {
  companyName: string;
  query: ReturnType<typeof useJobQuestions>;
  /** Undefined until they have loaded. */
  asked: JobQuestion[] | undefined;
  answers: ReturnType<typeof useAnswers>;
};

/** The company's own questions; nothing when it asks none. */
function Questions({ companyName, query, asked, answers }: QuestionsProps) {
  if (!asked)
    return (
      <LoadState query={query} label={h.questionsAreBeingLoaded} sizes={["h-11"]} title={h.questionsCouldNotBeLoaded} />
    );
  if (asked.length === 0) return null;
  const title = fill(h.companyAsks, { companyName });
  return (
    <section aria-label={title}>
      <h3 className="mb-3 font-semibold">{title}</h3>
      <JobQuestions questions={asked} typed={answers.typed} flaw={answers.flaw} onType={answers.type} />
    </section>
  );
}

type NoteFieldProps = { companyName: string } & Pick<LastLookProps, "note" | "tell">;

function NoteField({ companyName, note: kept, tell }: NoteFieldProps) {
  const [note, setNote] = useState(kept);
  const write = (text: string) => {
    setNote(text);
    // The flow keeps it while the dialog is closed.
    tell({ kind: "noted", note: text });
  };
  return (
    <Field name="apply-note" label={fill(t.noteTo, { companyName })} optional>
      {(control) => (
        <>
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_NOTE}
            value={note}
            onChange={(event) => write(event.target.value)}
          />
          <CharacterCount of={note} max={MAX_NOTE} />
        </>
      )}
    </Field>
  );
}

/** What is typed as answers; sending stops at the first that is missing or cannot be read. */
function useAnswers(
  asked: { version: string; data: JobQuestion[] } | undefined,
  kept: Typed,
  tell: LastLookProps["tell"],
) {
  const [typed, setTyped] = useState(kept);
  const [flaw, setFlaw] = useState<{ questionId: string; message: string } | null>(null);
  const type = (questionId: string, text: string) => {
    const next = { ...typed, [questionId]: text };
    setTyped(next);
    setFlaw(null);
    // The flow keeps them while the dialog is closed.
    tell({ kind: "typed", typed: next });
  };
  const send = () => {
    if (!asked) return;
    const answers = answersOf(asked.data, typed);
    const read = readAnswers(asked.data, answers);
    if ("given" in read) {
      tell({ kind: "sends", asked: asked.data.length > 0 ? { version: asked.version, answers } : null });
      return;
    }
    const questionId = read.flaw.field.replace(/^answers\./, "");
    setFlaw({ questionId, message: inOwnWords(read.flaw.message) });
    document.getElementById(answerFieldId(questionId))?.focus();
  };
  return { typed, flaw, type, send };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="field-label">{title}</h3>
      {children}
    </section>
  );
}

/** From the server whenever it opens: a CV may have been replaced in another tab. */
function useCvs() {
  const email = useSession().tokenData?.email ?? "";
  return useQuery({
    queryKey: cvsKey,
    queryFn: async () => (await ask("listCvs", { params: { email } })).data,
    enabled: email !== "",
    staleTime: 0,
  });
}

/** It was there when the flow looked, and was deleted since. */
const NoCv = ({ onReplace }: { onReplace: () => void }) => (
  <Alert tone="notice" title={t.youHaveNoCvHereAnyMore}>
    <Button variant="secondary" size="sm" className="mt-2" onClick={onReplace}>
      {t.replaceCv}
    </Button>
  </Alert>
);

function OwnCv({ cv, onReplace }: { cv: CvVersion; onReplace: () => void }) {
  const email = useSession().tokenData?.email ?? "";
  const { isBusy, save } = useDownload(() => ask("getCvFile", { params: { email, cvId: cv.id } }), cv.fileName);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line p-4">
      <Icon name="document" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{cv.fileName}</p>
        <p className="text-sm/body text-ink-faint">{fill(t.uploaded, { uploadedAt: dayOf(cv.uploadedAt) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={isBusy} busyLabel={t.oneMoment} onClick={save}>
          {t.viewCv}
        </Button>
        <Button variant="secondary" size="sm" onClick={onReplace}>
          {t.replaceCv}
        </Button>
      </div>
    </div>
  );
}

/** The snapshot that goes with an application (`readApplicant` on the server). */
function Seen({ details, score, onEdit }: { details: BasicDetails; score: number; onEdit: () => void }) {
  const phone = useSession().userDetails?.phone_number;
  const { candidateExperience, YOE, coreSkills, softSkills } = details;
  const facts = [
    { name: t.name, value: details.name },
    { name: t.eMail, value: details.email },
    { name: t.phone, value: phone },
    { name: t.title, value: candidateExperience.designation },
    { name: t.experience, value: YOE === null ? null : yearsText(YOE) },
    { name: t.skills, value: [...coreSkills, ...softSkills].map(({ skillName }) => skillName).join(", ") },
    { name: t.matchScore, value: score < 0 ? null : fill(t.ofWord, { score, maxShownScore: MAX_SHOWN_SCORE }) },
  ];
  return (
    <>
      <Facts
        facts={facts}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm/body [&>div]:contents [&_dt]:text-ink-faint [&_dd]:wrap-anywhere [&_dd]:line-clamp-3"
      />
      <p className="mt-2.5 text-sm/body text-ink-soft">
        {rich(t.theSummaryLinksAndPlaceInYour, {
          link: (words) => (
            <Link to="/v2/candidate/profile" className="text-link" onClick={onEdit}>
              {words}
            </Link>
          ),
        })}
      </p>
    </>
  );
}

// "Import profile": a Word file, LinkedIn export or JSON Resume is read, looked at, and saved as far as the person chooses.
import { useEffect, useRef, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { ProfileImport } from "../../../../../contract/candidates/imports-wire.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { skillKey } from "../../../../../contract/matching/skill-key.ts";
import type { ParsedCompany, ParsedInstitution } from "../../../../../contract/resumes/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { sendUpload } from "../../../../session/send-upload.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { CheckRow } from "../../../../ui/control-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FileInput } from "../../../../ui/file-input.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { type ProposalAnswer, Proposals } from "../../../../ui/proposals.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { companyInWords, FIELD_LABELS, institutionInWords, inWords } from "../field-words.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { checkImport, IMPORT_ACCEPT } from "./import-file.ts";
import { changesOf, type ReviewRow, reviewRows } from "./review.ts";

type DialogProps = { isOpen: boolean; onClose: () => void };

/** Nothing is saved before the person presses "Save to my profile". Use inside a ProfileProvider. */
export function ImportDialog({ isOpen, onClose }: DialogProps) {
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Each opening begins anew: a reading that was cancelled ends in a round that nobody sees.
    if (isOpen) setRound(round + 1);
  }
  return <ImportRound key={round} isOpen={isOpen} onClose={onClose} />;
}

function ImportRound({ isOpen, onClose }: DialogProps) {
  const [read, setRead] = useState<ProfileImport | null>(null);
  const reading = useAction();
  const isReading = reading.isBusy;
  const close = () => {
    setRead(null);
    reading.tell(null);
    onClose();
  };
  if (read) return <ReviewDialog read={read} isOpen={isOpen} onClose={close} onAgain={() => setRead(null)} />;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t.importProfile}
      actions={
        <Button variant="secondary" onClick={close}>
          {t.cancel}
        </Button>
      }
    >
      <ChooseFile isReading={isReading} reading={reading} onRead={setRead} />
    </Dialog>
  );
}

type ChooseProps = { isReading: boolean; reading: ReturnType<typeof useAction>; onRead: (read: ProfileImport) => void };

function ChooseFile({ isReading, reading, onRead }: ChooseProps) {
  const { email } = useProfile();
  const input = useRef<HTMLInputElement>(null);
  const take = async (given: File | undefined) => {
    if (!given) return;
    const checked = await checkImport(given);
    if ("words" in checked) return reading.tell({ title: checked.words, code: null });
    await reading.run(async () => {
      const file = await sendUpload({ kind: "PROFILE_IMPORT", file: checked.file, userId: email });
      const key = newCallKey();
      onRead(await repeatCall(() => ask("importProfile", { params: { email }, body: { file }, key })));
    });
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t.weReadTheFileAndShowYou}</p>
      <ul className="grid gap-1.5 ps-5 list-disc text-sm/body">
        <li>{t.aCvAsAWordFileDocx}</li>
        <li>{t.aLinkedinDataExportZipOnLinkedin}</li>
        <li>{t.aJsonResumeJson}</li>
      </ul>
      <ProblemAlert problem={reading.problem} />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isReading} busyLabel={t.reading} onClick={() => input.current?.click()}>
          <Icon name="upload" size={18} />
          {t.chooseAFile}
        </Button>
        <span className="text-sm text-ink-soft">{t.under2Mb}</span>
      </div>
      <FileInput
        ref={input}
        accept={IMPORT_ACCEPT}
        aria-label={t.fileToImport}
        onChoose={([file]) => void take(file)}
      />
    </div>
  );
}

const CHANGED = t.yourProfileWasChangedSomewhere;
const NOTHING_CHOSEN = t.pleaseTickWhatYouWantInYour;

function ReviewDialog({ read, isOpen, onClose, onAgain }: DialogProps & { read: ProfileImport; onAgain: () => void }) {
  const { profile, save } = useProfile();
  // What the person looks at stays the same while they do, whatever another tab saves.
  const [seen, setSeen] = useState(profile);
  const rows = reviewRows(seen, read);
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [answers, setAnswers] = useState<Readonly<Record<string, ProposalAnswer>>>({});
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  const chosen = rows.filter(({ field, isProposed }) => choices[field] ?? isProposed);
  const saveChosen = async () => {
    const confirmed = Object.keys(answers).filter((name) => answers[name] === "yes");
    if (chosen.length + confirmed.length === 0) return setProblem(NOTHING_CHOSEN);
    setSaving(true);
    setProblem(null);
    const outcome = await save(changesOf(seen, chosen, confirmed));
    setSaving(false);
    if (outcome.kind === "saved") {
      showToast("success", fill(t.yourProfileNowHasWhatYouChose, { fileName: read.fileName }));
      return onClose();
    }
    if (outcome.kind === "conflict") setSeen(outcome.latest);
    setProblem(outcome.kind === "conflict" ? CHANGED : fill(t.nothingWasSaved, { error: reasonOf(outcome.error) }));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.importProfile}
      actions={
        <>
          <Button variant="quiet" onClick={onAgain}>
            {t.chooseAnotherFile}
          </Button>
          <Button busy={isSaving} busyLabel={t.saving} onClick={() => void saveChosen()}>
            {t.saveToMyProfile}
          </Button>
        </>
      }
    >
      <div ref={body} tabIndex={-1} className="grid gap-4 outline-none">
        <ImportReview
          read={read}
          rows={rows}
          profile={seen}
          isChosen={({ field, isProposed }) => choices[field] ?? isProposed}
          onChoose={(field, is) => setChoices({ ...choices, [field]: is })}
          answers={answers}
          onAnswer={(name, answer) => setAnswers({ ...answers, [name]: answer })}
        />
        <ProblemAlert problem={problem === null ? null : { title: problem }} />
      </div>
    </Dialog>
  );
}

type ImportReviewProps = {
  read: ProfileImport;
  rows: readonly ReviewRow[];
  profile: CandidateProfile;
  isChosen: (row: ReviewRow) => boolean;
  onChoose: (field: ReviewRow["field"], isChosen: boolean) => void;
  answers: Readonly<Record<string, ProposalAnswer>>;
  onAnswer: (name: string, answer: ProposalAnswer) => void;
};

function ImportReview({ read, rows, profile, isChosen, onChoose, answers, onAnswer }: ImportReviewProps) {
  const proposals = proposalsFor(profile, read);
  return (
    <>
      <p role="status">
        {rich(rows.length === 0 ? t.yourProfileAlreadySaysAllThat : t.thisIsWhatSaysAndYourProfile, {
          fileName: read.fileName,
          b: (words) => <strong className="wrap-anywhere">{words}</strong>,
        })}
      </p>
      {rows.length > 0 && (
        <ul className="border-t border-t-line" aria-label={t.whatTheFileSays}>
          {rows.map((row) => (
            <Row key={row.field} row={row} isChosen={isChosen(row)} onChoose={(is) => onChoose(row.field, is)} />
          ))}
        </ul>
      )}
      {proposals.length > 0 && (
        <div className="grid gap-2.5">
          <h3 className="font-semibold">{t.areTheseSoftSkillsYours}</h3>
          <Proposals
            label={t.softSkillsThatTheFileShows}
            items={proposals.map(({ skillName, evidence }) => ({ name: skillName, reason: evidence }))}
            answers={Object.fromEntries(
              Object.entries(answers).map(([name, answer]) => [name, { answer, state: "saved" as const }]),
            )}
            onAnswer={onAnswer}
          />
        </div>
      )}
      {read.leftOut.length > 0 && (
        <p className="text-sm text-ink-soft">
          {fill(t.aProfileHereHasNoPlaceFor, { leftOut: read.leftOut.join(", ") })}
        </p>
      )}
    </>
  );
}

/** Those that neither the profile nor the file lists. */
function proposalsFor({ softSkills }: CandidateProfile, { parsed, fields }: ProfileImport) {
  const has = new Set([...softSkills, ...fields.softSkills].map(skillKey));
  return (parsed.softSkillProposals ?? []).filter(({ skillName }) => !has.has(skillKey(skillName)));
}

type RowProps = { row: ReviewRow; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Row({ row, isChosen, onChoose }: RowProps) {
  const { field, found, now, isUnsure, line } = row;
  const id = `import-${field}`;
  return (
    <li className="grid gap-1.5 py-3 border-b border-b-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CheckRow className="font-semibold" checked={isChosen} aria-describedby={id} onPick={onChoose}>
          {FIELD_LABELS[field]}
        </CheckRow>
        {isUnsure && (
          <Badge tone="accent" icon="eye">
            {t.pleaseCheck}
          </Badge>
        )}
      </div>
      <div id={id} className="grid gap-1 ps-8 text-sm/body wrap-anywhere">
        <Value row={row} value={found} />
        {now !== null && <p className="text-ink-soft">{fill(t.yourProfileSaysNow, { field: inWords(field, now) })}</p>}
        {isUnsure && line !== null && <p className="text-ink-soft">{fill(t.inTheFile, { line })}</p>}
      </div>
    </li>
  );
}

/** Jobs and schools one below the other. */
function Value({ row: { field }, value }: { row: ReviewRow; value: unknown }) {
  const entries =
    field === "experience"
      ? (value as ParsedCompany[]).map(companyInWords)
      : field === "education"
        ? (value as ParsedInstitution[]).map(institutionInWords)
        : null;
  if (entries === null) return <p className="max-h-48 overflow-y-auto whitespace-pre-line">{inWords(field, value)}</p>;
  return (
    <ul>
      {/* biome-ignore-start lint/suspicious/noArrayIndexKey: the list does not change, and entries may be equal */}
      {entries.map((entry, at) => (
        <li key={at}>{entry}</li>
      ))}
      {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
    </ul>
  );
}

// What an imported file says, field by field, each to take or to leave.
import { t } from "#messages/candidates.ts";
import type { ProfileImport } from "../../../../../contract/candidates/imports-wire.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { skillKey } from "../../../../../contract/matching/skill-key.ts";
import type { ParsedCompany, ParsedInstitution } from "../../../../../contract/resumes/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { type ProposalAnswer, Proposals } from "../../../../ui/proposals.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { companyInWords, FIELD_LABELS, institutionInWords, inWords } from "../field-words.ts";
import type { ReviewRow } from "./review.ts";

type ImportReviewProps = {
  read: ProfileImport;
  rows: readonly ReviewRow[];
  profile: CandidateProfile;
  isChosen: (row: ReviewRow) => boolean;
  onChoose: (field: ReviewRow["field"], isChosen: boolean) => void;
  answers: Readonly<Record<string, ProposalAnswer>>;
  onAnswer: (name: string, answer: ProposalAnswer) => void;
};

export function ImportReview({ read, rows, profile, isChosen, onChoose, answers, onAnswer }: ImportReviewProps) {
  const proposals = proposalsFor(profile, read);
  return (
    <>
      <p role="status">
        {rows.length === 0
          ? rich(t.yourProfileAlreadySaysAllThat, {
              fileName: read.fileName,
              b: (words) => <strong className="wrap-anywhere">{words}</strong>,
            })
          : rich(t.thisIsWhatSaysAndYourProfile, {
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
        <label className="check-row font-semibold">
          <input
            type="checkbox"
            checked={isChosen}
            aria-describedby={id}
            onChange={(event) => onChoose(event.target.checked)}
          />
          {FIELD_LABELS[field]}
        </label>
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

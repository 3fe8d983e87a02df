// The four parts of a score, small: bars for the eye, one sentence for screen readers.
import type { Applicant } from "../../../../contract/applications/applicants-wire.ts";
import { MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";

const PARTS = [
  { part: "coreSkills", short: "Core", name: "core skills" },
  { part: "experience", short: "Exp.", name: "experience" },
  { part: "roleAndResponsibilities", short: "Role", name: "role" },
  { part: "softSkills", short: "Soft", name: "soft skills" },
] as const;

export function ScoreParts({ scoreDetails }: Pick<Applicant, "scoreDetails">) {
  const told = PARTS.map(({ part, name }) => `${name} ${Math.round(scoreDetails[part])}`).join(", ");
  return (
    <>
      <span className="sr-only">Made up of {told}.</span>
      <span className="score-parts" aria-hidden="true">
        {PARTS.map(({ part, short }) => (
          <span key={part}>
            <span>
              {short} <b>{Math.round(scoreDetails[part])}</b>
            </span>
            <svg viewBox={`0 0 ${MAX_SHOWN_SCORE} 4`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={MAX_SHOWN_SCORE} height="4" />
              <rect width={scoreDetails[part]} height="4" />
            </svg>
          </span>
        ))}
      </span>
    </>
  );
}

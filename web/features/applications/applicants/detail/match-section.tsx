// Explains an applicant's match score, as the server calculated it when they applied.
import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../../contract/matching/rules.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Gauge } from "../../../../ui/gauge.tsx";

const PARTS = [
  { part: "coreSkills", name: "Core skills" },
  { part: "experience", name: "Experience" },
  { part: "roleAndResponsibilities", name: "Role and responsibilities" },
  { part: "softSkills", name: "Soft skills" },
] as const;

export function MatchSection({ row }: { row: Applicant }) {
  return (
    <section aria-labelledby="applicant-match" className="pane-part">
      <h3 id="applicant-match" tabIndex={-1}>
        Match
      </h3>
      <div className="grid gap-y-4 gap-x-8 items-center justify-items-center mt-3.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Gauge
          label="Match score"
          value={row.matchingScore}
          max={MAX_SHOWN_SCORE}
          {...bandOf(row.matchingScore)}
          size="lg"
        />
        <dl className="applicant-parts">
          {PARTS.map(({ part, name }) => (
            <div key={part}>
              <dt>{name}</dt>
              <dd>{Math.round(row.scoreDetails[part])}</dd>
              <svg viewBox={`0 0 ${MAX_SHOWN_SCORE} 8`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={MAX_SHOWN_SCORE} height="8" />
                <rect width={row.scoreDetails[part]} height="8" />
              </svg>
            </div>
          ))}
        </dl>
      </div>
      <Skills title="Skills of the job that they have" names={row.matchedSkills} tone="good" />
      <Skills title="Skills of the job that they do not name" names={row.missingSkills} tone="plain" />
      <p className="mt-1 text-xs/body text-ink-faint">
        As it stood when they applied. Experience and role follow the years and soft skills of their profile.
      </p>
    </section>
  );
}

function Skills({ title, names, tone }: { title: string; names: readonly string[]; tone: "good" | "plain" }) {
  if (names.length === 0) return null;
  return (
    <div className="mt-4">
      <h4>{title}</h4>
      <ul className="flex flex-wrap gap-1.5 mt-2 [&_.badge]:wrap-anywhere">
        {names.map((name) => (
          <li key={name}>
            <Badge tone={tone} icon={tone === "good" ? "check" : undefined}>
              {name}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

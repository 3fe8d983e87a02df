// Explains the candidate's match with the job, as the server calculated it at the request.

import { bandOf, MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";
import type { RefereeRequestDetail } from "../../../../contract/referrals/referees-wire.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Gauge } from "../../../ui/gauge.tsx";
import { counted } from "../../../ui/moments.ts";

export function MatchPart({ request }: { request: RefereeRequestDetail }) {
  const { score, matched, missing } = request;
  return (
    <section aria-labelledby="match-title" className="card">
      <h2 id="match-title" className="text-xl">
        Match
      </h2>
      <div className="grid gap-y-4 gap-x-8 items-center justify-items-center mt-3.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Gauge label="Match score" value={score} max={MAX_SHOWN_SCORE} {...bandOf(score)} size="lg" />
        <p className="text-ink-soft">{summaryOf(request)}</p>
      </div>
      <Skills
        title="Skills of the job that they have"
        names={[...matched.coreSkills, ...matched.softSkills]}
        tone="good"
      />
      <Skills
        title="Skills that their CV does not name"
        names={[...missing.coreSkills, ...missing.softSkills]}
        tone="plain"
      />
      <p className="mt-4 text-xs text-ink-faint">
        Reckoned from the CV when they asked. It is a hint; the judgement is yours.
      </p>
    </section>
  );
}

function summaryOf({ matched, missing, YOE }: RefereeRequestDetail): string {
  const has = matched.coreSkills.length;
  const of = has + missing.coreSkills.length;
  const skills =
    of === 0
      ? "The job names no core skills."
      : has === of
        ? `They have ${of === 1 ? "the one core skill" : `all ${of} core skills`} that the job names.`
        : `They have ${has} of the ${of} core skills that the job names.`;
  return YOE === null ? skills : `${skills} ${counted(YOE, "year")} of experience.`;
}

function Skills({ title, names, tone }: { title: string; names: readonly string[]; tone: "good" | "plain" }) {
  if (names.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-sans text-sm/body font-[650] tracking-normal">{title}</h3>
      <ul className="flex flex-wrap gap-1.5 mt-2 [&_.badge]:wrap-anywhere">
        {names.map((name) => (
          <li key={name}>
            <Badge tone={tone} icon={tone === "good" ? "check" : undefined}>
              {name}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

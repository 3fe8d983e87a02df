// Explains how the signed-in person matches a job: the gauge, what would raise it, the four parts, the skills.

import type { ReactNode } from "react";
import { t } from "#messages/matching.ts";
import {
  explainMatch,
  type MatchExplanation,
  type MatchJob,
  type MatchProfile,
} from "../../../contract/matching/match-score.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../contract/matching/rules.ts";
import { yearsText } from "../../../messages/en/formats.ts";
import { fill } from "../../../messages/fill.ts";
import { Badge } from "../../ui/badge.tsx";
import { Gauge } from "../../ui/gauge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { rich } from "../../ui/rich.tsx";
import { linkTo } from "../../ui/tags.tsx";
import { groupRaises, listOr } from "./group-raises.ts";

const PROFILE_PATH = "/v2/candidate/profile";

export default function MatchPanel({ profile, job }: { profile: MatchProfile; job: MatchJob }) {
  const match = explainMatch(profile, job);
  const band = bandOf(match.total);
  return (
    <section className="card match-panel" aria-labelledby="match-title">
      <Gauge label={t.matchScore} value={match.total} max={MAX_SHOWN_SCORE} {...band} size="lg" />
      <div className="grid gap-2.5">
        <h2 id="match-title">{t.yourMatch}</h2>
        <p className="text-sm/body text-ink-soft">{summaryOf(match, job)}</p>
        <Raises match={match} minYears={job.minYears} />
      </div>
      <details className="disclosure match-details">
        <summary>
          {t.howItIsMadeUp}
          <Icon name="chevron-down" className="disclosure-sign" />
        </summary>
        <Parts match={match} job={job} profile={profile} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-y-4 gap-x-8 my-5">
          <Skills title={t.youHave} names={[...match.matched.coreSkills, ...match.matched.softSkills]} tone="good" />
          <Skills
            title={t.youWouldNeed}
            names={[...match.missing.coreSkills, ...match.missing.softSkills]}
            tone="plain"
          />
        </div>
        <p className="text-sm/body text-ink-soft">
          {rich(t.somethingMissingOrWrongCorrect, { link: linkTo(PROFILE_PATH) })}
        </p>
      </details>
    </section>
  );
}

function summaryOf({ matched, missing }: MatchExplanation, job: MatchJob): string {
  const has = matched.coreSkills.length;
  const of = has + missing.coreSkills.length;
  if (of === 0 && job.softSkills.length === 0) return t.theListingNamesNoSkillsSoThis;
  if (of === 0) return t.theListingNamesNoCoreSkillsSoft;
  if (has === of) return fill(t.youHaveAllCoreSkillsThatThe, { of });
  return fill(t.youHaveOfTheCoreSkillsThat, { has, of });
}

const STEP_TEXTS = { coreSkill: t.coreSkill, softSkill: t.softSkill, experience: t.experience } as const;

function Raises({ match, minYears }: { match: MatchExplanation; minYears: number }) {
  const groups = groupRaises(match.wouldRaise);
  if (groups.length === 0) return null;
  return (
    <div className="grid gap-2 py-3.5 px-4 rounded-md bg-accent-soft [&>ul]:grid [&>ul]:gap-2 [&>ul]:text-sm/body [&_li]:grid [&_li]:grid-cols-[minmax(0,1fr)_auto] [&_li]:gap-x-3 [&_li]:items-baseline [&_li]:wrap-anywhere">
      <h3>{t.whatWouldRaiseIt}</h3>
      <ul>
        {groups.map(({ kind, names, score }) => (
          <li key={kind}>
            <span>
              <span className="sr-only">{STEP_TEXTS[kind]}: </span>
              {kind === "experience" ? fill(t.stepOfYears, { years: minYears }) : listOr(names)}
            </span>
            <span
              className="font-[650] tabular-nums whitespace-nowrap [&>small]:text-xs/body [&>small]:font-normal [&>small]:text-ink-soft"
              aria-hidden="true"
            >
              {score} <small>(+{score - match.total})</small>
            </span>
            <span className="sr-only"> {fill(t.wouldRaiseItByTo, { score: score - match.total, score2: score })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Parts({ match, job, profile }: { match: MatchExplanation; job: MatchJob; profile: MatchProfile }) {
  const { parts, matched, missing } = match;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-y-4 gap-x-8 [&>div]:grid [&>div]:grid-cols-[minmax(0,1fr)_auto] [&>div]:gap-x-3 [&_dt]:text-sm/body [&_dt]:font-semibold [&_dd:first-of-type]:text-sm/body [&_dd:first-of-type]:font-semibold [&_dd:first-of-type]:tabular-nums [&_dd:nth-of-type(2)]:col-span-full [&_dd:nth-of-type(2)]:mt-0.5 [&_dd:nth-of-type(2)]:text-xs/body [&_dd:nth-of-type(2)]:text-ink-faint">
      <Part name={t.coreSkills} value={parts.coreSkills}>
        {countText(matched.coreSkills.length, missing.coreSkills.length)}
      </Part>
      <Part name={t.softSkills} value={parts.softSkills}>
        {countText(matched.softSkills.length, missing.softSkills.length)}
      </Part>
      <Part name={t.experience} value={parts.experience}>
        {experienceText(profile.YOE, job.minYears)}
      </Part>
      <Part name={t.roleAndResponsibilities} value={parts.roleAndResponsibilities}>
        {parts.coreSkills < 20 ? t.followsFromExperienceHeldAt10 : t.followsFromExperienceAndSoft}
      </Part>
    </dl>
  );
}

/** A part of the score; the bar repeats the number for the eye. */
function Part({ name, value, children }: { name: string; value: number; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{Math.round(value)}</dd>
      <svg
        className="col-span-full block w-full h-2 mt-1 rounded-full [&_rect]:fill-tint-6 [&_rect+rect]:fill-brand"
        viewBox={`0 0 ${MAX_SHOWN_SCORE} 8`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={MAX_SHOWN_SCORE} height="8" />
        <rect width={value} height="8" />
      </svg>
      <dd>{children}</dd>
    </div>
  );
}

function countText(has: number, missing: number): string {
  return has + missing === 0 ? t.theListingNamesNone : fill(t.ofThatTheListingNames, { has, has2: has + missing });
}

function experienceText(own: number | null, asked: number): string {
  if (asked === 0) return t.theListingAsksForNone;
  if (own === null) return fill(t.yearsAskedNoneKnown, { years: yearsText(asked) });
  // Rounded, less than what is asked may read as if it were enough.
  return fill(t.yearsWhereAsked, {
    years: own < asked ? fill(t.exactYears, { years: own }) : yearsText(own),
    asked,
  });
}

function Skills({ title, names, tone }: { title: string; names: readonly string[]; tone: "good" | "plain" }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="flex flex-wrap gap-1.5 mt-2 [&_.badge]:wrap-anywhere">
        {names.map((name) => (
          <li key={name}>
            <Badge tone={tone} icon={tone === "good" ? "check" : "plus"}>
              {name}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

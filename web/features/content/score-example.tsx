// A worked example of the match score: its four parts, with values that the scoring rule yields.
import { t } from "#messages/content.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../contract/matching/rules.ts";
import { Gauge } from "../../ui/gauge.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Eight of ten core skills, two of four soft skills, four years where three are required: the scoring rule yields these. */
const EXAMPLE = {
  total: 67,
  parts: [
    { name: t.coreSkills, value: 80, bar: "w-[80%]", why: t.exampleCoreSkills },
    { name: t.softSkills, value: 50, bar: "w-[50%]", why: t.exampleSkillsOfSoft },
    { name: t.experience, value: 90, bar: "w-[90%]", why: t.exampleYears },
    { name: t.roleAndResponsibilities, value: 49, bar: "w-[49%]", why: t.followsFromExperienceAndSoft },
  ],
  missing: ["Kubernetes", "Terraform"],
} as const;

export function ScoreExample() {
  return (
    <figure className="card on-surface shadow-raised">
      <figcaption className="flex items-center justify-between gap-3">
        <span className="font-semibold">{t.yourMatchWithAJob}</span>
        <span className="badge badge-accent">{t.example}</span>
      </figcaption>
      <div className="mt-4 grid items-center gap-6 sm:grid-cols-[12rem_1fr]">
        <Gauge
          label={t.matchScore}
          value={EXAMPLE.total}
          max={MAX_SHOWN_SCORE}
          {...bandOf(EXAMPLE.total)}
          size="lg"
          className="mx-auto"
        />
        <dl className="grid gap-3">
          {EXAMPLE.parts.map((part) => (
            <div key={part.name} className="grid grid-cols-[1fr_auto] gap-x-3">
              <dt className="text-sm font-semibold">{part.name}</dt>
              <dd className="text-sm font-semibold tabular-nums">{part.value}</dd>
              <dd className="col-span-2 mt-1 h-2 overflow-hidden rounded-full bg-tint-6" aria-hidden="true">
                <span className={`block h-full rounded-full bg-brand ${part.bar}`} />
              </dd>
              <dd className="col-span-2 mt-0.5 text-xs text-ink-faint">{part.why}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4 text-sm">
        <Icon name="spark" size={18} className="text-accent-ink" />
        {t.whatWouldRaiseIt}
        {EXAMPLE.missing.map((skill) => (
          <span key={skill} className="badge badge-brand">
            <Icon name="plus" size={14} />
            {skill}
          </span>
        ))}
      </p>
    </figure>
  );
}

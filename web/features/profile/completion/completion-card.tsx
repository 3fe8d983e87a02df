// How complete the profile is, section by section, with what is missing one press away.
import type { ProfileCompletion } from "../../../../contract/candidates.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useProfile } from "../saving/profile-context.tsx";
import { useCompletionQuery } from "../saving/profile-queries.ts";
import { placeOf } from "./places.ts";

type SectionCompletion = ProfileCompletion["candidate"][number];

/** By the section's name in the answer. */
const TITLES: Readonly<Record<string, string>> = {
  basic: "Basic details",
  preferences: "What you are looking for",
  resume: "CV",
};

/** Renders nothing when it cannot be told: the profile works without it. */
export function CompletionCard({ onUpdateCv }: { onUpdateCv: () => void }) {
  const { email } = useProfile();
  const { data, error } = useCompletionQuery(email);
  if (error && !data) return null;
  if (!data) return <Skeleton className="h-36 w-full" />;
  const total = Math.round(data.candidate.reduce((sum, { curPerc }) => sum + curPerc, 0));
  const isWhole = data.candidate.every(({ curPerc, maxPerc }) => curPerc >= maxPerc);
  return (
    <section aria-labelledby="completion-title" className="card completion">
      <div className="completion-head">
        <h2 id="completion-title" className="text-lg font-semibold">
          {isWhole ? "Your profile is complete" : `Your profile is ${total}% complete`}
        </h2>
        <Bar label="Profile complete" percent={total} />
      </div>
      <ul className="completion-sections">
        {data.candidate.map((part) => (
          <SectionRow key={part.section} part={part} onUpdateCv={onUpdateCv} />
        ))}
      </ul>
    </section>
  );
}

function SectionRow({ part, onUpdateCv }: { part: SectionCompletion; onUpdateCv: () => void }) {
  const { want } = useProfile();
  const percent = part.maxPerc === 0 ? 100 : Math.round((part.curPerc / part.maxPerc) * 100);
  const go = (section: string, control: string | null) =>
    section === "cv" ? onUpdateCv() : want(section, control ?? undefined);
  return (
    <li className="completion-section">
      <p className="flex items-center justify-between gap-2 text-sm">
        <span className="font-semibold">{TITLES[part.section] ?? part.section}</span>
        {percent >= 100 ? (
          <span className="flex items-center gap-1 text-good">
            <Icon name="check" size={16} />
            Done
          </span>
        ) : (
          <span className="text-ink-faint tabular-nums">{percent}%</span>
        )}
      </p>
      {part.missing.length > 0 && (
        <ul className="completion-wishes">
          {part.missing.map((missing) => {
            const place = placeOf(missing);
            return (
              place && (
                <li key={missing}>
                  <button type="button" className="wish" onClick={() => go(place.section, place.control)}>
                    <Icon name="plus" size={14} />
                    <span>
                      <span className="sr-only">Add </span>
                      {place.wish}
                    </span>
                  </button>
                </li>
              )
            );
          })}
        </ul>
      )}
    </li>
  );
}

function Bar({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      className="completion-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}

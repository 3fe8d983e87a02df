// How complete the profile is, by section, with links to add what is missing.

import { type ReactNode, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { ProfileCompletion } from "../../../../../contract/candidates/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { useCompletionQuery, useProfile } from "../saving/profile-context.tsx";
import { placeOf } from "./places.ts";

type SectionCompletion = ProfileCompletion["candidate"][number];

/** By the section's name in the answer. */
const TITLES: Readonly<Record<string, string>> = {
  basic: t.basicDetails,
  preferences: t.whatYouAreLookingFor,
  resume: "CV",
};

/** Renders nothing when loading fails: the profile works without it. */
export function CompletionCard({ onUpdateCv }: { onUpdateCv: () => void }) {
  const { email } = useProfile();
  const { data, error } = useCompletionQuery(email);
  if (error && !data) return null;
  if (!data) return <Skeleton className="h-36 w-full" />;
  const total = Math.round(data.candidate.reduce((sum, { curPerc }) => sum + curPerc, 0));
  const hasNoCv = data.candidate.some(({ missing }) => missing.includes("resume"));
  const isWhole = data.candidate.every(({ curPerc, maxPerc }) => curPerc >= maxPerc);
  return (
    <section aria-labelledby="completion-title" className="card grid gap-5 md:py-6 md:px-8">
      <div className="grid gap-3">
        <h2 id="completion-title" className="text-lg font-semibold">
          {isWhole ? t.yourProfileIsComplete : fill(t.yourProfileIsComplete2, { total })}
        </h2>
        <Bar label={t.profileComplete} percent={total} />
      </div>
      {hasNoCv && (
        <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-8 py-4 px-5 rounded-md bg-brand-soft">
          <p className="max-w-md">
            {rich(t.beginWithYourCvWeReadMost, { b: (words) => <strong className="font-semibold">{words}</strong> })}
          </p>
          <Button onClick={onUpdateCv}>
            <Icon name="upload" size={18} />
            {t.uploadYourCv}
          </Button>
        </div>
      )}
      {!isWhole && (
        <ul className="grid gap-y-5 gap-x-10 md:grid-cols-3">
          {data.candidate.map((part) => (
            <SectionRow key={part.section} part={part} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** As many as a reader takes in at a glance. */
const FIRST = 3;

function SectionRow({ part }: { part: SectionCompletion }) {
  const { want } = useProfile();
  const title = TITLES[part.section] ?? part.section;
  const [showsAll, setShowsAll] = useState(false);
  const percent = part.maxPerc === 0 ? 100 : Math.round((part.curPerc / part.maxPerc) * 100);
  // The rest of its section comes with the CV.
  const wishes = part.missing.flatMap((missing) => (missing === "resume" ? [] : (placeOf(missing) ?? [])));
  const shown = showsAll ? wishes : wishes.slice(0, FIRST);
  return (
    <li>
      <p className="flex items-center justify-between gap-2 text-sm">
        <span className="font-semibold">{title}</span>
        {percent >= 100 ? (
          <span className="flex items-center gap-1 text-good">
            <Icon name="check" size={16} />
            {t.done}
          </span>
        ) : (
          <span className="text-ink-faint tabular-nums">{percent}%</span>
        )}
      </p>
      <ul className="flex flex-wrap gap-1.5 mt-2.5 empty:hidden">
        {shown.map(({ section, control, wish }) => (
          <WishButton key={wish} onPress={() => want(section, control)}>
            <Icon name="plus" size={14} />
            <span>
              <span className="sr-only">{t.add} </span>
              {wish}
            </span>
          </WishButton>
        ))}
        {wishes.length > shown.length && (
          <WishButton onPress={() => setShowsAll(true)}>
            {rich(t.moreFor, {
              count: wishes.length - shown.length,
              title,
              span: (words) => <span className="sr-only">{words}</span>,
            })}
          </WishButton>
        )}
      </ul>
    </li>
  );
}

type WishButtonProps = { onPress: () => void; children: ReactNode };

const WishButton = ({ onPress, children }: WishButtonProps) => (
  <li>
    <button
      type="button"
      className="inline-flex items-center gap-[0.3rem] min-h-8 pointer-coarse:min-h-11 pt-[0.2rem] pr-3 pb-[0.2rem] pl-[0.55rem] border border-dashed border-line-strong rounded-full text-sm/[1.2] text-left text-ink-soft [&>svg]:text-ink-faint hover:border-solid hover:border-brand hover:bg-brand-soft hover:text-brand-strong"
      onClick={onPress}
    >
      {children}
    </button>
  </li>
);

function Bar({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      className="h-2 overflow-hidden rounded-full bg-tint-6 [&>span]:block [&>span]:h-full [&>span]:rounded-[inherit] [&>span]:bg-brand [&>span]:[transition:width_400ms_var(--ease-settle)]"
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

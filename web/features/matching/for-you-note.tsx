// Above the job list, for signed-in candidates: the choice of list, and why the newest jobs show instead of theirs.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/matching.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ALL_JOBS_VIEW, FOR_YOU_VIEW, forYouSwitch, VIEW_PARAM } from "./for-you.ts";
import { useMatchState } from "./match-overlay.tsx";
import type { ForYou } from "./use-for-you.ts";

/** `isForYou`: which list shows. */
export function ListChoice({ pathname, isForYou }: { pathname: string; isForYou: boolean }) {
  return (
    <nav className="sort-links" aria-label={t.whichJobs}>
      <Link
        to={`${pathname}?${VIEW_PARAM}=${FOR_YOU_VIEW}`}
        aria-current={isForYou ? "true" : undefined}
        onClick={() => forYouSwitch.turn(true)}
        preventScrollReset
      >
        {t.forYou}
      </Link>
      <Link
        to={`${pathname}?${VIEW_PARAM}=${ALL_JOBS_VIEW}`}
        aria-current={isForYou ? undefined : "true"}
        onClick={() => forYouSwitch.turn(false)}
        preventScrollReset
      >
        {t.allJobs}
      </Link>
    </nav>
  );
}

type ForYouNoteProps = { forYou: Pick<ForYou, "state" | "load">; onAddResume: () => void };

export function ForYouNote({ forYou: { state, load }, onAddResume }: ForYouNoteProps) {
  const match = useMatchState();
  if (state === "NO_PROFILE") {
    if (match.kind !== "incomplete") return <NameYourWork />;
    return match.mayPrompt ? <AddResume onAddResume={onAddResume} /> : <BeingRead />;
  }
  if (state === "NOTHING_SUITS")
    return (
      <Note title={t.noOpenJobSuitsYourProfileRight} text={t.theseAreTheNewestJobsATitle}>
        <ButtonLink to="/v2/candidate/profile" variant="secondary">
          {t.seeYourProfile}
        </ButtonLink>
      </Note>
    );
  if (state === "FAILED")
    return (
      <Note title={t.theJobsForYouCouldNotBe} text={t.theseAreTheNewestJobs}>
        <Button variant="secondary" onClick={load}>
          {t.tryAgain}
        </Button>
      </Note>
    );
  if (state === "OFFERED")
    return (
      <Note title={t.theJobsForYouAreReady} text={t.theseAreTheNewestJobs}>
        <Button variant="secondary" onClick={load}>
          {t.showTheJobsForYou}
        </Button>
      </Note>
    );
  return null;
}

const AddResume = ({ onAddResume }: Pick<ForYouNoteProps, "onAddResume">) => (
  <Note title={t.addYourCvToSeeTheJobs} text={t.yourTitleSkillsAndYearsAreRead}>
    <Button variant="secondary" onClick={onAddResume}>
      {t.uploadYourCv}
    </Button>
  </Note>
);

const BeingRead = () => <Note title={t.yourCvIsBeingRead} text={t.theJobsThatSuitYouComeAs} />;

const NameYourWork = () => (
  <Note title={t.tellUsYourJobTitleAndSkills} text={t.yourProfileNamesNeitherSoThereIs}>
    <ButtonLink to="/v2/candidate/profile" variant="secondary">
      {t.completeYourProfile}
    </ButtonLink>
  </Note>
);

type NoteProps = { title: string; text: string; children?: ReactNode };

const Note = ({ title, text, children }: NoteProps) => (
  <div className="alert alert-info mb-4 flex flex-wrap items-center justify-between gap-3" role="status">
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-soft">{text}</p>
    </div>
    {children}
  </div>
);

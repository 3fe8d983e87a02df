// Above the job list, for signed-in candidates: the choice of list, and why the newest jobs show instead of theirs.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ALL_JOBS_VIEW, FOR_YOU_VIEW, forYouSwitch, VIEW_PARAM } from "./for-you.ts";
import { useMatchState } from "./match-overlay.tsx";
import type { ForYou } from "./use-for-you.ts";

/** `isForYou`: which list shows. */
export function ListChoice({ pathname, isForYou }: { pathname: string; isForYou: boolean }) {
  return (
    <nav className="sort-links" aria-label="Which jobs">
      <Link
        to={`${pathname}?${VIEW_PARAM}=${FOR_YOU_VIEW}`}
        aria-current={isForYou ? "true" : undefined}
        onClick={() => forYouSwitch.turn(true)}
        preventScrollReset
      >
        For you
      </Link>
      <Link
        to={`${pathname}?${VIEW_PARAM}=${ALL_JOBS_VIEW}`}
        aria-current={isForYou ? undefined : "true"}
        onClick={() => forYouSwitch.turn(false)}
        preventScrollReset
      >
        All jobs
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
      <Note
        title="No open job suits your profile right now"
        text="These are the newest jobs. A title or skill more in your profile may bring some that suit."
      >
        <ButtonLink to="/v2/candidate/profile" variant="secondary">
          See your profile
        </ButtonLink>
      </Note>
    );
  if (state === "FAILED")
    return (
      <Note title="The jobs for you could not be loaded" text="These are the newest jobs.">
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </Note>
    );
  if (state === "OFFERED")
    return (
      <Note title="The jobs for you are ready" text="These are the newest jobs.">
        <Button variant="secondary" onClick={load}>
          Show the jobs for you
        </Button>
      </Note>
    );
  return null;
}

const AddResume = ({ onAddResume }: Pick<ForYouNoteProps, "onAddResume">) => (
  <Note
    title="Add your CV to see the jobs that suit you"
    text="Your title, skills and years are read from it, and the jobs that fit come first. Until then these are the newest."
  >
    <Button variant="secondary" onClick={onAddResume}>
      Upload your CV
    </Button>
  </Note>
);

const BeingRead = () => (
  <Note
    title="Your CV is being read"
    text="The jobs that suit you come as soon as it is. Until then these are the newest."
  />
);

const NameYourWork = () => (
  <Note
    title="Tell us your job title and skills"
    text="Your profile names neither, so there is nothing to choose jobs by. These are the newest."
  >
    <ButtonLink to="/v2/candidate/profile" variant="secondary">
      Complete your profile
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

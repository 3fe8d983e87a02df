// The match on a job's page: nothing for visitors; reserved space, then the panel or a prompt, for signed-in people.

import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { t } from "#messages/matching.ts";
import type { MatchJob, MatchProfile } from "../../../contract/matching/match-score.ts";
import { useSession } from "../../session/session-context.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useMatchState } from "./match-overlay.tsx";
import { matchStore, type Person, type Scorable } from "./match-store.ts";

/** On failure the page works without it. */
const MatchPanel = lazy(
  (): Promise<{ default: ComponentType<{ profile: MatchProfile; job: MatchJob }> }> =>
    import("./match-panel.tsx").catch(() => ({ default: () => null })),
);

export function MatchSlot({ job, onAddResume }: { job: MatchJob; onAddResume: () => void }) {
  const { isLoggedIn } = useSession();
  const state = useMatchState();
  const isEmpty = isLoggedIn === false || state.kind === "failed";
  if (isEmpty) return null;
  return (
    <div
      className={classNames(
        "session-slot sm:min-h-70",
        state.kind === "incomplete" ? "sm:content-stretch" : "min-h-84",
      )}
    >
      {state.kind === "ready" && (
        <Suspense fallback={null}>
          <MatchPanel profile={state.person.profile} job={job} />
        </Suspense>
      )}
      {state.kind === "incomplete" && <WithoutResume onAddResume={onAddResume} />}
    </div>
  );
}

function WithoutResume({ onAddResume }: { onAddResume: () => void }) {
  return (
    <section className="card match-panel" aria-labelledby="match-title">
      <div className="grid gap-2.5 justify-items-start">
        <h2 id="match-title">{t.yourMatch}</h2>
        <p className="text-sm/body text-ink-soft">{t.uploadYourRSumAndSeeAt}</p>
        <Button variant="secondary" onClick={onAddResume}>
          {t.uploadRSum}
        </Button>
      </div>
    </section>
  );
}

/** Scores rows without reordering them, once there is a person; returns the component that shows a score. */
export function useScores(rows: readonly Scorable[]): Person["Score"] | undefined {
  const state = useMatchState();
  const person = state.kind === "ready" ? state.person : null;
  useEffect(() => {
    if (person === null) return;
    const stop = new AbortController();
    void matchStore.scoreRows(rows, stop.signal);
    return () => stop.abort();
  }, [person, rows]);
  return person?.Score;
}

type Weight =
  | { kind: "score"; score: number }
  | { kind: "no-cv" }
  | { kind: "reading" }
  /** The person's details could not be loaded. */
  | { kind: "unknown" };

/** How the signed-in person matches the job; loads their newest details if the page has none. Never rejects. */
export async function weighJob(job: MatchJob): Promise<Weight> {
  if (matchStore.person() === null) {
    const isThere = await import("./match-watcher.tsx").then(
      ({ loadPersonAnew }) => loadPersonAnew(),
      () => false,
    );
    if (!isThere) return { kind: "unknown" };
  }
  const state = matchStore.read();
  if (state.kind === "ready") return { kind: "score", score: state.person.score(job).total };
  if (state.kind === "incomplete") return { kind: state.mayPrompt ? "no-cv" : "reading" };
  return { kind: "unknown" };
}

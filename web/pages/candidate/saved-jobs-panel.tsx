// Saved jobs in the dashboard, as cards like everywhere, with the person's scores.
import { type ComponentType, lazy, Suspense, useMemo, useState } from "react";
import { useAppliedMark } from "../../features/applications/applied/applied-store.ts";
import { JobCard } from "../../features/jobs/job-card.tsx";
import { JobList } from "../../features/jobs/job-list.tsx";
import { presentJobs } from "../../features/jobs/present-job.ts";
import { useScores } from "../../features/matching/match-slot.tsx";
import { type SavedJob, SavedJobsTab } from "../../features/saved/jobs/saved-jobs-tab.tsx";
import { useSaveAction } from "../../features/saved/jobs/use-save-action.ts";
import { Badge } from "../../ui/badge.tsx";

/** Brings scores, without asking for a CV; should it not load, the jobs stand without them. */
const MatchWatcher = lazy(
  (): Promise<{ default: ComponentType }> =>
    import("../../features/matching/match-watcher.tsx").catch(() => ({ default: () => null })),
);

export const SavedJobsPanel = () => (
  <>
    <SavedJobsTab Rows={Rows} />
    <Suspense fallback={null}>
      <MatchWatcher />
    </Suspense>
  </>
);

function Rows({ saved }: { saved: readonly SavedJob[] }) {
  const [now] = useState(Date.now);
  const key = saved.map(({ job }) => job.id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which jobs they are
  const rows = useMemo(
    () =>
      presentJobs(
        saved.map(({ job }) => job),
        now,
      ),
    [key, now],
  );
  const Score = useScores(rows);
  const Mark = useAppliedMark();
  const Action = useSaveAction();
  return (
    <JobList>
      {rows.map((row, index) => {
        const isOpen = saved[index]?.isOpen ?? true;
        return (
          <JobCard
            key={row.id}
            row={row}
            score={isOpen && Score && <Score id={row.id} />}
            mark={
              <>
                {!isOpen && <Badge tone="bad">Closed</Badge>}
                {Mark && <Mark id={row.id} />}
              </>
            }
            action={Action && <Action row={row} />}
          />
        );
      })}
    </JobList>
  );
}

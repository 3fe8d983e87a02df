// Where a job's page says that its reader has applied; what is known of the application loads with the first need.
import { lazy, Suspense } from "react";
import { Alert } from "../../../ui/alert.tsx";

type AppliedJob = { id: string; isExternal: boolean };

/** Should it not load, the fact stands alone. */
const AppliedNote = lazy(() => import("./applied-note.tsx").catch(() => ({ default: Bare })));

export function AppliedSlot({ job }: { job: AppliedJob }) {
  return (
    <Suspense fallback={<Bare />}>
      <AppliedNote job={job} />
    </Suspense>
  );
}

function Bare(_: { job?: AppliedJob }) {
  return <Alert tone="good" title="You have applied" className="applied-note" />;
}

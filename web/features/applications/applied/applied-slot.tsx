// Where a job's page says that its reader has applied; details of the application load when first needed.
import { lazy, Suspense } from "react";
import { Alert } from "../../../ui/alert.tsx";

type AppliedJob = { id: string; isExternal: boolean };

/** If it does not load, only the fact is shown. */
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

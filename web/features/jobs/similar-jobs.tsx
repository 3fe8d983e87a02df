// Open jobs like the one a page is about.
import { JobList, JobRows } from "./job-list.tsx";
import type { JobRow } from "./job-row.ts";

export function SimilarJobs({ rows }: { rows: readonly JobRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="wrap similar" aria-labelledby="similar-title">
      <h2 id="similar-title" className="text-2xl">
        Similar jobs
      </h2>
      <JobList>
        <JobRows rows={rows} />
      </JobList>
    </section>
  );
}

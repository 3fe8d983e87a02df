// Open jobs like the one a page is about.
import { type CardPieces, JobList, JobRows } from "./job-list.tsx";
import type { JobRow } from "./job-row.ts";

type SimilarJobsProps = CardPieces & { rows: readonly JobRow[] };

export function SimilarJobs({ rows, ...pieces }: SimilarJobsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="wrap similar" aria-labelledby="similar-title">
      <h2 id="similar-title" className="text-2xl">
        Similar jobs
      </h2>
      <JobList>
        <JobRows rows={rows} {...pieces} />
      </JobList>
    </section>
  );
}

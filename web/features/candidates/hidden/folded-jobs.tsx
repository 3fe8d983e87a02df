// A placeholder in a list for jobs that its reader has opened or hidden; shows them on request.
import { type ReactNode, useState } from "react";
import "../../../styles/jobs.css";
import type { HidableJob } from "./marks-store.ts";

type FoldedJobsProps = { rows: readonly HidableJob[]; children: ReactNode };

/** `children`: the cards of the jobs. */
export function FoldedJobs({ rows, children }: FoldedJobsProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  const [first] = rows;
  const text =
    rows.length === 1 && first
      ? `Left out: ${first.title} at ${first.companyName}`
      : `Left out: ${rows.length} jobs that you have seen or said no to`;
  return (
    <li className="flex flex-wrap justify-between items-center gap-y-1 gap-x-5 py-2 px-5 border border-dashed border-line rounded-md text-sm/body text-ink-soft [&>p]:min-w-0 [&>p]:wrap-anywhere [&>button]:min-h-7">
      <p>{text}</p>
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        Show <span className="sr-only">{rows.length === 1 ? first?.title : `these ${rows.length} jobs`}</span>
      </button>
    </li>
  );
}

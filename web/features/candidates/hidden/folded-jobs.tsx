// A placeholder in a list for jobs that its reader has opened or hidden; shows them on request.

import { type ReactNode, useState } from "react";
import { t } from "#messages/candidates.ts";
import { fill } from "../../../../messages/fill.ts";
import { rich } from "../../../ui/rich.tsx";
import type { HidableJob } from "./marks-store.ts";

type FoldedJobsProps = { rows: readonly HidableJob[]; children: ReactNode };

/** `children`: the cards of the jobs. */
export function FoldedJobs({ rows, children }: FoldedJobsProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  const [first] = rows;
  const text =
    rows.length === 1 && first
      ? fill(t.leftOutAt, { title: first.title, companyName: first.companyName })
      : fill(t.leftOutJobsThatYouHaveSeen, { count: rows.length });
  return (
    <li className="flex flex-wrap justify-between items-center gap-y-1 gap-x-5 py-2 px-5 border border-dashed border-line rounded-md text-sm/body text-ink-soft [&>p]:min-w-0 [&>p]:wrap-anywhere [&>button]:min-h-7">
      <p>{text}</p>
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        {rich(t.show, {
          value: rows.length === 1 ? (first?.title ?? "") : fill(t.theseJobs, { count: rows.length }),
          span: (words) => <span className="sr-only">{words}</span>,
        })}
      </button>
    </li>
  );
}

// How a move changes the loaded pages of a job's applicants: pure.

import type { Applicant, StageCounts } from "../../../../../contract/applications/applicants-wire.ts";
import type { ApplicationStatus } from "../../../../../contract/applications/rules.ts";
import type { CallAnswer } from "../../../../../contract/client.ts";

export type ListPage = CallAnswer<"listApplicants">;

export type StatusChange = {
  applicationId: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  /** When the applicant is notified of a rejection; null for at once. */
  tellsAt: string | null;
};

/** The pages with people in their new stages and adjusted counts; rows keep their places. */
export function changeStatuses<Page extends ListPage>(
  pages: readonly Page[],
  changes: readonly StatusChange[],
): Page[] {
  const byId = new Map(changes.map((change) => [change.applicationId, change]));
  return pages.map((page) => ({
    ...page,
    job: { ...page.job, counts: recount(page.job.counts, changes) },
    data: page.data.map((row) => {
      const change = byId.get(row.applicationId);
      return change ? { ...row, status: change.to, rejectionTellsAt: change.tellsAt } : row;
    }),
  }));
}

/** The pages with the server's latest rows; counts follow where a stage differed. */
export function settleRows<Page extends ListPage>(pages: readonly Page[], rows: readonly Applicant[]): Page[] {
  const byId = new Map(rows.map((row) => [row.applicationId, row]));
  const surprises = pages.flatMap(({ data }) =>
    data.flatMap(({ applicationId, status }) => {
      const to = byId.get(applicationId)?.status;
      return to === undefined || to === status ? [] : [{ from: status, to }];
    }),
  );
  return pages.map((page) => ({
    ...page,
    job: surprises.length === 0 ? page.job : { ...page.job, counts: recount(page.job.counts, surprises) },
    data: page.data.map((row) => byId.get(row.applicationId) ?? row),
  }));
}

/** The pages without the deleted applicants. */
export function dropRows<Page extends ListPage>(pages: readonly Page[], ids: readonly string[]): Page[] {
  const gone = pages.flatMap(({ data }) => data.filter(({ applicationId }) => ids.includes(applicationId)));
  return pages.map((page) => ({
    ...page,
    job: {
      ...page.job,
      applicants: Math.max(0, page.job.applicants - gone.length),
      counts: recount(
        page.job.counts,
        gone.map(({ status }) => ({ from: status, to: null })),
      ),
    },
    data: page.data.filter(({ applicationId }) => !ids.includes(applicationId)),
  }));
}

type Step = { from: ApplicationStatus; to: ApplicationStatus | null };

function recount(before: StageCounts, steps: readonly Step[]): StageCounts {
  const counts = { ...before };
  for (const { from, to } of steps) {
    counts[from] = Math.max(0, (counts[from] ?? 0) - 1);
    if (to !== null) counts[to] = (counts[to] ?? 0) + 1;
  }
  return counts;
}

// The dashboard's referral requests: jobs, status, and actions.

import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/referrals.ts";
import { REQUEST_STATUSES, type RequestStatus } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequest } from "../../../../contract/referrals/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { referralRows } from "../../../row-places.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CompanyLogo } from "../../../ui/logo.tsx";
import { dayOf, momentOf } from "../../../ui/moments.ts";
import { PagedItems } from "../../../ui/paged-list.tsx";
import { rich } from "../../../ui/rich.tsx";
import { RowOpener, RowSign } from "../../../ui/rows/opening-row.tsx";
import { StepTrack } from "../../../ui/rows/step-track.tsx";
import { useArrival } from "../../../ui/rows/use-arrival.ts";
import { requestQuery, useRequests } from "../request-queries.ts";
import { STATUS_LOOKS, STATUS_WORDS } from "../status-words.ts";
import { listAddress, readOpen, readStatus, rowId } from "./list-filters.ts";
import { progressOf, TRACK, tellNext } from "./progress.ts";
import { RequestDetails } from "./request-details.tsx";

export const RequestsTab = () => (
  <QueryProvider>
    <Requests />
  </QueryProvider>
);

const LOADING = {
  label: t.yourRequestsAreBeingLoaded,
  sizes: ["h-9 w-72 max-w-full", ...referralRows("h-32")],
};

function Requests() {
  const params = useSearchParams()[0];
  const status = readStatus(params);
  const open = readOpen(params);
  const list = useRequests(status);
  const counts: Counts = list.first?.counts ?? {};
  const rows = list.rows ?? [];
  useArrival(open !== null && rows.some(({ id }) => id === open) ? rowId(open) : null, rows.length > 0);
  return (
    <>
      <h2 className="sr-only">{t.yourReferralRequests}</h2>
      {Object.keys(counts).length > 0 && <StatusFilter chosen={status} counts={counts} />}
      {list.rows && <OpenedBeside open={open} rows={rows} status={status} />}
      <PagedItems
        list={list}
        loading={LOADING}
        empty={status === null ? <NoneYet /> : <NothingMatches />}
        moreLabel={t.showMoreRequests}
        items="grid gap-3"
        isOrdered
        label={t.referralRequestsNewestFirst}
      >
        {(request) => (
          <RequestRow
            key={request.id}
            request={request}
            isOpen={request.id === open}
            toggleTo={listAddress(status, request.id === open ? null : request.id)}
          />
        )}
      </PagedItems>
    </>
  );
}

type Counts = Readonly<Partial<Record<RequestStatus, number>>>;

function StatusFilter({ chosen, counts }: { chosen: RequestStatus | null; counts: Counts }) {
  const shown = REQUEST_STATUSES.filter((status) => counts[status] || status === chosen);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav
      aria-label={t.byStatus}
      className="flex flex-wrap gap-2 mb-5 max-sm:flex-nowrap max-sm:-mx-4 max-sm:py-1 max-sm:px-4 max-sm:overflow-x-auto max-sm:scrollbar-none max-sm:[&>.chip]:flex-none"
    >
      <ChipLink to={listAddress(null)} replace current={chosen === null} preventScrollReset>
        {rich(t.all, { total, span: (words) => <span className="chip-count">{words}</span> })}
      </ChipLink>
      {shown.map((status) => (
        <ChipLink key={status} to={listAddress(status)} replace current={status === chosen} preventScrollReset>
          {STATUS_WORDS[status]} <span className="chip-count">{counts[status] ?? 0}</span>
        </ChipLink>
      ))}
    </nav>
  );
}

type BesideProps = { open: string | null; rows: readonly ReferralRequest[]; status: RequestStatus | null };

/** A request opened by a mail, notification or dialog that the shown pages do not include. */
function OpenedBeside({ open, rows, status }: BesideProps) {
  const isMissing = open !== null && !rows.some(({ id }) => id === open);
  const { data, error } = useQuery({ ...requestQuery(open ?? ""), enabled: isMissing });
  if (!isMissing || (!data && !error)) return null;
  if (!data)
    return (
      <Alert tone="info" role="status" className="mb-4" title={t.thisRequestCouldNotBeFound}>
        {t.itMayBelongToAnotherAccountOr}
      </Alert>
    );
  return (
    <ul className="grid gap-3 mb-6" aria-label={t.openedByALink}>
      <RequestRow request={data} isOpen toggleTo={listAddress(status)} />
    </ul>
  );
}

const NoneYet = () => (
  <EmptyState
    icon="handshake"
    level={3}
    title={t.noRequestsYet}
    actions={<ButtonLink to="/referrals">{t.requestAReferral}</ButtonLink>}
    text={t.askSomeoneWhoWorksWhereYouWant}
  />
);

const NothingMatches = () => (
  <EmptyState
    icon="search"
    level={3}
    title={t.noneOfThese}
    actions={
      <ButtonLink to={listAddress(null)} replace preventScrollReset variant="secondary">
        {t.showAllRequests}
      </ButtonLink>
    }
    text={t.noneOfYourRequestsStandsThereNow}
  />
);

type RequestRowProps = {
  request: ReferralRequest;
  isOpen: boolean;
  /** Address of the list with this one open, or closed again. */
  toggleTo: string;
};

const CLOCK = { day: dayOf, moment: momentOf };

const RequestRow = memo(function RequestRow({ request, isOpen, toggleTo }: RequestRowProps) {
  const { id, jobTitle, companyName, companyLogo, status, createdAt } = request;
  const detailsId = `${rowId(id)}-details`;
  return (
    <li className="card asked-row p-0 scroll-my-24" id={rowId(id)} data-open={isOpen || undefined}>
      <div className="row-summary">
        <CompanyLogo name={companyName} src={companyLogo} decorative />
        <div className="min-w-0">
          <h3 className="row-title">
            <RowOpener isOpen={isOpen} toggleTo={toggleTo} detailsId={detailsId}>
              {jobTitle}
            </RowOpener>
          </h3>
          <p className="text-ink-soft wrap-anywhere">{companyName}</p>
          <p className="mt-1 text-sm/body text-ink-faint">{fill(t.asked, { createdAt: dayOf(createdAt) })}</p>
        </div>
        <div className="grid justify-items-start gap-2.5 max-[60rem]:col-span-full max-[60rem]:row-2 max-[60rem]:grid-cols-[auto_minmax(0,1fr)] max-[60rem]:items-center max-[60rem]:gap-3.5 max-[60rem]:mt-1.5">
          <StatusBadge status={status} />
          <Track request={request} />
        </div>
        <RowSign />
        <p className="col-[2/-1] text-sm/body text-ink-soft max-[60rem]:col-span-full">{tellNext(request, CLOCK)}</p>
      </div>
      {isOpen && <RequestDetails request={request} id={detailsId} />}
    </li>
  );
});

const StatusBadge = ({ status }: { status: RequestStatus }) => (
  <Badge {...STATUS_LOOKS[status]}>{STATUS_WORDS[status]}</Badge>
);

function Track({ request }: { request: ReferralRequest }) {
  const { reached, hasEnded } = progressOf(request);
  if (reached === 0) return null;
  return (
    <StepTrack
      {...{ reached, hasEnded }}
      steps={TRACK}
      words={fill(hasEnded ? t.itCameToOf : t.stepOf, {
        reached,
        count: TRACK.length,
        track: TRACK[reached - 1] ?? "",
      })}
    />
  );
}

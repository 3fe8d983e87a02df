// The dashboard's referral requests: jobs, status, and actions.

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { REQUEST_STATUSES, type RequestStatus } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequest } from "../../../../contract/referrals/wire.ts";
import { referralRows } from "../../../row-places.ts";
import { QueryProvider } from "../../../session/query-provider.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { requestQuery } from "../request-query.ts";
import { STATUS_WORDS } from "../status-words.ts";
import { listAddress, readOpen, readStatus } from "./list-filters.ts";
import { useRequests } from "./request-queries.ts";
import { RequestRow } from "./request-row.tsx";
import "../../../styles/people.css";
import { rowId } from "./row-id.ts";

export const RequestsTab = () => (
  <QueryProvider>
    <Requests />
  </QueryProvider>
);

const LOADING = {
  label: "Your requests are being loaded.",
  sizes: ["h-9 w-72 max-w-full", ...referralRows("h-32")],
};

function Requests() {
  const params = useSearchParams()[0];
  const status = readStatus(params);
  const open = readOpen(params);
  const list = useRequests(status);
  const counts: Counts = list.first?.counts ?? {};
  const rows = list.rows ?? [];
  useArrival(open, rows);
  return (
    <>
      <h2 className="sr-only">Your referral requests</h2>
      {Object.keys(counts).length > 0 && <StatusFilter chosen={status} counts={counts} />}
      {list.rows && <OpenedBeside open={open} rows={rows} status={status} />}
      <PagedList
        list={list}
        loading={LOADING}
        empty={status === null ? <NoneYet /> : <NothingMatches />}
        moreLabel="Show more requests"
      >
        {(shown) => (
          <ol className="grid gap-3" aria-label="Referral requests, newest first">
            {shown.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                isOpen={request.id === open}
                toggleTo={listAddress(status, request.id === open ? null : request.id)}
              />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
}

type Counts = Readonly<Partial<Record<RequestStatus, number>>>;

function StatusFilter({ chosen, counts }: { chosen: RequestStatus | null; counts: Counts }) {
  const shown = REQUEST_STATUSES.filter((status) => counts[status] || status === chosen);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav
      aria-label="By status"
      className="flex flex-wrap gap-2 mb-5 max-sm:flex-nowrap max-sm:-mx-4 max-sm:py-1 max-sm:px-4 max-sm:overflow-x-auto max-sm:scrollbar-none max-sm:[&>.chip]:flex-none"
    >
      <ChipLink to={listAddress(null)} replace current={chosen === null} preventScrollReset>
        All <span className="chip-count">{total}</span>
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
      <Alert tone="info" role="status" className="mb-4" title="This request could not be found">
        It may belong to another account, or the network is away.
      </Alert>
    );
  return (
    <ul className="grid gap-3 mb-6" aria-label="Opened by a link">
      <RequestRow request={data} isOpen toggleTo={listAddress(status)} />
    </ul>
  );
}

/** Scrolls to the request that a link opened, once. */
function useArrival(open: string | null, rows: readonly ReferralRequest[]): void {
  const arrived = useRef(false);
  const isThere = open !== null && rows.some(({ id }) => id === open);
  const isLoaded = rows.length > 0;
  useEffect(() => {
    if (arrived.current || !isLoaded) return;
    arrived.current = true;
    if (isThere && open) document.getElementById(rowId(open))?.scrollIntoView({ block: "nearest" });
  }, [isThere, isLoaded, open]);
}

const NoneYet = () => (
  <EmptyState
    icon="handshake"
    level={3}
    title="No requests yet"
    actions={<ButtonLink to="/referrals">Request a referral</ButtonLink>}
  >
    <p>
      Ask somebody who works where you want to work to put your name forward. Every step of it shows up here, and so
      does what became of your credit.
    </p>
  </EmptyState>
);

const NothingMatches = () => (
  <EmptyState
    icon="search"
    level={3}
    title="None of these"
    actions={
      <ButtonLink to={listAddress(null)} replace preventScrollReset variant="secondary">
        Show all requests
      </ButtonLink>
    }
  >
    <p>None of your requests stands there now.</p>
  </EmptyState>
);

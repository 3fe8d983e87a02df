// The search for people and the accounts that fit, newest first; and one account: what it is, did and holds, its
// suspensions, and what can be done about it.
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "#messages/people.ts";
import { AUDIT_PATH, PEOPLE_PATH, personPath } from "../../../contract/paths.ts";
import type { AdminAccount, FoundAccount, Suspension } from "../../../contract/people/wire.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { fill } from "../../../messages/fill.ts";
import { peopleKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { usePages } from "../../session/use-pages.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Fact, Facts } from "../../ui/facts.tsx";
import { dayOf, longDayOf, momentOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { MergeCard, PersonActs } from "./person-acts.tsx";

export function PeopleScreen() {
  const [params] = useSearchParams();
  const query = params.get("query")?.trim() ?? "";
  const list = usePages([...peopleKey, "list", query], (lastKey) =>
    ask("listAccounts", { query: { ...(query && { query }), lastKey } }),
  );
  return (
    <>
      <SearchForm
        action={PEOPLE_PATH}
        query={query}
        label={t.searchPeople}
        placeholder={t.nameAddressOrId}
        search={t.search}
        maxLength={254}
        className="mt-7"
      />
      <PagedItems
        list={list}
        loading={{ label: t.peopleAreBeingLoaded, sizes: ["h-24", "h-24", "h-24"], className: "grid gap-3 mt-6" }}
        empty={<EmptyState icon="people" title={t.noOneFits} text={t.tryAShorterPart} />}
        className="outline-none mt-6"
        items="grid gap-3"
      >
        {(account) => <AccountRow key={account.accountId} account={account} />}
      </PagedItems>
    </>
  );
}

function AccountRow({ account }: { account: FoundAccount }) {
  const { accountId, name, email, company, createdAt } = account;
  return (
    <Card as="li" interactive className="grid gap-1.5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 max-sm:flex-col">
        <h2 className="text-lg wrap-anywhere">
          <Link to={personPath(accountId)} className="cover-link">
            {name}
          </Link>
        </h2>
        <AccountBadges account={account} />
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {/* A long address breaks before a sign, not within a word. */}
        {email.split(/(?=[@.])/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </p>
      <p className="text-sm text-ink-faint wrap-anywhere">
        {company && `${worksFor(company)} · `}
        {fill(t.joined, { day: dayOf(createdAt) })}
      </p>
    </Card>
  );
}

/** "Recruiter of Acme". */
const worksFor = ({ role, name }: NonNullable<FoundAccount["company"]>): string =>
  fill(t.worksFor, { role: t.roles[role], companyName: name });

const TONES = { ACTIVE: "good", SUSPENDED: "bad", LEAVING: "plain", CLOSED: "plain", DELETED: "plain" } as const;

const AccountBadges = ({ account }: { account: FoundAccount }) => (
  <div className="flex flex-wrap gap-2">
    {account.isDemo && <Badge>{t.demo}</Badge>}
    <Badge tone="brand">{t.kinds[account.userType]}</Badge>
    <Badge tone={TONES[account.state]}>{t.states[account.state]}</Badge>
  </div>
);

export function PersonScreen({ accountId }: { accountId: string }) {
  const query = useQuery({
    queryKey: [...peopleKey, accountId],
    queryFn: () => ask("getAccount", { params: { accountId } }),
    // Each read is on record, so there is none that the admin did not ask for.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const account = query.data;
  if (!account)
    return (
      <LoadState
        query={query}
        label={t.theAccountIsBeingLoaded}
        sizes={["h-24", "h-44", "h-44"]}
        level={1}
        className="grid gap-4"
      />
    );
  return (
    <>
      <Breadcrumb
        trail={[
          { name: t.people, path: PEOPLE_PATH },
          { name: account.name, path: personPath(accountId) },
        ]}
      />
      <div className="mt-4">
        <ScreenHead title={account.name} actions={<PersonActs account={account} />}>
          <AccountBadges account={account} />
          {account.isOwn && <p className="mt-3">{t.thisIsYourOwnAccount}</p>}
        </ScreenHead>
      </div>
      <div className="grid gap-4 mt-6 lg:grid-cols-2">
        <WhatTheyAre account={account} />
        <Suspensions all={account.suspensions} />
        <WhatTheyDid account={account} />
        <WhatTheyHold account={account} />
        <MergeCard account={account} />
      </div>
      <p className="mt-6">
        <Link to={`${AUDIT_PATH}?subject=${accountId}`} className="text-link thumb">
          {t.theirEntriesInTheAuditLog}
        </Link>
      </p>
    </>
  );
}

function FactCard({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card as="section" className="grid content-start gap-4">
      <h2 className="text-lg">{title}</h2>
      <Facts
        facts={facts}
        className="grid gap-x-6 gap-y-2.5 text-sm/body sm:grid-cols-[minmax(9rem,auto)_1fr] [&>div]:grid sm:[&>div]:contents [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere"
      />
    </Card>
  );
}

function WhatTheyAre({ account }: { account: AdminAccount }) {
  const { company, referee, deletionDueAt, lastSignInAt, hasPassword, socialLinks, sessions } = account;
  const troubles = account.mailTroubles.map(({ reason, since }) =>
    fill(t.mailTroubles[reason], { day: longDayOf(since) }),
  );
  const ways = [hasPassword && t.password, socialLinks > 0 && fill(t.socialAccounts, { count: socialLinks })];
  return (
    <FactCard
      title={t.aPersonsAccount}
      facts={[
        { name: t.eMailAddress, value: account.email },
        { name: t.mailToThem, value: troubles.join("; ") },
        { name: t.id, value: account.accountId },
        { name: t.kind, value: t.kinds[account.userType] },
        { name: t.joinedOn, value: longDayOf(account.createdAt) },
        { name: t.lastLogin, value: lastSignInAt ? momentOf(lastSignInAt) : t.never },
        { name: t.waysToLogIn, value: ways.filter(Boolean).join(", ") || "–" },
        { name: t.loggedInNow, value: fill(t.browsers, { count: sessions }) },
        { name: t.company, value: company && worksFor(company) },
        { name: t.referee, value: referee && fill(t.refereeAt, referee) },
        { name: t.willBeDeleted, value: deletionDueAt && momentOf(deletionDueAt) },
      ]}
    />
  );
}

function WhatTheyDid({ account: { did } }: { account: AdminAccount }) {
  const requests = { count: did.referralRequests, open: did.openReferralRequests };
  return (
    <FactCard
      title={t.whatTheyDid}
      facts={[
        { name: t.applications, value: did.applications },
        { name: t.referralRequests, value: fill(t.requestsWithOpen, requests) },
        { name: t.referralAnswers, value: did.referralAnswers },
        { name: t.sessionsBooked, value: did.sessionsBooked },
        { name: t.sessionsGiven, value: did.sessionsGiven },
        { name: t.jobsReported, value: did.jobsReported },
      ]}
    />
  );
}

const WhatTheyHold = ({ account: { holds } }: { account: AdminAccount }) => (
  <FactCard
    title={t.whatTheyHold}
    facts={[
      { name: t.credits, value: holds.credits },
      { name: t.creditsSetAside, value: holds.creditsHeld },
      { name: t.earningsPending, value: showMoney(holds.earningsPending) },
      { name: t.earningsAvailable, value: showMoney(holds.earningsAvailable) },
      { name: t.payoutOnItsWay, value: showMoney(holds.openPayout) },
    ]}
  />
);

function Suspensions({ all }: { all: readonly Suspension[] }) {
  return (
    <Card as="section" className="grid content-start gap-4">
      <h2 className="text-lg">{t.suspensions}</h2>
      {all.length === 0 && <p className="text-sm text-ink-soft">{t.never}</p>}
      <ul className="grid gap-4">
        {all.map(({ id, reason, by, at, liftedBy, liftedAt }) => (
          <li key={id} className="grid gap-1.5 text-sm/body">
            <p className="py-3 px-4 rounded-md bg-sunken whitespace-pre-wrap wrap-anywhere">
              {reason || t.reasonErased}
            </p>
            <p className="text-ink-faint">
              {fill(t.suspendedByOn, { name: by || t.someoneWhoHasLeft, moment: momentOf(at) })}
            </p>
            {liftedAt && (
              <p className="text-ink-faint">
                {fill(t.liftedByOn, { name: liftedBy || t.someoneWhoHasLeft, moment: momentOf(liftedAt) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

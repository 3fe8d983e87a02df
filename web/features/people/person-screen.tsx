// One account for admins: what it is, did and holds, its suspensions, and what can be done about it.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/people.ts";
import { AUDIT_PATH, PEOPLE_PATH, personPath } from "../../../contract/paths.ts";
import type { AdminAccount, Suspension } from "../../../contract/people/wire.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { fill } from "../../../messages/fill.ts";
import { peopleKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Card } from "../../ui/card.tsx";
import { longDayOf, momentOf } from "../../ui/moments.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { MergeCard } from "./merge-acts.tsx";
import { AccountBadges, worksFor } from "./people-screen.tsx";
import { PersonActs } from "./person-acts.tsx";

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
        <Link to={`${AUDIT_PATH}?subject=${accountId}`} className="text-link">
          {t.theirEntriesInTheAuditLog}
        </Link>
      </p>
    </>
  );
}

type Row = readonly [name: string, value: ReactNode];

function Facts({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Card as="section" className="grid content-start gap-4">
      <h2 className="text-lg">{title}</h2>
      <dl className="grid gap-x-6 gap-y-2.5 text-sm/body sm:grid-cols-[minmax(9rem,auto)_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="grid sm:contents">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
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
    <Facts
      title={t.aPersonsAccount}
      rows={[
        [t.eMailAddress, account.email],
        ...(troubles.length > 0 ? [[t.mailToThem, troubles.join("; ")] as const] : []),
        [t.id, account.accountId],
        [t.kind, t.kinds[account.userType]],
        [t.joinedOn, longDayOf(account.createdAt)],
        [t.lastLogin, lastSignInAt ? momentOf(lastSignInAt) : t.never],
        [t.waysToLogIn, ways.filter(Boolean).join(", ") || "–"],
        [t.loggedInNow, fill(t.browsers, { count: sessions })],
        ...(company ? [[t.company, worksFor(company)] as const] : []),
        ...(referee ? [[t.referee, fill(t.refereeAt, referee)] as const] : []),
        ...(deletionDueAt ? [[t.willBeDeleted, momentOf(deletionDueAt)] as const] : []),
      ]}
    />
  );
}

function WhatTheyDid({ account: { did } }: { account: AdminAccount }) {
  const requests = { count: did.referralRequests, open: did.openReferralRequests };
  return (
    <Facts
      title={t.whatTheyDid}
      rows={[
        [t.applications, did.applications],
        [t.referralRequests, fill(t.requestsWithOpen, requests)],
        [t.referralAnswers, did.referralAnswers],
        [t.sessionsBooked, did.sessionsBooked],
        [t.sessionsGiven, did.sessionsGiven],
        [t.jobsReported, did.jobsReported],
      ]}
    />
  );
}

const WhatTheyHold = ({ account: { holds } }: { account: AdminAccount }) => (
  <Facts
    title={t.whatTheyHold}
    rows={[
      [t.credits, holds.credits],
      [t.creditsSetAside, holds.creditsHeld],
      [t.earningsPending, showMoney(holds.earningsPending)],
      [t.earningsAvailable, showMoney(holds.earningsAvailable)],
      [t.payoutOnItsWay, showMoney(holds.openPayout)],
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

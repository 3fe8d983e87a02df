// The search for people, and the accounts that fit, newest first.
import { Link, useSearchParams } from "react-router";
import { t } from "#messages/people.ts";
import { PEOPLE_PATH, personPath } from "../../../contract/paths.ts";
import type { FoundAccount } from "../../../contract/people/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { peopleKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { usePages } from "../../session/use-pages.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { dayOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { SearchForm } from "../../ui/search-form.tsx";

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
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="text-lg wrap-anywhere">
          <Link to={personPath(accountId)} className="cover-link">
            {name}
          </Link>
        </h2>
        <AccountBadges account={account} />
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">{email}</p>
      <p className="text-sm text-ink-faint wrap-anywhere">
        {company && `${worksFor(company)} · `}
        {fill(t.joined, { day: dayOf(createdAt) })}
      </p>
    </Card>
  );
}

/** "Recruiter of Acme". */
export const worksFor = ({ role, name }: NonNullable<FoundAccount["company"]>): string =>
  fill(t.worksFor, { role: t.roles[role], companyName: name });

const TONES = { ACTIVE: "good", SUSPENDED: "bad", LEAVING: "plain", CLOSED: "plain", DELETED: "plain" } as const;

export const AccountBadges = ({ account }: { account: FoundAccount }) => (
  <div className="flex flex-wrap gap-2">
    {account.isDemo && <Badge>{t.demo}</Badge>}
    <Badge tone="brand">{t.kinds[account.userType]}</Badge>
    <Badge tone={TONES[account.state]}>{t.states[account.state]}</Badge>
  </div>
);

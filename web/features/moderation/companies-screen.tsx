// Companies for platform admins: search, the list, and what can be done about each.
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/admin-companies.ts";
import type { AdminCompany } from "../../../contract/companies/admin-wire.ts";
import { ADMIN_COMPANIES_PATH, companyPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { adminCompaniesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { usePages } from "../../session/use-pages.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { dayOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { sitePath } from "../../ui/site-path.ts";
import { type CompanyAct, CompanyDialog } from "./company-dialogs.tsx";

const STATES = [
  { value: "ALL", label: t.all },
  { value: "PROVEN", label: t.proven },
  { value: "FAILING", label: t.proofIsMissing },
  { value: "AGENCY", label: t.agencies },
  { value: "SUSPENDED", label: t.suspended },
  { value: "MERGED", label: t.merged },
] as const;

export function CompaniesScreen() {
  const [params] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const query = params.get("query")?.trim() ?? "";
  const state = chosenIn(params, "state", STATES);
  const list = usePages([...adminCompaniesKey, query, state], (lastKey) =>
    ask("listAdminCompanies", { query: { ...(query && { query }), state, lastKey } }),
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3 mt-7">
        <SearchForm
          action={ADMIN_COMPANIES_PATH}
          query={query}
          label={t.searchCompanies}
          placeholder={t.nameDomainOrId}
          search={t.search}
          maxLength={200}
          className="grow"
        />
        <Button onClick={() => setAdding(true)}>{t.addACompany}</Button>
        <CompanyDialog act={isAdding ? "add" : null} company={null} onClose={() => setAdding(false)} />
      </div>
      <ChoiceLinks label={t.companiesByState} parameter="state" choices={STATES} chosen={state} className="mt-5" />
      <PagedItems
        list={list}
        loading={{ label: t.companiesAreBeingLoaded, sizes: ["h-28", "h-28", "h-28"], className: "grid gap-3 mt-6" }}
        empty={<EmptyState icon="building" title={t.noCompanyFits} text={t.tryAShorterPart} />}
        className="outline-none mt-6"
        items="grid gap-3"
      >
        {(company) => <CompanyCard key={company.id} company={company} />}
      </PagedItems>
    </>
  );
}

/** What can be done about a company; nothing about one that is part of another. */
const actsOf = ({ suspendedAt, mergedInto, domains }: AdminCompany): readonly { id: CompanyAct; label: string }[] => {
  if (mergedInto) return [];
  const removal = domains.length > 0 ? [{ id: "domain" as const, label: t.removeADomain }] : [];
  if (suspendedAt) return [{ id: "edit", label: t.edit }, ...removal, { id: "lift", label: t.lift }];
  return [
    { id: "edit", label: t.edit },
    { id: "verify", label: t.verify },
    ...removal,
    { id: "invite", label: t.invite },
    { id: "merge", label: t.merge },
    { id: "suspend", label: t.suspend },
  ];
};

function CompanyCard({ company }: { company: AdminCompany }) {
  const [act, setAct] = useState<CompanyAct | null>(null);
  const { id, name, website, industry, openJobs, members, domains, provenDomain, isAgency, suspendedAt, mergedInto } =
    company;
  const acts = actsOf(company).map((one): MenuItem => ({ ...one, onAction: () => setAct(one.id) }));
  return (
    <Card as="li" className="grid gap-1.5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="text-lg wrap-anywhere">
          {suspendedAt ? (
            name
          ) : (
            <a href={sitePath(companyPath({ SK: id, name }))} className="text-link">
              {name}
            </a>
          )}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {provenDomain !== null && <Badge tone="good">{fill(t.provenBy, { domain: provenDomain })}</Badge>}
          {company.isProofFailing && <Badge tone="bad">{t.proofIsMissing}</Badge>}
          {isAgency && <Badge>{t.agency}</Badge>}
          {suspendedAt && <Badge tone="bad">{t.suspended}</Badge>}
          {acts.length > 0 && (
            <Menu size="sm" label={fill(t.actsOn, { name })} items={acts}>
              {t.change}
            </Menu>
          )}
        </div>
      </div>
      {mergedInto ? (
        <p className="text-sm text-ink-soft wrap-anywhere">{fill(t.partOf, { name: mergedInto.name })}</p>
      ) : (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {[industry, website, fill(t.facts, { openJobs, members })].filter(Boolean).join(" · ")}
        </p>
      )}
      {domains.length > 0 && (
        <p className="text-sm text-ink-faint wrap-anywhere">{fill(t.mailDomains, { domains: domains.join(", ") })}</p>
      )}
      {suspendedAt && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {fill(t.suspendedOn, { day: dayOf(suspendedAt), reason: company.suspendReason ?? "" })}
        </p>
      )}
      <CompanyDialog act={act} company={company} onClose={() => setAct(null)} />
    </Card>
  );
}

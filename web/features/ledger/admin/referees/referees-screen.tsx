// Referees to verify by hand, longest waiting first, and those decided on.

import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { t } from "#messages/admin-ledger.ts";
import { REFEREES_PATH } from "../../../../../contract/paths.ts";
import type { RefereeToVerify } from "../../../../../contract/referrals/referees-wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { adminRefereesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { usePages } from "../../../../session/use-pages.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceLinks, chosenIn } from "../../../../ui/choice-links.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Facts } from "../../../../ui/facts.tsx";
import { TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { dayOf, monthOf } from "../../../../ui/moments.ts";
import { PagedItems } from "../../../../ui/paged-list.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { strong } from "../../../../ui/tags.tsx";
import { type Choice, Decisions, FACTS_LOOK } from "../decisions.tsx";

const STATES = [
  { value: "REVIEW", label: t.toVerify },
  { value: "VERIFIED", label: t.verified },
  { value: "EXPIRED", label: t.toBeVerifiedAgain },
  { value: "REFUSED", label: t.refused },
  { value: "ENDED", label: t.left },
] as const;
const STATE = "status";
const SEARCH = "search";

export function RefereesScreen() {
  const [params] = useSearchParams();
  const status = chosenIn(params, STATE, STATES);
  const searchText = params.get(SEARCH) ?? "";
  const list = usePages([...adminRefereesKey, status, searchText], (lastKey) =>
    ask("listRefereesToVerify", { query: { status, ...(searchText && { searchText }), lastKey } }),
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-7 mb-5">
        <ChoiceLinks label={t.refereesByState} parameter={STATE} choices={STATES} chosen={status} />
        <Form
          action={REFEREES_PATH}
          role="search"
          className="flex gap-2 min-w-0 [&>.input]:w-full [&>.input]:min-w-0 max-sm:flex-[1_1_100%]"
          preventScrollReset
          key={searchText}
        >
          {status !== "REVIEW" && <input type="hidden" name={STATE} value={status} />}
          <TextInput
            type="search"
            name={SEARCH}
            aria-label={t.searchByCompany}
            placeholder={t.searchByCompany}
            maxLength={100}
            defaultValue={searchText}
          />
          <Button type="submit" variant="secondary" iconOnly aria-label={t.search}>
            <Icon name="search" />
          </Button>
        </Form>
      </div>
      <PagedItems
        list={list}
        loading={{ label: t.refereesAreBeingLoaded, sizes: ["h-44", "h-44"] }}
        empty={
          <EmptyState icon="shield" title={status === "REVIEW" ? t.nothingToVerify : t.noRefereesHere}>
            <p>{status === "REVIEW" ? t.refereesWhoProveAnAddressAtA : t.noRefereeOfThisStateFits}</p>
          </EmptyState>
        }
        items="grid gap-4 mt-4"
      >
        {(referee) => <RefereeCard key={referee.accountId} referee={referee} />}
      </PagedItems>
    </>
  );
}

function RefereeCard({ referee }: { referee: RefereeToVerify }) {
  const { name, title, companyName, companyWebsite, workDomain, addedDomains, since, evidence } = referee;
  const choices = useChoices(referee);
  return (
    <li className="card admin-card grid gap-4">
      <div>
        <h2 className="admin-card-title">{name || t.someoneWhoIsGone}</h2>
        <p className="text-sm text-ink-soft">{fill(t.atSince, { title, companyName, since: monthOf(since) })}</p>
      </div>
      <Facts
        facts={[
          { name: t.addressAt, value: workDomain },
          { name: t.theCompanysWebsite, value: companyWebsite ? <Website address={companyWebsite} /> : t.notKnown },
          { name: t.domainsKnownToBeTheirs, value: addedDomains.join(", ") },
        ]}
        className={FACTS_LOOK}
      />
      {evidence && (
        <blockquote className="py-3 px-4 rounded-md bg-sunken text-sm/body whitespace-pre-line wrap-anywhere">
          {evidence}
        </blockquote>
      )}
      {referee.decidedAt && (
        <p className="text-sm text-ink-faint">
          {fill(t.decidedBy, {
            decidedBy: referee.decidedBy ?? t.anAdminWhoIsGone,
            decidedAt: dayOf(referee.decidedAt),
          })}
          {referee.decisionReason && `: ${referee.decisionReason}`}
        </p>
      )}
      {choices.length > 0 && <Decisions queue={adminRefereesKey} choices={choices} />}
    </li>
  );
}

const Website = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
    {address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
    <span className="sr-only"> {t.opensInANewTab}</span>
  </a>
);

function useChoices(referee: RefereeToVerify): Choice[] {
  const { accountId, name, companyName, workDomain, status } = referee;
  const [addDomain, setAddDomain] = useState(false);
  const send = (body: { decision: "VERIFY" | "REFUSE"; reason?: string; addDomain?: boolean }) =>
    ask("decideReferee", { params: { accountId }, body });
  const writing = {
    name: "reason",
    label: t.why,
    hint: t.theyReadIt,
    needed: t.pleaseSayWhyThePersonReadsIt,
    maxLength: 500,
  };
  const verify: Choice = {
    label: t.verify,
    about: name,
    title: fill(t.verify2, { name }),
    text: <>{rich(t.theyAnswerRequestsForFromNowOn, { companyName, workDomain, b: strong })}</>,
    extra: (
      <label className="check-row">
        <input type="checkbox" checked={addDomain} onChange={({ target }) => setAddDomain(target.checked)} />
        {fill(t.domainBelongsNoReview, { workDomain, companyName })}
      </label>
    ),
    done: fill(t.isARefereeAt, { name, companyName }),
    send: () => send({ decision: "VERIFY", ...(addDomain && { addDomain }) }),
  };
  const refusal = { about: name, isDanger: true, writing, done: fill(t.isToldWhy, { name }) };
  const refuse: Choice = {
    ...refusal,
    label: t.refuse,
    look: { variant: "secondary" },
    title: fill(t.refuse2, { name }),
    text: t.theyAreToldWhyAndCanBegin,
    send: (reason) => send({ decision: "REFUSE", reason }),
  };
  const end: Choice = {
    ...refusal,
    label: t.endWord,
    look: { variant: "secondary", size: "sm" },
    title: fill(t.endAsAReferee, { name }),
    text: t.whatTheyHaveInHandGoesBack,
    button: t.endIt,
    send: (reason) => send({ decision: "REFUSE", reason }),
  };
  if (status === "REVIEW") return [verify, refuse];
  return status === "VERIFIED" || status === "EXPIRED" ? [end] : [];
}

// Links of the admins' pages: between the pages, and to the parts of a queue, which the address chooses.
import { t } from "#messages/ledger.ts";
import {
  ADMIN_COMPANIES_PATH,
  ADMIN_HOME_PATH,
  ADMIN_JOBS_PATH,
  AUDIT_PATH,
  DISPUTES_PATH,
  MESSAGES_PATH,
  PAYOUTS_PATH,
  PEOPLE_PATH,
  PRICES_PATH,
  PRIVACY_REQUESTS_PATH,
  REFEREES_PATH,
  REPORTS_PATH,
  SITE_SETTINGS_PATH,
  SOURCES_PATH,
} from "../../../../contract/paths.ts";
import { ChipLink } from "../../../ui/chip.tsx";
import { SubNav, type SubNavLink } from "../../../ui/sub-nav.tsx";

const LINKS: readonly SubNavLink[] = [
  { to: ADMIN_HOME_PATH, label: t.overview, isExact: true },
  { to: MESSAGES_PATH, label: t.messages },
  { to: ADMIN_JOBS_PATH, label: t.jobs },
  { to: REPORTS_PATH, label: t.reportedJobs },
  { to: ADMIN_COMPANIES_PATH, label: t.companies },
  { to: SOURCES_PATH, label: t.sources },
  { to: PEOPLE_PATH, label: t.people },
  { to: PRIVACY_REQUESTS_PATH, label: t.dataRequests },
  { to: REFEREES_PATH, label: t.referees },
  { to: DISPUTES_PATH, label: t.disputes },
  { to: PAYOUTS_PATH, label: t.payouts },
  { to: PRICES_PATH, label: t.plansAndFees },
  { to: SITE_SETTINGS_PATH, label: t.settings },
  { to: AUDIT_PATH, label: t.auditLog },
];

export const AdminNav = () => <SubNav label={t.administration} links={LINKS} />;

type StateLinksProps<State extends string> = {
  label: string;
  parameter: string;
  choices: readonly { value: State; label: string }[];
  /** The first choice has no parameter in the address. */
  chosen: State;
  /** Other parameters to retain. */
  params: URLSearchParams;
};

export function StateLinks<State extends string>({
  label,
  parameter,
  choices,
  chosen,
  params,
}: StateLinksProps<State>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ value, label: text }, at) => (
        <ChipLink
          key={value}
          to={`?${withChoice(params, parameter, at === 0 ? null : value)}`}
          current={value === chosen}
          preventScrollReset
        >
          {text}
        </ChipLink>
      ))}
    </nav>
  );
}

/** The choice in the address, or the first one. */
export function chosenIn<State extends string>(
  params: URLSearchParams,
  parameter: string,
  choices: readonly { value: State }[],
): State {
  const asked = params.get(parameter);
  return (choices.find(({ value }) => value === asked) ?? choices[0])?.value as State;
}

function withChoice(params: URLSearchParams, parameter: string, value: string | null): string {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(parameter);
  else next.set(parameter, value);
  return next.toString();
}

// The links of the employee area: all of them for referees; others get the link to become one.
import { t } from "#messages/referees.ts";
import {
  BECOME_REFEREE_PATH,
  EARNINGS_PATH,
  EMPLOYEE_GUIDANCE_PATH,
  EMPLOYEE_PATH,
  EMPLOYEE_REQUESTS_PATH,
  REFEREE_SETTINGS_PATH,
} from "../../../../contract/paths.ts";
import { isReferee, useReferee } from "../../../session/use-referee.ts";
import { SubNav, type SubNavLink } from "../../../ui/sub-nav.tsx";
import { useRefereeNumbers, useSessionsToAnswer } from "./referee-queries.ts";

export function EmployeeNav() {
  const { data: referee, isPending } = useReferee();
  const isOne = isReferee(referee);
  const numbers = useRefereeNumbers(isOne).data;
  const toAnswer = useSessionsToAnswer(isOne).data ?? 0;
  const waiting = (numbers?.waiting ?? 0) + (numbers?.open ?? 0);
  return (
    <SubNav
      label={t.employeeArea}
      links={isPending ? ALWAYS : isOne ? linksOf(waiting, toAnswer) : OTHERS}
      // On small screens the bar at the foot has these places.
      {...(isOne && { className: "max-lg:hidden" })}
    />
  );
}

const OVERVIEW: SubNavLink = { to: EMPLOYEE_PATH, label: t.overview, isExact: true };
/** Also for people who are no referees: sharing jobs earns as well. */
const EARNINGS: SubNavLink = { to: EARNINGS_PATH, label: t.earnings };
const ALWAYS = [OVERVIEW] as const;
const OTHERS = [OVERVIEW, { to: BECOME_REFEREE_PATH, label: t.becomeAReferee }, EARNINGS] as const;

const linksOf = (waiting: number, toAnswer: number): readonly SubNavLink[] => [
  OVERVIEW,
  { to: EMPLOYEE_REQUESTS_PATH, label: t.requests, waiting },
  { to: EMPLOYEE_GUIDANCE_PATH, label: t.guidance, waiting: toAnswer },
  EARNINGS,
  { to: REFEREE_SETTINGS_PATH, label: t.settings },
];

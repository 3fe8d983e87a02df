// How many people refer at a company, how often and how fast they answer; nothing is claimed of few requests.
import type { ComponentType } from "react";
import { answersText, type ReferralFacts, refereesText } from "./present-company.ts";

/** A way to hear of the first person who refers there. */
export type WatchWay = ComponentType<{ company: { id: string; name: string } }>;

type ReferralRecordProps = {
  company: { id: string; name: string; referrals: ReferralFacts };
  Watch: WatchWay | undefined;
  className?: string;
};

export function ReferralRecord({ company, Watch, className }: ReferralRecordProps) {
  const { referees } = company.referrals;
  return (
    <p className={className}>
      {refereesText(referees)} {answersText(company.referrals)} {referees === 0 && Watch && <Watch company={company} />}
    </p>
  );
}

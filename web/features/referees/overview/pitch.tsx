// For people who are not referees yet: what a referee does and earns, and their next step.

import { BECOME_REFEREE_PATH } from "../../../../contract/paths.ts";
import type { Referee } from "../../../../contract/referrals/referees-wire.ts";
import { CLAIM_MINUTES, LEAST_TENURE_YEARS } from "../../../../contract/referrals/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { useFees } from "../referee-queries.ts";
import { ScreenHead } from "../screen-head.tsx";
import { StandingNotice } from "./standing-notice.tsx";

const POINTS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: "Prove where you work",
    text: `A code to your work e-mail, and ${LEAST_TENURE_YEARS} years or more at the company. The address is shown to nobody.`,
  },
  {
    icon: "people",
    title: "Requests for your company only",
    text: `Claim one and it is yours alone for ${CLAIM_MINUTES} minutes: the match explained, the note, the CV. You stay anonymous until you take it on.`,
  },
  {
    icon: "handshake",
    title: "Refer, or say why not",
    text: "Both are work, and both can be paid: each request says what it earns. You set how many a week, and pause whenever you like.",
  },
];

export function Pitch({ referee }: { referee: Referee | null }) {
  const fee = useFees().data?.find(({ kind }) => kind === "REVIEWED_REQUEST");
  const hasBegun = referee?.status === "PENDING" || referee?.status === "REVIEW";
  return (
    <>
      <ScreenHead
        title="Refer people at your company"
        actions={
          !hasBegun && (
            <ButtonLink to={BECOME_REFEREE_PATH} variant="accent" size="lg">
              Become a referee
            </ButtonLink>
          )
        }
      >
        <p>
          Candidates ask to be put forward by somebody inside. You read their request and decide.
          {fee?.amount
            ? ` A decision with feedback, in time, earns ${showMoney(fee.amount)} where the candidate’s credit pays for it, whichever way it goes.`
            : ""}
        </p>
      </ScreenHead>
      {referee && <StandingNotice referee={referee} />}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 mt-8">
        {POINTS.map(({ icon, title, text }) => (
          <li key={title} className="card">
            <Icon name={icon} size={26} className="text-brand" />
            <h2 className="mt-4 text-xl">{title}</h2>
            <p className="mt-2 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      {fee?.isPlaceholder && (
        <p className="mt-6 text-sm text-ink-faint">The fee is an example until whoever runs this site has set it.</p>
      )}
    </>
  );
}

// A person's status on the way to becoming a referee, or after leaving, and the next step.
import { t } from "#messages/referees.ts";
import { BECOME_REFEREE_PATH } from "../../../../../contract/paths.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";

export function StandingNotice({ referee }: { referee: Referee }) {
  const { companyName, status, decisionReason } = referee;
  if (status === "PENDING")
    return (
      <Alert tone="notice" title={t.oneStepIsLeft} className="mt-6">
        <p>{fill(t.enterTheCodeThatWeSentTo, { companyName })}</p>
        <ButtonLink to={BECOME_REFEREE_PATH} size="sm" className="mt-3">
          {t.enterTheCode}
        </ButtonLink>
      </Alert>
    );
  if (status === "REVIEW")
    return (
      <Alert tone="info" title={t.aPersonIsLookingAtIt} className="mt-6">
        <p>{fill(t.yourCodeWasRightBecauseWeDo, { companyName })}</p>
      </Alert>
    );
  if (status === "REFUSED")
    return (
      <Alert tone="bad" title={fill(t.youCouldNotBeVerifiedAt, { companyName })} className="mt-6">
        <p>
          {decisionReason ?? t.theAddressCouldNotBeFoundTo} {t.youCanBeginAnew}
        </p>
      </Alert>
    );
  if (status === "ENDED")
    return (
      <Alert tone="info" title={fill(t.youAreNoRefereeAtAnyMore, { companyName })} className="mt-6">
        <p>
          {decisionReason ?? t.youLeft} {t.whatYouEarnedStaysYoursYouCan}
        </p>
      </Alert>
    );
  return null;
}

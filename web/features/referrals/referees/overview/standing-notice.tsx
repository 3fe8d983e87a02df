// A person's status on the way to becoming a referee, or after leaving, and the next step.
import { BECOME_REFEREE_PATH } from "../../../../../contract/paths.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";

export function StandingNotice({ referee }: { referee: Referee }) {
  const { companyName, status, decisionReason } = referee;
  if (status === "PENDING")
    return (
      <Alert tone="notice" title="One step is left" className="mt-6">
        <p>Enter the code that we sent to your work address, and {companyName} is proven.</p>
        <ButtonLink to={BECOME_REFEREE_PATH} size="sm" className="mt-3">
          Enter the code
        </ButtonLink>
      </Alert>
    );
  if (status === "REVIEW")
    return (
      <Alert tone="info" title="A person is looking at it" className="mt-6">
        <p>
          Your code was right. Because we do not know yet that your address’ domain belongs to {companyName}, one of us
          checks that by hand, usually within two working days. You hear of it by mail.
        </p>
      </Alert>
    );
  if (status === "REFUSED")
    return (
      <Alert tone="bad" title={`You could not be verified at ${companyName}`} className="mt-6">
        <p>{decisionReason ?? "The address could not be found to be the company’s."} You can begin anew.</p>
      </Alert>
    );
  if (status === "ENDED")
    return (
      <Alert tone="info" title={`You are no referee at ${companyName} any more`} className="mt-6">
        <p>{decisionReason ?? "You left."} What you earned stays yours. You can begin anew whenever you like.</p>
      </Alert>
    );
  return null;
}

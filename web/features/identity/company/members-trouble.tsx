// Why a company's members cannot be shown: the person is no admin of it, or the list could not be loaded.
import { CallError } from "../../../../contract/call-error.ts";
import { reasonAndAdviceOf } from "../../../session/reason-of.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadTrouble } from "../../../ui/load-trouble.tsx";

export function MembersTrouble({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (error instanceof CallError && error.status === 403)
    return (
      <EmptyState
        icon="people"
        title="Only your company’s admins see its people"
        actions={<ButtonLink to="/v2/corporate/jobs">Go to Home</ButtonLink>}
      >
        <p>Ask one of them to invite somebody, or to make you an admin as well.</p>
      </EmptyState>
    );
  return <LoadTrouble text={reasonAndAdviceOf(error)} onAgain={onAgain} />;
}

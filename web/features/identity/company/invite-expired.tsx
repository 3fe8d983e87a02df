// The screen for an invite that can no longer be accepted.
import { useWays } from "../../../session/use-ways.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

export function InviteExpired() {
  return (
    <section className="wrap py-12">
      <EmptyState
        level={1}
        icon="clock"
        title="Invite Expired"
        actions={
          <ButtonLink to={useWays().home} size="lg">
            Back to Home
          </ButtonLink>
        }
      >
        <p>The invite you are trying to access has expired. Please contact the company for a new invite.</p>
      </EmptyState>
    </section>
  );
}

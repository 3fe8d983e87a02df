// The page of a job that is no longer open: says so and offers what is like it.
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function ClosedJob({ hasSimilar }: { hasSimilar: boolean }) {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        icon="calendar"
        title="This job is closed"
        actions={
          <>
            <ButtonLink to="/jobs">Browse open jobs</ButtonLink>
            <ButtonLink to="/referrals" variant="secondary">
              Find a company
            </ButtonLink>
          </>
        }
      >
        <p>
          It was filled, it ran out, or it was taken off the site, so nobody can apply any more.
          {hasSimilar && " These open jobs are like it:"}
        </p>
      </EmptyState>
    </div>
  );
}

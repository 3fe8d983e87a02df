// The page of a job that cannot be shown: it is closed, or it could not be loaded.
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

type NoJobProps = { isClosed: boolean; message: string; hasSimilar: boolean };

export function NoJob({ isClosed, message, hasSimilar }: NoJobProps) {
  return (
    <div className="wrap">
      {isClosed ? (
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
      ) : (
        <EmptyState
          level={1}
          icon="warning"
          title="Something went wrong."
          actions={
            <>
              <ButtonLink to="." reloadDocument>
                Try again
              </ButtonLink>
              <ButtonLink to="/jobs" variant="secondary">
                Browse jobs
              </ButtonLink>
            </>
          }
        >
          <p>Error loading job: {message}</p>
        </EmptyState>
      )}
    </div>
  );
}

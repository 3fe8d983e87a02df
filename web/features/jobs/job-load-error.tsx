// The page of a job that could not be loaded (spec §8).
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function JobLoadError({ message }: { message: string }) {
  return (
    <div className="wrap">
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
    </div>
  );
}

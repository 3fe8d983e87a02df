// The dashboard's guidance sessions: those the candidate has booked.
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SessionList } from "./session-list.tsx";

export const SessionsTab = () => (
  <>
    <h2 className="sr-only">Your guidance sessions</h2>
    <SessionList side="CANDIDATE" noneYet={<NoneYet />} />
  </>
);

const NoneYet = () => (
  <EmptyState
    icon="calendar"
    level={3}
    title="No current sessions"
    actions={<ButtonLink to="/guidance">Find somebody to talk to</ButtonLink>}
  >
    <p>A talk with somebody who works where you want to work. What you book stands here.</p>
  </EmptyState>
);

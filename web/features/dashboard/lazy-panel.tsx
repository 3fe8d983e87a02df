// Panels of the dashboard that are loaded when their tab is opened; one that cannot be loaded says so and can be asked for again.
import { type ComponentType, lazy } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function lazyPanel(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (Panel) => ({ default: Panel }),
      () => ({ default: NotLoaded }),
    ),
  );
}

/** The address says which tab was open, so the page can begin anew. */
function NotLoaded() {
  return (
    <EmptyState
      icon="off-line"
      title="This could not be loaded"
      actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
    >
      <p>Please check your connection. Nothing of yours is lost.</p>
    </EmptyState>
  );
}

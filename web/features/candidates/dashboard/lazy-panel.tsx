// Dashboard panels that load when their tab is opened; one that fails to load says so and offers a retry.
import { type ComponentType, lazy } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

export function lazyPanel(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (Panel) => ({ default: Panel }),
      () => ({ default: NotLoaded }),
    ),
  );
}

/** Retries by reloading the page: the address names the open tab. */
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

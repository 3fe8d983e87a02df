// A candidate's pages: their head, and the dashboard with its tabs and the panel of the tab in the address.

import { type ComponentType, lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/candidates.ts";
import { type DashboardTab, dashboardPath } from "../../../../contract/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipLink } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { panelId, Tabs, tabId } from "../../../ui/tabs.tsx";
import { type CandidateView, TAB_LABELS, tabOf, VIEWS } from "./candidate-view.ts";

export type DashboardPanels = Readonly<Partial<Record<DashboardTab, ComponentType>>>;

export function DashboardScreen({ panels }: { panels: DashboardPanels }) {
  const selected = tabOf(useSearchParams()[0]);
  const Panel = panels[selected];
  const shown = (Object.keys(TAB_LABELS) as DashboardTab[]).filter((tab) => panels[tab]);
  return (
    <>
      <div className="max-sm:[&>.tabs]:grid max-sm:[&>.tabs]:grid-cols-[1fr_1fr] max-sm:[&>.tabs]:w-auto max-sm:[&>.tabs>.tab]:justify-center">
        <Tabs
          label={t.yourDashboard}
          selected={selected}
          tabs={shown.map((tab) => ({ id: tab, label: TAB_LABELS[tab], to: dashboardPath(tab) }))}
        />
      </div>
      <div role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)} className="mt-6 md:mt-8">
        <Suspense key={selected} fallback={<LoadingBlock label={t.beingLoaded} sizes={["h-24", "h-24", "h-24"]} />}>
          {Panel && <Panel />}
        </Suspense>
      </div>
    </>
  );
}

/** The title, and links between dashboard and profile. */
export function ViewHead({ view }: { view: CandidateView }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-3 md:mb-8">
      <h1 className="text-3xl">{VIEWS[view].title}</h1>
      <nav aria-label={t.dashboardAndProfile} className="flex gap-2">
        {(["dashboard", "profile"] as const).map((one) => (
          <ChipLink key={one} to={VIEWS[one].path} current={one === view}>
            {VIEWS[one].label}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}

/** A panel that loads when its tab is opened; if it fails to load, it says so and offers a retry. */
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
      title={t.thisCouldNotBeLoaded}
      actions={<Button onClick={() => window.location.reload()}>{t.tryAgain}</Button>}
    >
      <p>{t.pleaseCheckYourConnectionNothing}</p>
    </EmptyState>
  );
}

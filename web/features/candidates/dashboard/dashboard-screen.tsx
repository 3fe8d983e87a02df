// The dashboard: its tabs, and the panel of the tab in the address.
import { type ComponentType, Suspense } from "react";
import { useSearchParams } from "react-router";
import { type DashboardTab, dashboardPath } from "../../../../contract/paths.ts";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { panelId, Tabs, tabId } from "../../../ui/tabs.tsx";
import { TAB_LABELS, tabOf } from "./candidate-view.ts";

export type DashboardPanels = Readonly<Partial<Record<DashboardTab, ComponentType>>>;

export function DashboardScreen({ panels }: { panels: DashboardPanels }) {
  const selected = tabOf(useSearchParams()[0]);
  const Panel = panels[selected];
  const shown = (Object.keys(TAB_LABELS) as DashboardTab[]).filter((tab) => panels[tab]);
  return (
    <>
      <div className="max-sm:[&>.tabs]:grid max-sm:[&>.tabs]:grid-cols-[1fr_1fr] max-sm:[&>.tabs]:w-auto max-sm:[&>.tabs>.tab]:justify-center">
        <Tabs
          label="Your dashboard"
          selected={selected}
          tabs={shown.map((tab) => ({ id: tab, label: TAB_LABELS[tab], to: dashboardPath(tab) }))}
        />
      </div>
      <div role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)} className="mt-6 md:mt-8">
        <Suspense key={selected} fallback={<LoadingBlock label="Being loaded." sizes={["h-24", "h-24", "h-24"]} />}>
          {Panel && <Panel />}
        </Suspense>
      </div>
    </>
  );
}

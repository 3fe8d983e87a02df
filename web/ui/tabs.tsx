// Tabs as links: each panel has its own address; with JavaScript, arrow keys move between tabs.
import { type KeyboardEvent, useEffect, useState } from "react";
import { Link } from "react-router";

export type TabLink = { id: string; to: string; label: string };

type TabsProps = {
  label: string;
  tabs: readonly TabLink[];
  /** The shown panel's tab. The panel needs `id={panelId(id)}`, role "tabpanel", `aria-labelledby={tabId(id)}`. */
  selected: string;
};

export const tabId = (id: string) => `tab-${id}`;
export const panelId = (id: string) => `panel-${id}`;

export function Tabs({ label, tabs, selected }: TabsProps) {
  // A single tab stop, but only once the arrow keys work.
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

  return (
    <div
      role="tablist"
      aria-label={label}
      className="tabs flex flex-wrap gap-1 p-1 rounded-[calc(var(--radius-md)+0.25rem)] bg-sunken border border-line w-fit max-w-full"
      onKeyDown={moveFocus}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          id={tabId(tab.id)}
          to={tab.to}
          role="tab"
          className="tab py-2 px-5 min-h-11 inline-flex items-center rounded-md text-sm/body font-[650] text-ink-soft no-underline hover:text-ink aria-selected:bg-brand aria-selected:text-on-brand"
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(tab.id) : undefined}
          tabIndex={hasScript && tab.id !== selected ? -1 : undefined}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const last = tabs.length - 1;
  const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
    event.key
  ];
  if (event.key === " ") tabs[at]?.click();
  else if (next !== undefined) tabs[next]?.focus();
  else return;
  event.preventDefault();
}

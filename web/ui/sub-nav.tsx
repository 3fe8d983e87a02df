// The links of a section of the site, below its header; the current one is marked.

import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { DATES } from "#messages/language.ts";
import { t } from "#messages/shared.ts";
import { classNames } from "./class-names.ts";

export type SubNavLink = {
  to: string;
  label: string;
  /** Whether pages below this address do not count as it. */
  isExact?: boolean;
  /** The number of waiting items; 0 shows nothing. */
  waiting?: number;
};

type SubNavProps = {
  label: string;
  links: readonly SubNavLink[];
  className?: string;
  children?: ReactNode;
};

export function SubNav({ label, links, className, children }: SubNavProps) {
  const row = useOpenInSight(links.length);
  return (
    <nav aria-label={label} className={classNames("border-b border-b-line bg-canvas", className)}>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {/* On phones the row scrolls sideways, and half a word at the edge shows that there is more; on desktops it wraps. */}
        <ul
          ref={row}
          className="flex gap-1 min-w-0 -mx-3 overflow-x-auto [scrollbar-width:none] overscroll-x-contain lg:flex-wrap lg:gap-y-0"
        >
          {links.map(({ to, label: text, isExact = false, waiting = 0 }) => (
            <li key={to}>
              <NavLink to={to} end={isExact} className={LINK}>
                {text}
                {waiting > 0 && (
                  <span className="inline-grid place-items-center min-w-5.5 py-0 px-1.5 rounded-full bg-accent text-on-accent text-xs/[1.375rem] font-bold tabular-nums">
                    <span className="sr-only">{t.waiting} </span>
                    {waiting.toLocaleString(DATES)}
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </nav>
  );
}

const LINK =
  "relative inline-flex items-center gap-2 min-h-12 py-2 px-3 text-sm/body font-semibold text-ink-soft no-underline whitespace-nowrap hover:text-ink focus-visible:[outline-offset:-3px] aria-[current=page]:text-brand-strong after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-[3px] aria-[current=page]:after:bg-brand";

/** On phones, scrolls the row to the current link. `count` is the number of links, which may grow later. */
function useOpenInSight(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or a new link changes the position
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft - EDGE_PX;
  }, [pathname, count]);
  return row;
}

/** How much of the previous link stays visible, in pixels. */
const EDGE_PX = 48;

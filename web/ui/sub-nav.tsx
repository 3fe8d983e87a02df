// The links of a section of the site, below its header; the current one is marked.
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";

export type SubNavLink = {
  to: string;
  label: string;
  /** Whether pages below this address do not count as it. */
  isExact?: boolean;
  /** The number of waiting items; 0 shows nothing. */
  waiting?: number;
};

type SubNavProps = {
  /** Name of the navigation for screen readers. */
  label: string;
  links: readonly SubNavLink[];
  /** Shown at the end of the row. */
  children?: ReactNode;
};

export function SubNav({ label, links, children }: SubNavProps) {
  const row = useOpenInSight(links.length);
  return (
    <nav aria-label={label} className="border-b border-b-line bg-canvas">
      <div className="wrap sub-nav-row">
        <ul ref={row}>
          {links.map(({ to, label: text, isExact = false, waiting = 0 }) => (
            <li key={to}>
              <NavLink to={to} end={isExact}>
                {text}
                {waiting > 0 && (
                  <span className="inline-grid place-items-center min-w-5.5 py-0 px-1.5 rounded-full bg-accent text-on-accent text-xs/[1.375rem] font-bold tabular-nums">
                    <span className="sr-only">, waiting: </span>
                    {waiting.toLocaleString("en-GB")}
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

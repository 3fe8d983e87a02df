// The links of an area of the site, below its header; the one that is open is marked.
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import "./sub-nav.css";

export type SubNavLink = {
  to: string;
  label: string;
  /** Pages below this address are not it. */
  isExact?: boolean;
  /** How many things wait there; 0 shows nothing. */
  waiting?: number;
};

type SubNavProps = {
  /** Names the links for those who hear them. */
  label: string;
  links: readonly SubNavLink[];
  /** At the end of the row. */
  children?: ReactNode;
};

export function SubNav({ label, links, children }: SubNavProps) {
  const row = useOpenInSight(links.length);
  return (
    <nav aria-label={label} className="sub-nav">
      <div className="wrap sub-nav-row">
        <ul ref={row}>
          {links.map(({ to, label: text, isExact = false, waiting = 0 }) => (
            <li key={to}>
              <NavLink to={to} end={isExact}>
                {text}
                {waiting > 0 && (
                  <span className="sub-nav-count">
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

/** On phones the row is wider than the screen: it is pushed so far that the open one is seen. `count` of links may come later. */
function useOpenInSight(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or other links, another place
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft - EDGE_PX;
  }, [pathname, count]);
  return row;
}

/** Of the one before it stays to be seen. */
const EDGE_PX = 48;

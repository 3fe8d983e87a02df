// The links of an area of the site, below its header; the one that is open is marked.
import type { ReactNode } from "react";
import { NavLink } from "react-router";
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
  return (
    <nav aria-label={label} className="sub-nav">
      <div className="wrap sub-nav-row">
        <ul>
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

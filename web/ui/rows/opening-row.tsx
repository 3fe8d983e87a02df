// What the rows of one's own lists share, which open in place to all about one thing: the button that does it, and facts.
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Icon, type IconName } from "../icon.tsx";
import "./opening-row.css";

type RowOpenerProps = {
  isOpen: boolean;
  /** The list with this row open, or closed again. */
  toggleTo: string;
  /** The id of what is shown while it is open. */
  detailsId: string;
  children: ReactNode;
};

/** Covers the whole summary; the row's address stands in no history. */
export function RowOpener({ isOpen, toggleTo, detailsId, children }: RowOpenerProps) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="cover-link"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      onClick={() => void navigate(toggleTo, { replace: true, preventScrollReset: true })}
    >
      {children}
    </button>
  );
}

/** Points up while its row (`data-open`) is open. */
export const RowSign = () => <Icon name="chevron-down" className="row-sign" />;

/** Belongs in a `ul.row-facts`. */
export const RowFact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={18} className="row-fact-sign" />
    <span className="min-w-0">{children}</span>
  </li>
);

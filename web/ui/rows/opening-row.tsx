// Shared parts of list rows that expand in place to details: the button, the icon, and facts.
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Icon, type IconName } from "../icon.tsx";

type RowOpenerProps = {
  isOpen: boolean;
  /** Address of the list with this row open, or closed again. */
  toggleTo: string;
  /** The id of the details shown while open. */
  detailsId: string;
  children: ReactNode;
};

/** Covers the whole summary; opening a row adds no history entry. */
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

/** Use inside a `ul.row-facts`. */
export const RowFact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={18} className="mt-[0.15rem] text-ink-faint" />
    <span className="min-w-0">{children}</span>
  </li>
);

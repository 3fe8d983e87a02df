// Links, as cards, to other pages from a page that has nothing to show.
import { Link } from "react-router";
import { useWays } from "../../session/use-ways.ts";
import { Icon } from "../../ui/icon.tsx";
import type { OnwardLink } from "./onward.ts";

export function OnwardLinks({ links }: { links: readonly OnwardLink[] }) {
  const { isOpen } = useWays();
  const open = links.filter(({ to }) => isOpen(to));
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {open.map((link) => (
        <li key={link.to} className="card card-link flex items-center gap-4 py-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-tint-1 text-brand-strong">
            <Icon name={link.icon} size={22} />
          </span>
          <span className="min-w-0">
            <Link to={link.to} className="cover-link font-semibold">
              {link.label}
            </Link>
            <span className="block text-sm text-ink-soft">{link.hint}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

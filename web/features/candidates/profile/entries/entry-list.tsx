// A career as a list: entries with their actions, and edited ones as forms in their place.
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Menu, type MenuItem } from "../../../../ui/menu.tsx";
import { placeInWords } from "../field-words.ts";

export type EntryWords = { key: string; title: string; place: string | null; when: string };

type EntryListProps = {
  entries: readonly EntryWords[];
  onEdit: (index: number) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  isBusy: boolean;
};

export function EntryList({ entries, onEdit, onMove, onRemove, isBusy }: EntryListProps) {
  return (
    <ol className="entry-list">
      {entries.map(({ key, title, place, when }, index) => {
        const about = placeInWords(title, place);
        return (
          <li
            key={key}
            className="entry flex items-start justify-between gap-3 py-3.5 wrap-anywhere first:pt-0 last:pb-0 not-first:border-t not-first:border-t-line"
          >
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              {place && <p className="text-ink-soft">{place}</p>}
              {when && <p className="text-sm text-ink-faint">{when}</p>}
            </div>
            <div className="flex flex-none gap-0.5 -mr-2 text-ink-faint [&_.button]:text-ink-soft">
              <Button variant="quiet" size="sm" iconOnly aria-label={`Edit ${about}`} onClick={() => onEdit(index)}>
                <Icon name="pencil" size={18} />
              </Button>
              <Menu
                variant="quiet"
                size="sm"
                iconOnly
                label={`More for ${about}`}
                items={actionsFor(index, entries.length, isBusy, { onMove, onRemove })}
              >
                <Icon name="more" size={20} className="stroke-3" />
              </Menu>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function actionsFor(
  index: number,
  count: number,
  isBusy: boolean,
  { onMove, onRemove }: Pick<EntryListProps, "onMove" | "onRemove">,
): MenuItem[] {
  const move = (to: number) => () => !isBusy && onMove(index, to);
  return [
    ...(index > 0 ? [{ id: "up", label: "Move up", icon: "arrow-up", onAction: move(index - 1) } as const] : []),
    ...(index < count - 1
      ? [{ id: "down", label: "Move down", icon: "arrow-down", onAction: move(index + 1) } as const]
      : []),
    { id: "remove", label: "Remove", icon: "trash", onAction: () => !isBusy && onRemove(index) },
  ];
}

/** Says that the list is empty, and what would help. */
export function NoEntries({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>;
}

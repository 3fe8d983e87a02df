// A list loaded page by page: skeletons, then rows with a button for more, or why there are none.

import { type ReactNode, useRef } from "react";
import { t } from "#messages/shared.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { LoadAlert, LoadTrouble } from "./load-trouble.tsx";
import { LoadingBlock } from "./skeleton.tsx";
import { useFocusKept } from "./use-focus-kept.ts";

export type PagedRows<Row> = {
  /** Undefined until the first page has loaded. */
  rows: readonly Row[] | undefined;
  /** Why the last call failed; null when it succeeded. */
  trouble: string | null;
  isAsking: boolean;
  /** The shown rows belong to the previous filters. */
  isStale: boolean;
  again: () => void;
  hasMore: boolean;
  isMoreComing: boolean;
  hasMoreFailed: boolean;
  more: () => void;
};

type PagedListProps<Row> = {
  list: PagedRows<Row>;
  /** The announcement while the first page loads, and the size of each placeholder. */
  loading: { label: string; sizes: readonly string[]; className?: string };
  /** Shown when the list is empty. */
  empty: ReactNode;
  moreLabel?: string;
  /** Heading level of the loading error. */
  level?: 2 | 3;
  className?: string;
  children: (rows: readonly Row[]) => ReactNode;
};

export function PagedList<Row>({
  list,
  loading,
  empty,
  moreLabel = t.showMore,
  level = 2,
  className,
  children,
}: PagedListProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box, list.rows?.length ?? 0);
  const { rows, trouble, again, isAsking } = list;
  if (!rows && trouble !== null) return <LoadTrouble level={level} text={trouble} isBusy={isAsking} onAgain={again} />;
  if (!rows) return <LoadingBlock className="grid gap-4" {...loading} />;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={classNames("relative", className)}
      aria-busy={list.isStale || undefined}
      data-place="list"
    >
      {list.isStale && (
        <span aria-hidden="true" className="absolute inset-x-0 -top-2 h-1 rounded-full bg-brand animate-pulse" />
      )}
      {trouble !== null && !list.hasMoreFailed && (
        <LoadAlert title={t.theNewestStateCouldNotBeLoaded} text={trouble} onAgain={again} className="mb-4" />
      )}
      {rows.length === 0 && !list.isStale && !list.hasMore ? empty : children(rows)}
      {list.hasMore && (
        <div className="mt-6 grid justify-items-center gap-2">
          <Button variant="secondary" busy={list.isMoreComing} busyLabel={t.beingLoaded} onClick={list.more}>
            {moreLabel}
          </Button>
          {list.hasMoreFailed && (
            <p role="alert" className="text-sm text-bad">
              {t.theNextOnesCouldNotBeLoaded}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type PagedItemsProps<Row> = Omit<PagedListProps<Row>, "children"> & {
  /** The layout of the list. */
  items: string;
  /** Rows in an order that means something. */
  isOrdered?: boolean;
  label?: string;
  /** The item of a row, with its key. */
  children: (row: Row) => ReactNode;
};

/** A list loaded page by page whose rows are the items of one list element. */
export function PagedItems<Row>({ items, isOrdered = false, label, children, ...list }: PagedItemsProps<Row>) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <PagedList {...list}>
      {(rows) => (
        <List className={items} aria-label={label}>
          {rows.map(children)}
        </List>
      )}
    </PagedList>
  );
}

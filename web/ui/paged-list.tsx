// A list loaded page by page: skeletons, then rows with a button for more, or why there are none.

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { t } from "#messages/shared.ts";
import { fill } from "../../messages/fill.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { enter } from "./keep-focus.ts";
import { LoadAlert, LoadTrouble } from "./load-trouble.tsx";
import { LoadingBlock } from "./skeleton.tsx";

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

/** Says aloud how many rows are shown: after loading, more, other filters, or a removal. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { rows, isStale } = props.list;
  return (
    <>
      <Content {...props} />
      <p role="status" className="sr-only">
        {rows && !isStale && fill(t.rowsAreShown, { count: rows.length })}
      </p>
    </>
  );
}

function Content<Row>({
  list,
  loading,
  empty,
  moreLabel = t.showMore,
  level = 2,
  className,
  children,
}: PagedListProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNew(box, list.rows?.length ?? 0, list.isMoreComing);
  const { rows, trouble, again, isAsking } = list;
  if (!rows && trouble !== null) return <LoadTrouble level={level} text={trouble} isBusy={isAsking} onAgain={again} />;
  if (!rows) return <LoadingBlock className="grid gap-4" {...loading} />;
  return (
    <div
      ref={box}
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
      {list.hasMore && <More list={list} label={moreLabel} />}
    </div>
  );
}

function More({ list, label }: { list: PagedRows<unknown>; label: string }) {
  return (
    <div className="mt-6 grid justify-items-center gap-2">
      <Button variant="secondary" busy={list.isMoreComing} busyLabel={t.beingLoaded} onClick={list.more}>
        {label}
      </Button>
      {list.hasMoreFailed && (
        <p role="alert" className="text-sm text-bad">
          {t.theNextOnesCouldNotBeLoaded}
        </p>
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

/** After a press on "more", the keyboard goes on at the first new row, wherever the button went. */
function useFocusOnNew(box: RefObject<HTMLElement | null>, count: number, isMoreComing: boolean): void {
  const before = useRef(0);
  const asked = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have changed
  useEffect(() => {
    if (isMoreComing) {
      asked.current = document.activeElement;
      return;
    }
    const rows = box.current ? rowsIn(box.current) : [];
    const first = rows[before.current];
    const { activeElement } = document;
    // Unless the person went elsewhere meanwhile.
    if (first && asked.current && (activeElement === asked.current || activeElement === document.body)) {
      enter(first);
      document.activeElement?.scrollIntoView({ block: "nearest" });
    }
    asked.current = null;
    before.current = rows.length;
  }, [box, count, isMoreComing]);
}

/** Its rows, without what a row itself lists. */
const rowsIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>("li, tbody tr")].filter(
    (row) => !box.contains(row.parentElement?.closest("li") ?? null),
  );

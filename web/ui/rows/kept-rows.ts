// Rows that were at hand when a page of a list was made, kept beside it. They are not part of it, so that no loader sends them.

const rowsOfPages = new WeakMap<object, readonly unknown[]>();

/** Keeps the rows of a page for whoever draws it in this process; returns the page. */
export function keepRows<Page extends object>(page: Page, rows: readonly unknown[]): Page {
  rowsOfPages.set(page, rows);
  return page;
}

/** The rows kept for a page, if any. */
export const rowsOf = <Row>(page: object) => rowsOfPages.get(page) as readonly Row[] | undefined;

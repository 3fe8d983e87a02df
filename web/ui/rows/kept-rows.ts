// Associates a list's page with its rows from when it was made. They are not part of the page, so that loaders do not
// serialise them.

const rowsOfPages = new WeakMap<object, readonly unknown[]>();

/** Stores a page's rows for rendering in this process; returns the page. */
export function keepRows<Page extends object>(page: Page, rows: readonly unknown[]): Page {
  rowsOfPages.set(page, rows);
  return page;
}

/** The rows stored for a page, if any. */
export const rowsOf = <Row>(page: object) => rowsOfPages.get(page) as readonly Row[] | undefined;

// One loaded page of a list, as loaders hand it to the browse page.

import type { SearchReading } from "../../../../contract/jobs/wire.ts";

export type ListPage = {
  /** The rows as one text; the list's own feature packs and unpacks it. Empty where they are kept beside the page (`rowsOf`). */
  packed: string;
  count: number;
  /** Cursor of the next page, null at the end. */
  lastKey: string | null;
  /** Why it could not be loaded; the page then holds no rows. */
  error: string | null;
  /** What ids in the URL stand for, by parameter. */
  names?: Readonly<Record<string, string>>;
  /** How the words of the search were read. */
  reading?: SearchReading;
  /** What the list was asked beside what its address says, as a query string: the cursor is bound to it. */
  asked?: string;
  /** Whose list it is, where it is not everybody's: nobody else is shown it from a memory of this tab. */
  whose?: string;
};

export const failedPage = (message: string): ListPage => ({ packed: "[]", count: 0, lastKey: null, error: message });

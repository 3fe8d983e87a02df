// Ids that sort by time (UUIDv7), made here so that the database's version does not matter.
import { v7 } from "uuid";

/** A new id with the time `at`; ids of the same millisecond are in random order. */
export const newId = (at: Date = new Date()): string => v7({ msecs: at.getTime() });

/** Whether `text` has the form of an id; check before a query. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

/** `text` as a value for a query: null, which is the id of no row, if it has not the form of an id. */
export const idOrNull = (text: string): string | null => (isUuid(text) ? text : null);

/** Before and after all ids. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";
export const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** The smallest id of a time, in ms since 1970. */
export function lowestId(ms: number): string {
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

// Ids that sort by time: UUIDv7, made here so that the database's version does not matter.
import { v7 } from "uuid";

/** A new id whose time is `at`; ids of the same millisecond are random among each other. */
export const newId = (at: Date = new Date()): string => v7({ msecs: at.getTime() });

/** Whether `text` can be an id; anything else need not be asked of the database. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

// What a capability that keeps personal data has to be able to do: tell it all, and forget it.
import type { Reader, Writer } from "./platform/db.ts";

/** Whose data it is; the address in lower case. */
export type DataOwner = { accountId: string; email: string };

export type DataKeeper = {
  /** What is kept of a person, for their own eyes: named parts, without secrets and without what is somebody else's. */
  collect(reader: Reader, owner: DataOwner): Promise<Record<string, unknown>>;
  /** Throws a refusal when the account cannot be deleted as things stand. */
  refuseLeaving?(tx: Writer, owner: DataOwner): Promise<void>;
  /** Removes what is kept, or all in it that tells of the person. `now` is the time of deletion. */
  erase(tx: Writer, owner: DataOwner, now: Date): Promise<void>;
};

// What a capability that keeps personal data has to be able to do: tell it all, and forget it.
import type { Reader, Writer } from "./platform/db.ts";
import type { Vault } from "./platform/vault.ts";

/** Whose data it is; addresses in lower case. `furtherEmails` are others that the person was mailed at, at a deletion. */
export type DataOwner = { accountId: string; email: string; furtherEmails?: readonly string[] };

export type DataKeeper = {
  /** What is kept of a person, for their own eyes: named parts, without secrets and without what is somebody else's. */
  collect(reader: Reader, owner: DataOwner): Promise<Record<string, unknown>>;
  /** Throws a refusal when the account cannot be deleted as things stand. */
  refuseLeaving?(tx: Writer, owner: DataOwner): Promise<void>;
  /** Other addresses than the account's that the person was mailed at; asked before anything is erased. */
  furtherEmails?(reader: Reader, owner: DataOwner, vault: Vault): Promise<string[]>;
  /** Removes what is kept, or all in it that tells of the person. `now` is the time of deletion. */
  erase(tx: Writer, owner: DataOwner, now: Date): Promise<void>;
};

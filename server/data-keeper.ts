// The interface of every capability that stores personal data: export it, hand it to another account, erase it.
import type { Announce } from "./facts.ts";
import type { Reader, Writer } from "./platform/db.ts";
import type { Vault } from "./platform/vault.ts";

/** The person; addresses in lower case. `furtherEmails`, given at a deletion, are their other mail addresses. */
export type DataOwner = { accountId: string; email: string; furtherEmails?: readonly string[] };

/** A person whose account an admin suspends; `announce` notifies the others concerned. */
export type SuspendedOwner = DataOwner & { actorId: string; announce: Announce };

/** Two accounts of one person, both locked: `fromId` ends and becomes part of `into`. */
export type Merge = { fromId: string; into: DataOwner; vault: Vault };

export type DataKeeper = {
  /** The person's data for their export, in named parts, without secrets and other people's data. */
  collect(reader: Reader, owner: DataOwner): Promise<Record<string, unknown>>;
  /** Throws a refusal if the account cannot be deleted now. */
  refuseLeaving?(tx: Writer, owner: DataOwner): Promise<void>;
  /** Mail addresses of the person other than the account's; called before anything is erased. */
  furtherEmails?(reader: Reader, owner: DataOwner, vault: Vault): Promise<string[]>;
  /** Ends what others wait for, without loss of money, when the account is suspended. What has its own end may wait. */
  suspend?(tx: Writer, owner: SuspendedOwner, now: Date): Promise<void>;
  /** Locks what others may change meanwhile, and throws a refusal if the two cannot become one now. */
  refuseMerge?(tx: Writer, merge: Merge, now: Date): Promise<void>;
  /** Hands over what the person has. What stays behind, such as the second of two equal rows, is erased afterwards. */
  merge?(tx: Writer, merge: Merge, now: Date): Promise<void>;
  /** Erases the person's data, or anonymises it. `now` is the time of deletion. */
  erase(tx: Writer, owner: DataOwner, now: Date): Promise<void>;
};

/** All of them, in the order in which they erase. */
export type DataKeepers = readonly DataKeeper[];

/** Hands over by statements of which `$1` is the account that ends, and `$2` the one that stays. */
export function mergeBy(statements: readonly string[]) {
  return async (tx: Writer, { fromId, into }: Merge): Promise<void> => {
    for (const statement of statements) await tx.query(statement, [fromId, into.accountId]);
  };
}

/** Two accounts of which one worked for the other are no merge but a matter for an admin. */
export const WORKED_FOR_THE_OTHER =
  "One of the two accounts has worked for the other as a referee. They cannot become one.";

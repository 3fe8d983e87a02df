// What happened, as it is announced: past tense, in the transaction that made it so. reactions.ts says who does what about it.
import type { CorporateUserType, UserType } from "../contract/roles.ts";
import type { Writer } from "./platform/db.ts";

/** Times travel as ISO text. Codes and tokens are for the mail alone; facts are sealed while they wait. */
export type Fact =
  | { kind: "sign-up.code-made"; email: string; name: string; code: string }
  /** Somebody tried to sign up with the address of an account. */
  | { kind: "sign-up.address-taken"; email: string; name: string }
  | { kind: "password-reset.code-made"; email: string; name: string; code: string }
  /** For an address without an account; announced so that it costs the same, and nobody is written to. */
  | { kind: "password-reset.asked-in-vain"; email: string }
  | { kind: "password.changed"; email: string; name: string; at: string; how: "changed" | "reset" }
  /** Its owner asked for the account's deletion, took that back, or the time was over. */
  | { kind: "account.deletion-asked"; email: string; name: string; userType: UserType; dueAt: string }
  | { kind: "account.deletion-taken-back"; email: string; name: string }
  | { kind: "account.deleted"; email: string; name: string }
  | {
      kind: "invite.sent";
      email: string;
      companyName: string;
      role: CorporateUserType;
      invitedBy: string;
      token: string;
      expiresAt: string;
    };

/** Announces a fact within `tx`: when that commits, the reactions will run; when it does not, they never will. */
export type Announce = (tx: Writer, fact: Fact) => Promise<void>;

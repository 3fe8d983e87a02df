// The table from facts to the mails that are always sent, whatever the recipient's preferences.
import { CODE_MINUTES } from "../../../contract/identity/rules.ts";
import type { Fact } from "../../facts.ts";
import { accountDeleted, deletionAsked, deletionTakenBack } from "./account-deletion.ts";
import { addressTaken } from "./address-taken.ts";
import { invite } from "./invite.ts";
import type { FactOf, MailOf } from "./mail-of.ts";
import { passwordChanged } from "./password-changed.ts";
import { passwordResetCode } from "./password-reset-code.ts";
import { refereeAddressTaken } from "./referee-address-taken.ts";
import { refereeCode } from "./referee-code.ts";
import { signUpCode } from "./sign-up-code.ts";

/** Facts that carry the address to mail. */
export type MailedFact = Exclude<Extract<Fact, { email: string }>, { kind: "password-reset.asked-in-vain" }>;

type Row<Kind extends Fact["kind"]> = {
  compose: MailOf<Kind>;
  /** When the mail's content stops working (an expired code); it is not sent from then on. */
  uselessFrom?: (fact: FactOf<Kind>, announcedAt: Date) => Date;
};

const codeEnds = (_fact: Fact, at: Date) => new Date(at.getTime() + CODE_MINUTES * 60_000);

export const ALL_MAILS: { [Kind in MailedFact["kind"]]: Row<Kind> } = {
  "sign-up.code-made": { compose: signUpCode, uselessFrom: codeEnds },
  "sign-up.address-taken": { compose: addressTaken },
  "password-reset.code-made": { compose: passwordResetCode, uselessFrom: codeEnds },
  "password.changed": { compose: passwordChanged },
  "account.deletion-asked": { compose: deletionAsked },
  "account.deletion-taken-back": { compose: deletionTakenBack },
  "account.deleted": { compose: accountDeleted },
  "invite.sent": { compose: invite, uselessFrom: (fact) => new Date(fact.expiresAt) },
  "referee.code-made": { compose: refereeCode, uselessFrom: codeEnds },
  "referee.address-taken": { compose: refereeAddressTaken },
};

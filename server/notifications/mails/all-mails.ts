// Fact -> its mail: the table of everything that is written to people.
import { CODE_MINUTES } from "../../../contract/account-limits.ts";
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

/** Facts that carry the one address that is written to, whatever its owner has chosen to hear of. */
export type MailedFact = Exclude<Extract<Fact, { email: string }>, { kind: "password-reset.asked-in-vain" }>;

type Row<Kind extends Fact["kind"]> = {
  compose: MailOf<Kind>;
  /** From when on the mail would only mislead, because what it offers no longer works. */
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

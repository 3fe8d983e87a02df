// What waits for a second admin, in words.
import type { Language } from "../../contract/identity/rules.ts";
import { t as english } from "../../messages/en/consents.ts";
import { showMoney } from "../../messages/en/formats.ts";
import { t as hindi } from "../../messages/hi/consents.ts";
import type { ConsentMatter } from "../facts.ts";
import { wordsOf } from "../platform/words.ts";

const WORDS = wordsOf(english, hindi);

/** "A payout of ₹500". */
export function matterIn(language: Language, matter: ConsentMatter): string {
  const { t, fill } = WORDS[language];
  switch (matter.what) {
    case "PAYOUT":
      return fill(t.payout, { amount: showMoney(matter.amount) });
    case "REFERRAL":
      return t.referralDecision;
    case "SESSION":
      return t.sessionDecision;
    case "PLAN":
      return fill(t.planChange, { plan: matter.plan });
    case "FEE":
      return t.feeChange;
  }
}

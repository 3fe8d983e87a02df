// The reasons for reporting a job, in words.
import { t } from "#messages/moderation.ts";
import type { ReportReason } from "../../../contract/moderation/rules.ts";

/** `label` names the reason everywhere; `text` explains it in the form. */
export const REPORT_TEXTS: Record<ReportReason, { label: string; text: string }> = {
  SCAM: { label: t.itLooksLikeAScam, text: t.itWantsPasswordsOrPapersThatNo },
  ASKS_FOR_MONEY: { label: t.itAsksForMoney, text: t.aFeeADepositOrPaidTraining },
  NOT_REAL: { label: t.theJobDoesNotExist, text: t.itIsFilledOrWasNeverThere },
  DISCRIMINATION: { label: t.itDiscriminates, text: t.itTurnsPeopleAwayForWhoThey },
  WRONG_DETAILS: { label: t.detailsAreWrong, text: t.payPlaceCompanyOrDutiesAreNot },
  OTHER: { label: t.somethingElse, text: t.pleaseSayWhatBelow },
};

// What the application and notifications may call of guidance.
export { runGuidanceRounds } from "./bookings/run-rounds.ts";
export { KIND_WORDS, sessionEntry } from "./bookings/session-entry.ts";
export { settlePayment } from "./bookings/settle-payment.ts";
export { guidanceKeeper } from "./keep-guidance.ts";
export { whoAnswers } from "./who-answers.ts";

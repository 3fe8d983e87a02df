// What the application and notifications may call of guidance.

export { settlePayment } from "./bookings/book-session.ts";
export { listBookings, sessionEntry } from "./bookings/read-bookings.ts";
export { runGuidanceRounds } from "./bookings/run-rounds.ts";
export { guidanceKeeper } from "./keep-guidance.ts";
export { whoAnswers } from "./offers/offers.ts";
export { wallSlots } from "./slots/wall-clock.ts";

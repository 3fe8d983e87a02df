// What other capabilities and the application may call of referrals.

export { readRefereeWork } from "./inbox/read-inbox.ts";
export { isActiveReferee, isOwnCompany, readReferee, refereesToTell } from "./referees/read-referee.ts";
export { refereeKeeper } from "./referees/referee-changes.ts";
export { readLatestRequests } from "./requests/read-requests.ts";
export { requestKeeper } from "./requests/request-changes.ts";
export { referralRounds } from "./run-rounds.ts";
export { watchKeeper } from "./watches.ts";

// What other capabilities and the application may call of referrals.
export { isOwnCompany } from "./own-company.ts";
export { refereeKeeper } from "./referees/keep-referee.ts";
export { isActiveReferee, readReferee, refereesToTell } from "./referees/read-referee.ts";
export { requestKeeper } from "./requests/keep-requests.ts";
export { runReferralRounds } from "./run-rounds.ts";

// What the application may call of people.
export { privacyRequestKeeper, tendPrivacyRequests } from "./privacy-requests.ts";

// What other capabilities may call of consents.
export { askConsent, askOrConsent, forgetConsents, readConsents, takeConsent } from "./consents.ts";

// What other capabilities may call of consents.
export {
  askConsent,
  askOrConsent,
  forgetConsents,
  readConsents,
  soleFrom,
  takeConsent,
  whyNotAlone,
} from "./consents.ts";
export { matterIn } from "./matter-words.ts";

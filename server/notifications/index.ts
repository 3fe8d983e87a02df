// What other code may use of notifications. Capabilities do not call it: they announce facts.
export type { SwitchSavedSearch } from "./choices/unsubscribe.ts";
export { forgetMail } from "./delivery/forget-mail.ts";
export { mailKeeper } from "./delivery/keep-mails.ts";
export type { Letter, MailDriver } from "./delivery/mailer.ts";
export { openMailer } from "./delivery/open-mailer.ts";
export { gatherDigests } from "./digests/gather-digests.ts";
export { sendDigest } from "./digests/send-digest.ts";
export { forgetNotifications } from "./inbox/forget-notifications.ts";
export { notificationKeeper } from "./keep-notifications.ts";
export type { MailedFact } from "./mails/all-mails.ts";
export type { ToldFact } from "./notices/notice-of.ts";
export { tellPeople } from "./telling/tell-people.ts";
export { type PostOffice, writeMail } from "./write-mail.ts";

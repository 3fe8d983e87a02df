// The door of notifications: telling people, on the site and by mail. Reached by announced facts alone.
export type { SwitchSavedSearch } from "./choices/unsubscribe.ts";
export { gatherDigests } from "./digests/gather-digests.ts";
export { sendDigest } from "./digests/send-digest.ts";
export { forgetMail } from "./forget-mail.ts";
export { forgetNotifications } from "./inbox/forget-notifications.ts";
export { mailKeeper } from "./keep-mails.ts";
export { notificationKeeper } from "./keep-notifications.ts";
export type { Letter, Mailer } from "./mailer.ts";
export type { MailedFact } from "./mails/all-mails.ts";
export type { ToldFact } from "./notices/notice-of.ts";
export { openMailer, showsMailbox } from "./open-mailer.ts";
export { tellPeople } from "./telling/tell-people.ts";
export { type PostOffice, writeMail } from "./write-mail.ts";

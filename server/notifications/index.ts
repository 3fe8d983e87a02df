// What other code may use of notifications. Capabilities do not call it: they announce facts.
export type { SwitchSavedSearch } from "./choices/unsubscribe.ts";
export { type Letter, type MailDriver, mailKeeper, mails, openMailer } from "./delivery/mailer.ts";
export { gatherDigests, sendDigest } from "./digests/digests.ts";
export { forgetNotifications, notificationKeeper } from "./inbox/inbox.ts";
export { type PostOffice, writeMail } from "./lay-out-mail.ts";
export type { ToldFact } from "./notices/notice-of.ts";
export type { PushReach } from "./push/push-line.ts";
export { openPusher, type Pusher } from "./push/push-notice.ts";
export { tellPeople } from "./telling/tell-people.ts";

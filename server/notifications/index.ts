// The door of notifications: writing to people. Reached by announced facts alone.
export { forgetMail } from "./forget-mail.ts";
export { mailKeeper } from "./keep-mails.ts";
export type { Letter, Mailer } from "./mailer.ts";
export type { MailedFact } from "./mails/all-mails.ts";
export { openMailer, showsMailbox } from "./open-mailer.ts";
export { type PostOffice, writeMail } from "./write-mail.ts";

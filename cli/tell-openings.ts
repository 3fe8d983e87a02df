// Reports what a trial opens (demo data, test payments …): what is closed and why, and what others can reach.
import type { Config } from "../server/platform/config.ts";
import { OPENING_NAMES, OPENINGS, type OpeningName, type Reason } from "../server/platform/openings.ts";
import type { Log } from "../server/platform/operator.ts";
import type { Finding } from "./doctor-services.ts";

const SUBJECTS: Record<OpeningName, string> = {
  demoData: "demo data",
  demoAccounts: "demo accounts",
  mailbox: "mailbox page",
  linkedInStandIn: "LinkedIn stand-in",
  testPayments: "test payments",
};

/** Logs the parts that are closed because others reach the site and how to open them, and warns of open parts. */
export function tellOpenings({ openings }: Pick<Config, "openings">, log: Log): void {
  const having = (...reasons: Reason[]) => OPENING_NAMES.filter((name) => reasons.includes(openings[name].reason));
  const wordsOf = (names: OpeningName[]) => names.map((name) => OPENINGS[name].words).join(", ");
  const settingsOf = (names: OpeningName[]) => names.map((name) => `${OPENINGS[name].setting}=on`).join(" ");
  const closed = having("EXPOSED", "PRODUCTION");
  const [first] = closed;
  const exposed = having("EXPOSED");
  if (first) log.info(`Closed, as ${openings[first].why}: ${wordsOf(closed)}.`);
  if (exposed.length > 0) log.info(`For a trial that others reach, ask for them by name: ${settingsOf(exposed)}`);
  const open = having("ASKED");
  if (open.length > 0) log.warn(`Open to everybody who reaches the site: ${wordsOf(open)} (${settingsOf(open)}).`);
}

/** One finding for each part; a part open to others is a warning. */
export function lookAtOpenings({ openings }: Pick<Config, "openings">): Finding[] {
  return OPENING_NAMES.map((name): Finding => {
    const { open, reason, why } = openings[name];
    const { setting } = OPENINGS[name];
    const finding = { subject: SUBJECTS[name], words: `${open ? "open" : "closed"}, as ${why}` };
    if (reason !== "ASKED")
      return {
        ...finding,
        level: "ok",
        words: finding.words + (reason === "EXPOSED" ? ` (${setting}=on opens it)` : ""),
      };
    return {
      ...finding,
      level: "warn",
      advice: `Everybody who reaches the site finds it: unset ${setting} unless that is meant.`,
    };
  });
}

/** Whether mail is delivered: without it no one can sign up. */
export function lookAtMail({ mail, openings }: Pick<Config, "mail" | "openings">): Finding {
  const subject = "mail";
  if (mail.smtpUrl) return { level: "ok", subject, words: `sent by SMTP_URL from ${mail.from}` };
  if (openings.mailbox.open) return { level: "ok", subject, words: "kept, and shown at /dev/mailbox" };
  return {
    level: "warn",
    subject,
    words: "nobody gets mail, so nobody can sign up or reset a password",
    advice: "Set SMTP_URL and MAIL_FROM (README, Who signs people in).",
  };
}

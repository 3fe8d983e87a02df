// The mails of a running site, as their recipient sees them.
import { setTimeout as pause } from "node:timers/promises";

export type ReceivedMail = { to: string; subject: string; text: string; html: string; createdAt: string };

const patienceMs = 60_000;

/**
 * Waits for a mail to `address` on a site that stores its mails (startSite does) and resolves to the newest. `subject`
 * chooses among several; `after` ignores the first so many (a second code to the same address: `after: 1`).
 */
export async function mailTo(
  site: { url: string },
  address: string,
  { subject = /./, after = 0 }: { subject?: RegExp; after?: number } = {},
): Promise<ReceivedMail> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const mails = await mailsTo(site, address);
    const fitting = mails.filter((mail) => subject.test(mail.subject));
    if (fitting[0] && fitting.length > after) return fitting[0];
    if (Date.now() > until) {
      const seen = mails.map((mail) => mail.subject).join(", ") || "none";
      throw new Error(`No mail to ${address} with a subject like ${subject} came; there are: ${seen}`);
    }
    await pause(100);
  }
}

/** All mails to `address` so far, newest first. */
export async function mailsTo(site: { url: string }, address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${site.url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  if (!answer.ok) throw new Error(`/dev/mailbox.json answered ${answer.status}`);
  return (await answer.json()) as ReceivedMail[];
}

/** The code in a mail. */
export function codeIn({ text }: Pick<ReceivedMail, "text">): string {
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
  if (!code) throw new Error(`No code in:\n${text}`);
  return code;
}

/** The link in a mail to a path below `path`, such as "/invite". */
export function linkIn({ text }: Pick<ReceivedMail, "text">, path: string): string {
  const link = [...text.matchAll(/^https?:\/\/\S+$/gm)].map(([url]) => url).find((url) => hasPath(url, path));
  if (!link) throw new Error(`No link to ${path} in:\n${text}`);
  return link;
}

const hasPath = (url: string, path: string) => new URL(url).pathname.startsWith(path);

// A mail server on loopback, and the messages it received, parsed far enough to compare.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterFile } from "./run-files.ts";

export type TakenMail = {
  /** Envelope addresses. */
  recipients: string[];
  /** Lower-case names; values as sent, unfolded. */
  headers: Map<string, string[]>;
  text: string;
  html: string;
  /** The calendar entry and the method of its part; null for most mails. */
  calendar: { method: string; ics: string } | null;
  /** As it came. */
  source: string;
};

export type MailServer = { url: string; port: number; taken: TakenMail[]; stop(): Promise<void> };

export type MailServerWishes = {
  /** Any free port by default. */
  port?: number;
  /** The reply to a recipient, such as "550 5.1.1 no such user"; null accepts. Accepts all by default. */
  refuseRecipient?: (address: string) => string | null;
  /** The reply to a complete message; null accepts. Accepts all by default. */
  refuseMessage?: () => string | null;
  options?: SMTPServerOptions;
};

/** Starts it; it is stopped after the test file at the latest. */
export async function startMailServer(wishes: MailServerWishes = {}): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(errorOf(wishes.refuseRecipient?.(address))),
    onData: async (stream, session, done) => {
      // The connection may end within a message.
      const source = await readText(stream).catch(() => null);
      if (source === null) return;
      const refusal = errorOf(wishes.refuseMessage?.());
      if (!refusal)
        taken.push(
          parse(
            source,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
      done(refusal);
    },
    ...wishes.options,
  });
  // Some tests disconnect clients in the middle.
  server.on("error", () => {});
  server.listen(wishes.port ?? 0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= new Promise<void>((resolve) => server.close(() => resolve()));
    return stopped;
  };
  afterFile(stop);
  return { url: `smtp://127.0.0.1:${port}`, port, taken, stop };
}

function errorOf(words: string | null | undefined): Error | null {
  if (!words) return null;
  return Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) });
}

function parse(source: string, recipients: string[]): TakenMail {
  const whole = partOf(source);
  const parts = leavesOf(whole);
  const content = (type: string) => parts.find(({ headers }) => headers.get("content-type")?.[0]?.startsWith(type));
  const entry = content("text/calendar");
  const method = /method=(\w+)/.exec(entry?.headers.get("content-type")?.[0] ?? "")?.[1] ?? "";
  return {
    recipients,
    headers: whole.headers,
    text: decoded(content("text/plain")),
    html: decoded(content("text/html")),
    calendar: entry ? { method, ics: decoded(entry) } : null,
    source,
  };
}

type Part = { headers: Map<string, string[]>; body: string };

/** The parts that have no parts themselves. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(part.headers.get("content-type")?.[0] ?? "")?.[1];
  return boundary ? part.body.split(`--${boundary}`).slice(1, -1).map(partOf).flatMap(leavesOf) : [part];
}

function partOf(source: string): Part {
  const [head = "", ...rest] = source.replace(/^\r\n/, "").split("\r\n\r\n");
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const [name = "", value = ""] = line.split(/:\s*(.*)/s);
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return { headers, body: rest.join("\r\n\r\n") };
}

function decoded(part: Part | undefined): string {
  if (!part) return "";
  const encoding = part.headers.get("content-transfer-encoding")?.[0];
  const plain = part.body.replace(/\r\n$/, "");
  if (encoding === "base64") return Buffer.from(plain, "base64").toString();
  if (encoding !== "quoted-printable") return plain.replaceAll("\r\n", "\n");
  const bytes = plain
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}

/** A header's text with its encoded words (RFC 2047) decoded. */
export function headerText(mail: TakenMail, name: string): string {
  return (mail.headers.get(name)?.[0] ?? "")
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(body, "base64").toString()
        : decoded({
            headers: new Map([["content-transfer-encoding", ["quoted-printable"]]]),
            body: body.replaceAll("_", " "),
          }),
    );
}

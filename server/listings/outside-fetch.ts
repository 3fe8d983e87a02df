// Reads JSON and texts from other servers: only https and public addresses, bounded, one request at a time, what is kept only if it changed.
import { setTimeout as pause } from "node:timers/promises";
import robotsParser from "robots-parser";
import { Agent, type Dispatcher, fetch, type Response } from "undici";
import { t } from "../../messages/en/problems.ts";
import { fill } from "../../messages/fill.ts";
import { codeOf, OperatorError, wordsOf } from "../platform/operator.ts";
import { guardOutside, OutsideRefusal, refusalIn } from "../platform/outside-guard.ts";

export type SourceReach = {
  /** The name of this program, with the address of an explanation. */
  userAgent: string;
  /** Allows the loopback by http and on any port, for trials and tests. */
  openLoopback?: boolean;
};

export type OutsideOptions = SourceReach & {
  limits?: Partial<Limits>;
  /** Whose turn it is to ask a host; by default only this reader's own requests wait for each other. */
  turns?: HostTurns;
  /** What was read before; nothing by default. */
  pages?: PageKeeper;
};

export type HostTurns = {
  /** Resolves when the host may be asked. The function ends the turn; the next one begins after `seconds`. */
  take(host: string): Promise<(seconds?: number) => Promise<void>>;
};

export type KeptPage = { etag: string | null; lastModified: string | null; text: string };

export type PageKeeper = {
  /** `isFresh`: it needs no request; `changedAt` is when the source says that it last changed. */
  find(address: string, changedAt?: Date): Promise<(KeptPage & { isFresh: boolean }) | undefined>;
  /** `isSame`: the server says that it is as it was found. */
  keep(address: string, page: KeptPage, isSame: boolean): Promise<void>;
};

/** The server named a time, in seconds, before which it wants no request. */
export class ComeBackLater extends OutsideRefusal {
  readonly seconds: number;
  constructor(host: string, seconds: number) {
    super(fill(t.asksToWait, { host, seconds }));
    this.seconds = seconds;
  }
}

/** The network or the server failed; another try may succeed. */
export class Unreachable extends OperatorError {}

type Limits = {
  bytes: number;
  milliseconds: number;
  redirects: number;
  tries: number;
  longestWaitSeconds: number;
};

const LIMITS: Limits = { bytes: 64_000_000, milliseconds: 30_000, redirects: 3, tries: 3, longestWaitSeconds: 60 };

type Outside = {
  /** The parsed JSON, or undefined for a 404. Throws an OperatorError. */
  readJson(url: string): Promise<unknown>;
  /** The text of an XML document or a page, or undefined for a 404. Throws an OperatorError. */
  readText(url: string, changedAt?: Date): Promise<string | undefined>;
  close(): Promise<void>;
};

/** Turns among the requests of this process only. */
function localTurns(): HostTurns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(host) {
      const before = last.get(host);
      const { promise, resolve } = Promise.withResolvers<void>();
      last.set(host, promise);
      await before;
      return async () => resolve();
    },
  };
}

/** Makes one request at a time to each host, and stores each origin's robots.txt. */
export function openOutside(options: OutsideOptions): Outside {
  const limits = { ...LIMITS, ...options.limits };
  const { requireAllowed, connect } = guardOutside(options.openLoopback);
  const agent = new Agent({
    connect,
    maxResponseSize: limits.bytes,
    connections: 1,
    pipelining: 1,
    headersTimeout: limits.milliseconds,
    bodyTimeout: limits.milliseconds,
  });
  const turns = options.turns ?? localTurns();
  const robots = new Map<string, Promise<Robots>>();
  const way = { agent, userAgent: options.userAgent, limits };

  const request = async (url: URL, kept?: KeptPage, pauseSeconds?: number): Promise<Answer> => {
    requireAllowed(url);
    const end = await turns.take(url.host);
    let wanted = pauseSeconds;
    try {
      return await withTries(url, way, kept);
    } catch (error) {
      if (error instanceof ComeBackLater) wanted = error.seconds;
      throw error;
    } finally {
      await end(wanted);
    }
  };

  const robotsOf = (origin: string): Promise<Robots> => {
    const found = robots.get(origin) ?? readRobots(origin, options, request);
    robots.set(origin, found);
    return found;
  };

  const read = async (address: string, changedAt?: Date): Promise<Found> => {
    const kept = await options.pages?.find(address, changedAt);
    let url = new URL(address);
    if (kept?.isFresh) return { url, answer: { status: 200, text: kept.text } };
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      requireAllowed(url);
      const { mayRead, delaySeconds } = await robotsOf(url.origin);
      if (!mayRead(url.href)) throw new OutsideRefusal(fill(t.isKeptOut, { host: url.host, path: url.pathname }));
      // What is kept is of the address itself: another one's ETag may be the same by chance.
      const answer = await request(url, hop === 0 ? kept : undefined, delaySeconds);
      if (answer.location === undefined) return { url, answer: await keepAnswer(options, address, answer, kept) };
      url = new URL(answer.location, url);
    }
    throw new OutsideRefusal(fill(t.redirectsTooOften, { host: new URL(address).host, limit: limits.redirects }));
  };

  return {
    readJson: async (address) => parseAnswer(await read(address)),
    readText: async (address, changedAt) => textIn(await read(address, changedAt)),
    close: () => agent.destroy(),
  };
}

/** The answer, or what it says is still the same; both are kept. */
async function keepAnswer(
  { pages }: OutsideOptions,
  address: string,
  answer: Answer,
  kept: KeptPage | undefined,
): Promise<Answer> {
  const isSame = answer.status === 304 && kept !== undefined;
  if (!isSame && answer.status !== 200) return answer;
  const page = isSame ? kept : { etag: null, lastModified: null, ...answer };
  await pages?.keep(address, page, isSame);
  return { status: 200, text: page.text };
}

type Answer = { status: number; text: string; location?: string; etag?: string | null; lastModified?: string | null };
type Way = { agent: Dispatcher; userAgent: string; limits: Limits };

async function withTries(url: URL, { agent, userAgent, limits }: Way, kept: KeptPage | undefined): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const last = attempt >= limits.tries;
    try {
      const response = await fetch(url, {
        dispatcher: agent,
        redirect: "manual",
        signal: AbortSignal.timeout(limits.milliseconds),
        headers: {
          "user-agent": userAgent,
          accept: "application/json, application/xml, text/*;q=0.5",
          ...(kept?.etag && { "if-none-match": kept.etag }),
          ...(kept?.lastModified && { "if-modified-since": kept.lastModified }),
        },
      });
      const busy = response.status === 429 || response.status >= 500;
      const seconds = busy ? waitSeconds(url, response.headers.get("retry-after"), attempt, limits) : 0;
      if (!busy || last) return await readAnswer(url, response, limits);
      await response.body?.cancel();
      await pause(seconds * 1000);
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal) throw refusal;
      if (last) throw new Unreachable(fill(t.cannotBeRead, { host: url.host, reason: reasonOf(error) }));
      await pause(Math.min(2 ** attempt, limits.longestWaitSeconds) * 1000);
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return t.notInTime;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return REASONS[codeOf(cause) ?? ""] ?? wordsOf(cause);
}

/** By the code of a failed system call. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: t.noSuchSite,
  ENODATA: t.noSuchSite,
  ECONNREFUSED: t.refusesConnections,
  ETIMEDOUT: t.notInTime,
};

/** Seconds before the next try. Refuses a server that demands a longer wait than the limit. */
function waitSeconds(url: URL, retryAfter: string | null, attempt: number, limits: Limits): number {
  const stated =
    retryAfter === null
      ? Number.NaN
      : /^\d+$/.test(retryAfter)
        ? Number(retryAfter)
        : (Date.parse(retryAfter) - Date.now()) / 1000;
  if (stated > limits.longestWaitSeconds) throw new ComeBackLater(url.host, Math.round(stated));
  return Number.isFinite(stated) ? Math.max(0, stated) : Math.min(2 ** attempt, limits.longestWaitSeconds);
}

/** Limits the bytes after decompression too: a small body may inflate to a huge one. */
async function readAnswer(url: URL, response: Response, limits: Limits): Promise<Answer> {
  const location = [301, 302, 303, 307, 308].includes(response.status) ? response.headers.get("location") : null;
  if (location !== null) {
    await response.body?.cancel();
    return { status: response.status, text: "", location };
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > limits.bytes) throw new OutsideRefusal(fill(t.answersTooMuch, { host: url.host, bytes: limits.bytes }));
    pieces.push(piece);
  }
  const { status, headers } = response;
  const text = decode(Buffer.concat(pieces), headers.get("content-type"));
  return { status, text, etag: headers.get("etag"), lastModified: headers.get("last-modified") };
}

/** In the encoding that the server or the XML names; UTF-8 without one, or for an unknown one. */
function decode(bytes: Buffer, contentType: string | null): string {
  const xml = /^<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})["']/.exec(bytes.subarray(0, 300).toString("latin1"));
  const named = /charset="?([\w-]{1,40})/i.exec(contentType ?? "")?.[1] ?? xml?.[1] ?? "utf-8";
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

type Found = { url: URL; answer: Answer };

function textIn({ url, answer }: Found): string | undefined {
  if (answer.status === 404) return undefined;
  if (answer.status !== 200)
    throw new Unreachable(fill(t.answersStatus, { host: url.host, status: answer.status, path: url.pathname }));
  return answer.text;
}

function parseAnswer(found: Found): unknown {
  const text = textIn(found);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(fill(t.isNoJson, { host: found.url.host, path: found.url.pathname }));
  }
}

/** `delaySeconds`: how long the host wants to be left alone after each request. */
type Robots = { mayRead: (url: string) => boolean; delaySeconds?: number };

const LONGEST_DELAY = 30;

/** Without a robots.txt everything is allowed; if it cannot be read, nothing (RFC 9309). */
async function readRobots(
  origin: string,
  { userAgent, pages }: OutsideOptions,
  request: (url: URL, kept?: KeptPage) => Promise<Answer>,
): Promise<Robots> {
  let url = new URL("/robots.txt", origin);
  const { href } = url;
  const kept = await pages?.find(href);
  let answer: Answer = kept?.isFresh ? { status: 200, text: kept.text } : await request(url, kept);
  for (let hop = 0; hop < 5 && answer.location !== undefined; hop += 1) {
    url = new URL(answer.location, url);
    answer = await request(url);
  }
  if (answer.status >= 500 || answer.status === 429) return { mayRead: () => false };
  const text = answer.status === 304 && kept ? kept.text : answer.status === 200 ? answer.text : "";
  if (!kept?.isFresh)
    await pages?.keep(href, { etag: null, lastModified: null, ...answer, text }, answer.status === 304);
  const rules = robotsParser(href, text);
  const delay = rules.getCrawlDelay(userAgent);
  return {
    mayRead: (address) => rules.isAllowed(address, userAgent) !== false,
    ...(delay !== undefined && delay > 0 && { delaySeconds: Math.min(delay, LONGEST_DELAY) }),
  };
}

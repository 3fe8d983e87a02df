// Reads JSON and texts from other servers: only https and public addresses, with limits of size and time, one request at a time.
import { setTimeout as pause } from "node:timers/promises";
import robotsParser from "robots-parser";
import { Agent, type Dispatcher, fetch, type Response } from "undici";
import { OperatorError, wordsOf } from "../platform/operator.ts";
import { guardOutside, OutsideRefusal, refusalIn } from "../platform/outside-guard.ts";

export type OutsideOptions = {
  /** The name of this program, with the address of an explanation. */
  userAgent: string;
  /** Allows the loopback by http and on any port, for tests. */
  openLoopback?: boolean;
  limits?: Partial<Limits>;
};

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
  readText(url: string): Promise<string | undefined>;
  close(): Promise<void>;
};

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
  const queues = new Map<string, Promise<unknown>>();
  const robots = new Map<string, Promise<(url: string) => boolean>>();

  const inTurn = <T>(host: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(host) ?? Promise.resolve()).then(work, work);
    queues.set(
      host,
      turn.catch(() => undefined),
    );
    return turn;
  };

  const request = async (url: URL): Promise<Answer> => {
    requireAllowed(url);
    return inTurn(url.host, () => withTries(url, agent, options.userAgent, limits));
  };

  const mayRead = async (url: URL): Promise<boolean> => {
    const found = robots.get(url.origin) ?? readRobots(url.origin, options.userAgent, request);
    robots.set(url.origin, found);
    return (await found)(url.href);
  };

  const read = async (address: string): Promise<Found> => {
    let url = new URL(address);
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      requireAllowed(url);
      if (!(await mayRead(url)))
        throw new OutsideRefusal(`${url.host} asks programs not to read ${url.pathname} (robots.txt).`);
      const answer = await request(url);
      if (answer.location === undefined) return { url, answer };
      url = new URL(answer.location, url);
    }
    throw new OutsideRefusal(`${new URL(address).host} redirects more than ${limits.redirects} times.`);
  };

  return {
    readJson: async (address) => parseAnswer(await read(address)),
    readText: async (address) => textIn(await read(address)),
    close: () => agent.destroy(),
  };
}

type Answer = { status: number; text: string; location?: string };

async function withTries(url: URL, agent: Dispatcher, userAgent: string, limits: Limits): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const last = attempt >= limits.tries;
    try {
      const response = await fetch(url, {
        dispatcher: agent,
        redirect: "manual",
        signal: AbortSignal.timeout(limits.milliseconds),
        headers: { "user-agent": userAgent, accept: "application/json, application/xml, text/*;q=0.5" },
      });
      const busy = response.status === 429 || response.status >= 500;
      if (!busy || last) return await readAnswer(url, response, limits);
      await response.body?.cancel();
      await pause(waitSeconds(url, response.headers.get("retry-after"), attempt, limits) * 1000);
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal) throw refusal;
      if (last) throw new OperatorError(`${url.host} cannot be read: ${reasonOf(error)}.`);
      await pause(Math.min(2 ** attempt, limits.longestWaitSeconds) * 1000);
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "it does not answer in time";
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return wordsOf(cause);
}

/** Seconds before the next try. Refuses a server that demands a longer wait than the limit. */
function waitSeconds(url: URL, retryAfter: string | null, attempt: number, limits: Limits): number {
  const stated =
    retryAfter === null
      ? Number.NaN
      : /^\d+$/.test(retryAfter)
        ? Number(retryAfter)
        : (Date.parse(retryAfter) - Date.now()) / 1000;
  if (stated > limits.longestWaitSeconds)
    throw new OutsideRefusal(`${url.host} asks to come back in ${Math.round(stated)} seconds.`);
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
    if (size > limits.bytes) throw new OutsideRefusal(`${url.host} answers with more than ${limits.bytes} bytes.`);
    pieces.push(piece);
  }
  return { status: response.status, text: Buffer.concat(pieces).toString("utf8") };
}

type Found = { url: URL; answer: Answer };

function textIn({ url, answer }: Found): string | undefined {
  if (answer.status === 404) return undefined;
  if (answer.status !== 200) throw new OperatorError(`${url.host} answers ${answer.status} for ${url.pathname}.`);
  return answer.text;
}

function parseAnswer(found: Found): unknown {
  const text = textIn(found);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${found.url.host} does not answer with JSON for ${found.url.pathname}.`);
  }
}

/** Without a robots.txt everything is allowed; if it cannot be read, nothing (RFC 9309). */
async function readRobots(
  origin: string,
  userAgent: string,
  request: (url: URL) => Promise<Answer>,
): Promise<(url: string) => boolean> {
  let url = new URL("/robots.txt", origin);
  let answer = await request(url);
  for (let hop = 0; hop < 5 && answer.location !== undefined; hop += 1) {
    url = new URL(answer.location, url);
    answer = await request(url);
  }
  if (answer.status >= 500 || answer.status === 429) return () => false;
  if (answer.status !== 200) return () => true;
  const rules = robotsParser(new URL("/robots.txt", origin).href, answer.text);
  return (address) => rules.isAllowed(address, userAgent) !== false;
}

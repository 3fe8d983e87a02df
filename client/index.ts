// The client: makes a call by its name, waits where the site asks to, and walks over the pages of lists.
import { type CallName, type Calls, PATHS } from "./types.ts";

export type * from "./types.ts";

export type ClientOptions = {
  /** The site, such as https://jobs.example.org. */
  baseUrl: string;
  /** A key of the API (`vb_…`), for the calls by key. Keys do not belong in a browser. */
  key?: string;
  /** How often a call is made at most when the site is busy or away; 3 by default. */
  tries?: number;
  /** The longest wait that the site may ask for, in seconds; 60 by default. Longer ones are thrown at once. */
  longestWaitSeconds?: number;
  /** Another `fetch`. */
  fetch?: typeof fetch;
};

type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
type Input<Name extends CallName> = Calls[Name]["params"] & Calls[Name]["query"];
/** May be left out where nothing is required. */
type Given<Name extends CallName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];
/** The calls that answer a page of a list. */
export type ListName = {
  [Name in CallName]: Calls[Name]["answer"] extends { data: unknown[]; pagination: unknown } ? Name : never;
}[CallName];
type RowOf<Name extends ListName> = Calls[Name]["answer"] extends { data: (infer Row)[] } ? Row : never;

export type Client = {
  /** Makes a call; parts of the path and parameters are given together. Throws an ApiError. */
  call<Name extends CallName>(name: Name, ...given: Given<Name>): Promise<Calls[Name]["answer"]>;
  /** Every row of a list, page by page: `for await (const job of client.rows("listJobs", { searchText: "java" }))`. */
  rows<Name extends ListName>(name: Name, ...given: Given<Name>): AsyncGenerator<RowOf<Name>, void, undefined>;
};

/** A call that the site refused, or that did not reach it (`status` 0). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Such as NOT_FOUND or RATE_LIMITED; null when the answer was not the site's. */
  readonly code: string | null;
  /** The parameter at fault. */
  readonly field: string | null;
  /** Quote it to the site's operators. */
  readonly requestId: string | null;
  /** Seconds after which the site wants to be asked again. */
  readonly retryAfter: number | null;
  constructor(status: number, body: Partial<Record<string, unknown>>, retryAfter: number | null) {
    super(textIn(body.errorMsg) ?? (status === 0 ? "The site could not be reached." : `The site answered ${status}.`));
    this.status = status;
    this.code = textIn(body.errorCode);
    this.field = textIn(body.field);
    this.requestId = textIn(body.requestId);
    this.retryAfter = retryAfter;
  }
}

export function createClient(options: ClientOptions): Client {
  const { tries = 3, longestWaitSeconds = 60 } = options;
  const call = async (name: CallName, input: Query = {}): Promise<unknown> => {
    const url = addressOf(options.baseUrl, name, input);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(url, options);
      if (!(answer instanceof ApiError)) return answer;
      const seconds = answer.retryAfter ?? 2 ** attempt;
      if (!mayPass(answer) || attempt >= tries || seconds > longestWaitSeconds) throw answer;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  };
  async function* rows(name: ListName, input: Query = {}) {
    for (let lastKey: string | undefined | null = input.lastKey as string | undefined; lastKey !== null; ) {
      const page = (await call(name, { ...input, lastKey })) as Calls[ListName]["answer"];
      yield* page.data;
      lastKey = page.pagination.lastKey;
    }
  }
  return { call, rows } as unknown as Client;
}

/** Every call reads, so that asking again does no harm. */
const mayPass = ({ status }: ApiError) => status === 0 || status === 429 || status >= 502;

async function ask(url: URL, { key, fetch: send = fetch }: ClientOptions): Promise<unknown> {
  const headers = { accept: "application/json", ...(key !== undefined && { authorization: `Bearer ${key}` }) };
  try {
    const answer = await send(url, { headers });
    const text = await answer.text();
    if (!answer.ok) return new ApiError(answer.status, objectIn(text), secondsIn(answer.headers.get("retry-after")));
    return jsonIn(text) ?? new ApiError(answer.status, { errorMsg: "The site's answer is not JSON." }, null);
  } catch (cause) {
    return Object.assign(new ApiError(0, {}, null), { cause });
  }
}

/** What the path names goes there, the rest into the query; lists are repeated. */
function addressOf(baseUrl: string, name: CallName, input: Query): URL {
  const rest = new Map(Object.entries(input));
  const path = PATHS[name].replace(/:(\w+)/g, (_, part: string) => {
    const value = rest.get(part);
    rest.delete(part);
    // Addresses take these as steps upwards.
    if (/^\.{0,2}$/.test(String(value ?? ""))) throw new TypeError(`${part} of ${name} is "${value ?? ""}".`);
    return encodeURIComponent(String(value));
  });
  const url = new URL(`${baseUrl.replace(/\/+$/, "")}/api${path}`);
  for (const [parameter, value] of rest)
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) url.searchParams.append(parameter, String(one));
  return url;
}

const textIn = (value: unknown): string | null => (typeof value === "string" ? value : null);

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function objectIn(text: string): Record<string, unknown> {
  const body = jsonIn(text);
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
}

/** The header says seconds, or a day and time. */
function secondsIn(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

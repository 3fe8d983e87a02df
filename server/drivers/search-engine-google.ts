// Tells Google of changed pages by its Indexing API, page by page, signed in as a service account.
import { importPKCS8, SignJWT } from "jose";
import { Agent, fetch } from "undici";
import type { PageNews, SearchEngine, Told } from "../jobs/index.ts";
import type { GoogleIndexing } from "../platform/config.ts";
import { secondsOf } from "../platform/retry-after.ts";

export type GoogleOptions = GoogleIndexing & {
  publicUrl: string;
  /** Another address than Google's, for tests. */
  api?: string;
};

const API = "https://indexing.googleapis.com/v3/urlNotifications:publish";
const SCOPE = "https://www.googleapis.com/auth/indexing";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const PATIENCE_MS = 10_000;
/** Each page is a request: a round stays short. */
const BATCH = 20;
/** A token is not used in its last minute. */
const EARLY_MS = 60_000;

type Failure = Pick<Told, "problem" | "waitSeconds">;
type Reply = { status: number; ok: boolean; text: string; waitSeconds: number | null };

export function openGoogleIndexing({ publicUrl, account, daily, api = API }: GoogleOptions): SearchEngine {
  const agent = new Agent({ headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS, maxResponseSize: 256_000 });
  const post = async (url: string, body: string, headers: Record<string, string>): Promise<Reply> => {
    const answer = await fetch(url, {
      method: "POST",
      dispatcher: agent,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers,
      body,
    });
    const text = await answer.text();
    const waitSeconds = secondsOf(answer.headers.get("retry-after"), new Date());
    return { status: answer.status, ok: answer.ok, text, waitSeconds };
  };
  let token = { text: "", until: 0 };
  const signIn = async (): Promise<Failure | null> => {
    if (Date.now() < token.until) return null;
    const assertion = await assertionOf(account);
    const form = new URLSearchParams({ grant_type: GRANT, assertion });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const reply = await post(account.token_uri, form.toString(), headers);
    const given = reply.ok ? tokenIn(reply.text) : null;
    if (given === null)
      return {
        problem: `Google did not sign the service account in (${reply.status}).`,
        waitSeconds: reply.waitSeconds,
      };
    token = { text: given.access_token, until: Date.now() + given.expires_in * 1_000 - EARLY_MS };
    return null;
  };
  /** Null once it is told, and for a page that Google will never take. */
  const tellPage = async ({ path, isGone }: PageNews): Promise<Failure | null> => {
    const refused = await signIn();
    if (refused) return refused;
    const body = JSON.stringify({ url: publicUrl + path, type: isGone ? "URL_DELETED" : "URL_UPDATED" });
    const headers = { "content-type": "application/json", authorization: `Bearer ${token.text}` };
    const { ok, status, waitSeconds } = await post(api, body, headers);
    if (ok || status === 400) return null;
    if (status === 401) token = { text: "", until: 0 };
    return { problem: WORDS[status] ?? `Google answered ${status}.`, waitSeconds };
  };
  return {
    name: "GOOGLE",
    batch: BATCH,
    daily,
    async tell(pages) {
      for (const [told, page] of pages.entries()) {
        const failure = await tellPage(page).catch(() => UNREACHABLE);
        if (failure) return { told, ...failure };
      }
      return { told: pages.length, problem: null, waitSeconds: null };
    },
    close: () => agent.destroy(),
  };
}

const UNREACHABLE: Failure = { problem: "Google could not be reached or took too long.", waitSeconds: null };
const WORDS: Record<number, string> = {
  401: "Google does not accept the token of the service account.",
  403: "The service account is no owner of the site in Search Console, or the Indexing API is off in its project.",
  429: "Google's quota of the day or minute is used up.",
};

/** What the account signs to be let in (RFC 7523). */
async function assertionOf({ client_email, private_key, token_uri }: GoogleOptions["account"]): Promise<string> {
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime("10 minutes")
    .sign(await importPKCS8(private_key, "RS256"));
}

function tokenIn(text: string): { access_token: string; expires_in: number } | null {
  try {
    const { access_token, expires_in = 3_600 } = JSON.parse(text);
    return typeof access_token === "string" && access_token !== "" && typeof expires_in === "number"
      ? { access_token, expires_in }
      : null;
  } catch {
    return null;
  }
}

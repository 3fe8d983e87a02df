// Follows redirects like a browser, within an application under test.
import assert from "node:assert/strict";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import { type Answer, PUBLIC_URL, type TestApp } from "./app.ts";
import type { Visitor } from "./visitor.ts";

/**
 * The end of a redirect chain: the last address, and its answer unless it left the site or is one of the site's pages.
 */
export type Arrival = { url: URL; answer: Answer | null };

/** Follows `address` until an answer is no redirect, leaves the site, or is a page of the site. */
export async function follow(visitor: Visitor, address: string, site = PUBLIC_URL): Promise<Arrival> {
  let url = new URL(address, site);
  for (let hops = 0; hops < 12; hops += 1) {
    if (url.origin !== site || url.pathname.startsWith("/auth/")) return { url, answer: null };
    const answer = await visitor.get(url.pathname + url.search);
    const next = answer.headers.location;
    if (answer.status < 300 || answer.status > 399 || typeof next !== "string") return { url, answer };
    url = new URL(next, url);
  }
  assert.fail(`the redirects never end: ${url.href}`);
}

/** The query of an address as an object. */
export const queryOf = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams);

/** Fills in the LinkedIn stand-in's form and returns from it; `url` must be its page. */
export async function answerStandIn(
  visitor: Visitor,
  url: URL,
  who: { email: string; name?: string; verified?: boolean } | null,
): Promise<Arrival> {
  assert.equal(url.pathname, "/dev/linkedin/authorize");
  const form = new URLSearchParams({
    ...queryOf(url),
    ...(who
      ? {
          email: who.email,
          name: who.name ?? "Some Member",
          answer: "continue",
          ...(who.verified !== false && { verified: "yes" }),
        }
      : { answer: "cancel" }),
  });
  const answer = await visitor.post("/dev/linkedin/authorize", form.toString(), {
    "content-type": "application/x-www-form-urlencoded",
  });
  assert.equal(answer.status, 303);
  return follow(visitor, String(answer.headers.location));
}

/** A fetch that reaches `app` at its public address only. */
function fetchFrom({ app }: TestApp, origin: string): typeof fetch {
  return async (input, { method = "GET", headers, body } = {}) => {
    const url = new URL(String(input));
    if (url.origin !== origin) throw new TypeError("fetch failed");
    const answer = await app.fastify.inject({
      method: method as "GET",
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(new Headers(headers)) },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.payload, { status: answer.statusCode, headers: kept });
  };
}

/**
 * The same for a client of `app` that sends its secret in the body, which our own provider expects in the header.
 */
export function fetchAsClient(app: TestApp, origin: string, client: { id: string; secret: string }): typeof fetch {
  const there = fetchFrom(app, origin);
  return (input, options) => {
    const headers = new Headers(options?.headers);
    const body = new URLSearchParams(String(options?.body ?? ""));
    if (!body.has("client_secret")) return there(input, options);
    const secret = encodeURIComponent(client.secret).replaceAll("%20", "+");
    headers.set("authorization", `Basic ${btoa(`${client.id}:${secret}`)}`);
    body.delete("client_secret");
    body.delete("client_id");
    return there(input, { ...options, headers, body });
  };
}

/** Starts the redirect to the issuer's page; resolves to its address. */
export async function leave(visitor: Visitor, query = ""): Promise<URL> {
  const answer = await visitor.get(`/api/session/authorize${query}`);
  assert.equal(answer.status, 302, answer.text);
  return new URL(String(answer.headers.location));
}

/** Goes through LinkedIn's stand-in to /auth/checkRedirection; resolves to the address there. */
export async function comeByLinkedIn(
  visitor: Visitor,
  who: { email: string; name?: string; verified?: boolean } | null,
  query = "",
): Promise<URL> {
  const away = await follow(visitor, (await leave(visitor, `?provider=LinkedIn${query}`)).href);
  const back = await answerStandIn(visitor, away.url, who);
  assert.equal(back.url.pathname, "/auth/checkRedirection", back.answer?.text);
  return back.url;
}

/** Posts the parameters of /auth/checkRedirection, as its page does. */
export const finishAt = (visitor: Visitor, back: URL, changed: Record<string, string> = {}) =>
  visitor.post<SessionAnswer & { returnTo: string; language: string }>("/api/session/callback", {
    ...queryOf(back),
    ...changed,
  });

// People with accounts for journeys that begin after the sign-up, made by API calls, a hundred times faster than by
// browser.
import assert from "node:assert/strict";
import type { BrowserContextOptions } from "playwright-core";
import { type Newcomer, newcomer } from "./account-steps.ts";
import { codeOf } from "./code-app.ts";
import { codeIn, mailTo } from "./mail.ts";
import type { Site } from "./site.ts";

export type Member = Newcomer & {
  accountId: string;
  /** Options for a visit with their session. */
  signedIn: BrowserContextOptions;
};

/** A new person who has just signed up. */
export async function aMemberOf(site: Site, name?: string): Promise<Member> {
  const person = newcomer(name);
  const { email, password } = person;
  const asking = await send(site, "sign-up", { username: email, password, name: person.name });
  const code = codeIn(await mailTo(site, email, { subject: /code/i }));
  const cookies = await send(site, "confirm", { username: email, code }, asking);
  const [account] = await site.db.query<{ id: string }>("select id from account where email = $1", [email]);
  return { ...person, accountId: account!.id, signedIn: visitWith(site, cookies) };
}

/** Starts a new session with a second factor, an authenticator app that this adds. */
export async function signInWithCodeApp(
  site: Site,
  { email, password }: Pick<Newcomer, "email" | "password">,
): Promise<BrowserContextOptions> {
  const { cookies, body } = await ask(site, "session/sign-in", { email, password });
  const begun = await ask(site, "user/second-factors/code-app/begin", {}, cookies, body.accessToken);
  const form = { enrolment: begun.body.enrolment, code: codeOf(begun.body.uri ?? ""), name: "My phone" };
  const added = await ask(site, "user/second-factors/code-app", form, cookies, body.accessToken);
  return visitWith(site, added.cookies);
}

/** Starts a new session, as signing in again does. */
export async function signInAgain(
  site: Site,
  { email, password }: Pick<Newcomer, "email" | "password">,
): Promise<BrowserContextOptions> {
  return visitWith(site, await send(site, "sign-in", { email, password }));
}

type Cookie = { name: string; value: string };

async function send(site: Site, step: string, body: object, cookies: readonly Cookie[] = []): Promise<Cookie[]> {
  return (await ask(site, `session/${step}`, body, cookies)).cookies;
}

type Asked = { cookies: Cookie[]; body: Partial<Record<string, string>> };

/** Resolves to the answer's fields, and to the cookies after it, including those sent. */
async function ask(
  site: Site,
  path: string,
  body: object,
  cookies: readonly Cookie[] = [],
  token?: string,
): Promise<Asked> {
  const answer = await fetch(`${site.url}/api/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${path}: ${answer.status} ${answer.ok ? "" : await answer.text()}`);
  const kept = new Map(cookies.map(({ name, value }) => [name, value]));
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    kept.set(name, value);
  }
  return {
    cookies: [...kept].map(([name, value]) => ({ name, value })).filter(({ value }) => value !== ""),
    body: (await answer.json()) as Asked["body"],
  };
}

/** The browser's state with a session: its cookies and the marker that a session exists. */
function visitWith(site: Site, cookies: readonly Cookie[]): BrowserContextOptions {
  return {
    storageState: {
      cookies: cookies.map((cookie) => ({
        ...cookie,
        domain: new URL(site.url).hostname,
        path: "/",
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: "Lax",
      })),
      origins: [{ origin: site.url, localStorage: [{ name: "isLoggedIn", value: "1" }] }],
    },
  };
}

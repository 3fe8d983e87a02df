// People with accounts and tokens for tests, made through identity's public functions, so that they send what browsers
// send.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { HttpMethod } from "../../contract/api.ts";
import type { Group } from "../../contract/identity/rules.ts";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import { createAccount } from "../../server/identity/accounts.ts";
import { hashPassword } from "../../server/identity/passwords.ts";
import type { Writer } from "../../server/platform/db.ts";
import type { Call } from "../../server/platform/mount.ts";
import { type Answer, PUBLIC_URL, type TestApp } from "./app.ts";

export type PersonFacts = {
  email?: string;
  name?: string;
  groups?: Group[];
  /** None by default, because hashing one takes a while. */
  password?: string;
  /** Runs in the transaction that makes the account, before its first token. */
  before?: (tx: Writer, accountId: string) => Promise<unknown>;
};

export type Person = {
  accountId: string;
  /** The API's `cognitoUserId`. */
  subject: string;
  email: string;
  name: string;
  /** The value of the Authorization header. */
  readonly authorization: string;
  readonly session: SessionAnswer;
  /** The browser's cookies, as a Cookie header. */
  readonly cookie: string;
  /** Starts a new session, as signing in again does. */
  renew(): Promise<void>;
  /** Calls the API with the person's token; `body` is sent as JSON. */
  send<Body = unknown>(
    method: HttpMethod,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
};

/** A unique address. */
export const someEmail = (): string => `person-${randomUUID()}@people.example`;

/** A person with an account who has just signed in. */
export async function signedIn(app: TestApp, facts: PersonFacts = {}): Promise<Person> {
  const email = facts.email ?? someEmail();
  const name = facts.name ?? `Person ${email.slice(7, 12)}`;
  const account = await app.db.transaction(async (tx) => {
    const made = await createAccount(tx, {
      issuer: PUBLIC_URL,
      email,
      name,
      groups: facts.groups ?? [],
      passwordHash: facts.password === undefined ? null : await hashPassword(app.deps.vault, facts.password),
    });
    assert.ok(made, `${email} has an account already`);
    await facts.before?.(tx, made.id);
    return made;
  });
  let { session, cookie } = await openSession(app, account.id);
  return {
    accountId: account.id,
    subject: account.sub,
    email,
    name,
    get authorization() {
      return `Bearer ${session.accessToken}`;
    },
    get session() {
      return session;
    },
    get cookie() {
      return cookie;
    },
    async renew() {
      ({ session, cookie } = await openSession(app, account.id));
    },
    send(method, path, body, headers = {}) {
      return sendAs(app, `Bearer ${session.accessToken}`, method, path, body, headers) as never;
    },
  };
}

async function openSession(app: TestApp, accountId: string): Promise<{ session: SessionAnswer; cookie: string }> {
  const cookies: string[] = [];
  const call: Call = {
    caller: null,
    ip: "127.0.0.1",
    userAgent: "a browser of the tests",
    cookies: {},
    setCookie: (name, value) => void cookies.push(`${name}=${value}`),
  };
  const session = await app.app.identity.sessions.open(
    { accountId, authTime: app.deps.clock(), amr: ["pwd", "otp", "mfa"] },
    call,
  );
  return { session, cookie: cookies.join("; ") };
}

async function sendAs(
  app: TestApp,
  authorization: string,
  method: HttpMethod,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const answer = await app.app.fastify.inject({
    method,
    url: path,
    headers: {
      host: new URL(PUBLIC_URL).host,
      authorization,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload, body: parsed(answer.payload) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

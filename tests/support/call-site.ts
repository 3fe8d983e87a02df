// Calls the API of the running product beside the browser, for steps that a journey does not show.
import assert from "node:assert/strict";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import type { Site } from "./site.ts";

/** Resolves to the answer's body; any failure fails the test. */
export async function callSite<Answer>(
  site: Site,
  method: string,
  path: string,
  token?: string,
  body?: object,
): Promise<Answer> {
  const sent = await fetch(site.url + path, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(sent.ok, `${method} ${path}: ${sent.status} ${sent.ok ? "" : await sent.text()}`);
  return (await sent.json()) as Answer;
}

/** Signs in again; resolves to the access token. */
export async function tokenOf(site: Site, { email, password }: { email: string; password: string }): Promise<string> {
  const body = { email, password };
  const { accessToken } = await callSite<SessionAnswer>(site, "POST", "/api/session/sign-in", undefined, body);
  return accessToken ?? assert.fail();
}

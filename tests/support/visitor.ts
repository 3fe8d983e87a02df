// A browser that calls the API with the cookies it received, and nothing else by default.
import type { HttpMethod } from "../../contract/api.ts";
import { type Answer, PUBLIC_URL, type TestApp } from "./app.ts";

export type Visitor = {
  /** Name -> value; without deleted ones. */
  cookies: Map<string, string>;
  send<Body = unknown>(
    method: HttpMethod,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  post<Body = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
};

/**
 * A browser without cookies, at `ip`. With `over`, the address of a listening application, it calls over the network.
 */
export function aVisitor(app: TestApp, { ip = "127.0.0.1", over }: { ip?: string; over?: string } = {}): Visitor {
  const cookies = new Map<string, string>();
  const send: Visitor["send"] = async (method, path, body, headers = {}) => {
    const sent = {
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    };
    const payload = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const answer = over
      ? await callOver(`${over}${path}`, method, sent, payload)
      : await callWithin(app, path, method, sent, payload, ip);
    for (const text of answer.setCookies) keepCookie(cookies, text);
    return { ...answer, body: parsed(answer.text) as never };
  };
  return {
    cookies,
    send,
    post: (path, body, headers) => send("POST", path, body, headers),
    get: (path, headers) => send("GET", path, undefined, headers),
  };
}

type Raw = Omit<Answer, "body"> & { setCookies: string[] };
type Headers = Record<string, string>;

async function callWithin(
  { app }: TestApp,
  url: string,
  method: HttpMethod,
  headers: Headers,
  payload: string | undefined,
  remoteAddress: string,
): Promise<Raw> {
  const answer = await app.fastify.inject({
    method,
    url,
    remoteAddress,
    headers: { host: new URL(PUBLIC_URL).host, ...headers },
    ...(payload !== undefined && { payload }),
  });
  const setCookies = [answer.headers["set-cookie"] ?? []].flat();
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload, setCookies };
}

async function callOver(url: string, method: HttpMethod, headers: Headers, payload: string | undefined): Promise<Raw> {
  const answer = await fetch(url, {
    method,
    headers,
    redirect: "manual",
    ...(payload !== undefined && { body: payload }),
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text: await answer.text(),
    setCookies: answer.headers.getSetCookie(),
  };
}

function keepCookie(cookies: Map<string, string>, text: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  if (/;\s*max-age=0\b/i.test(text)) cookies.delete(name);
  else cookies.set(name, value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

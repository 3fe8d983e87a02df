// The browser's API client: calls carry the token of the signed-in person.
import { type Client, createClient, type Transport } from "../../contract/client.ts";
import { tellChanged } from "./changed-event.ts";
import { session } from "./live-session.ts";
import { type Sent, sendCall } from "./send-call.ts";
import type { SessionEngine } from "./session-engine.ts";

type Tokens = Pick<SessionEngine, "accessToken" | "renewAfter" | "expire" | "hearTime">;
type Send = (call: Parameters<Transport>[0], token: string | null) => Promise<Sent>;

/** A refused token is renewed once and the call repeated; if refused again, the session is over. */
export function makeTransport(tokens: Tokens, send: Send): Transport {
  return async (call) => {
    const token = await tokens.accessToken();
    const sent = await send(call, token);
    // Other answers may come from a cache, with an old date.
    if (call.path.startsWith("/api/session") && sent.serverNow !== null) tokens.hearTime(sent.serverNow);
    if (token === null || !isTokenRefused(sent)) return sent;
    const renewed = await tokens.renewAfter(token);
    if (renewed === null) return sent;
    const again = await send(call, renewed);
    if (isTokenRefused(again)) tokens.expire();
    return again;
  };
}

/** A wrong password is a 401 as well, but the token is valid. */
const isTokenRefused = ({ status, text }: Sent) => status === 401 && /"errorCode":\s*"UNAUTHENTICATED"/.test(text);

const sendAndTell: Send = async (call, token) => {
  const sent = await sendCall(call, token);
  if (call.method !== "GET" && sent.status >= 200 && sent.status < 300) tellChanged(call.path);
  return sent;
};

/** The API with a token that is not the site's session yet: it owes a second step, and may only add it. */
export const askWith = (token: string): Client => {
  const tokens = { accessToken: async () => token, renewAfter: async () => null, expire: () => {}, hearTime: () => {} };
  return createClient(makeTransport(tokens, sendAndTell));
};

/** The API. Refusals are thrown as CallError; status 0 means that the server could not be reached. */
export const ask: Client = createClient(makeTransport(session, sendAndTell));

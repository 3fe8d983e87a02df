// One call over the network with a bearer token.
import { t } from "#messages/shared.ts";
import type { Transport } from "../../contract/client.ts";
import { wordedRefusal } from "./error-words.ts";

/** Sent when there is no token, as the API requires; the server treats it as none. */
const DUMMY_TOKEN = "dummy-token";
const PATIENCE_MS = 30_000;

export type Sent = {
  /** 0 when the server could not be reached. */
  status: number;
  text: string;
  /** The server's clock at the answer (ms), null when absent. */
  serverNow: number | null;
  retryAfter: number | null;
};

/** Sends `call`; never rejects. */
export async function sendCall(call: Parameters<Transport>[0], token: string | null): Promise<Sent> {
  try {
    const answer = await fetch(call.path, {
      method: call.method,
      headers: {
        accept: "application/json",
        authorization: `Bearer ${token ?? DUMMY_TOKEN}`,
        ...(call.body !== undefined && { "content-type": "application/json" }),
        ...(call.key !== undefined && { "idempotency-key": call.key }),
      },
      ...(call.body !== undefined && { body: call.body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const date = Date.parse(answer.headers.get("date") ?? "");
    const seconds = Number.parseInt(answer.headers.get("retry-after") ?? "", 10);
    return {
      status: answer.status,
      text: answer.ok ? await answer.text() : await wordedRefusal(await answer.text()),
      serverNow: Number.isNaN(date) ? null : date,
      retryAfter: Number.isNaN(seconds) ? null : seconds,
    };
  } catch {
    return { status: 0, text: t.theServerCouldNotBeReached, serverNow: null, retryAfter: null };
  }
}

// Whether the server has decided against a call: sent again as it is, it is refused again.
import { CallError } from "../../../../contract/client.ts";

/** Not for a call that did not arrive, met a server in trouble or came too often. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

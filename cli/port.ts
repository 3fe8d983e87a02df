// Checks whether a port can be listened on.
import { createServer } from "node:net";
import { codeOf } from "../server/platform/operator.ts";

/** Undefined if `port` is free on `host`, else the system's error code: EADDRINUSE, EACCES, EADDRNOTAVAIL … */
export async function portTrouble(host: string, port: number): Promise<string | undefined> {
  if (port === 0) return undefined;
  return await new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(codeOf(error) ?? "unknown"));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** The advice for a port that cannot be listened on. */
export function portAdvice(name: string, host: string, port: number, code: string): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it, or set ${name} to another port.`;
  if (code === "EACCES") return `Port ${port} may not be used by this account. Set ${name} to one above 1023.`;
  return `Port ${port} on ${host} cannot be listened on (${code}). Check HOST and ${name}.`;
}

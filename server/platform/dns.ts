// The port to DNS: the TXT records of a name, within a fixed time.
import { promises as dns } from "node:dns";

/** A name server did not answer, or could not: nothing is known of the name. */
export class DnsFailure extends Error {
  override name = "DnsFailure";
}

export type DnsPort = {
  /** The texts of its TXT records; none for a name that has none or does not exist. Throws a DnsFailure. */
  readTxt(name: string): Promise<string[]>;
};

/** Each of two tries, and all of it, in ms. */
const TRY_MS = 2_000;
const LONGEST_MS = 5_000;
/** More records than that are not looked through. */
const MOST_RECORDS = 100;

/** What the name servers say of a name without such a record. */
const NONE: readonly unknown[] = ["ENOTFOUND", "ENODATA"];

/** `servers` are addresses, with a port if it is not 53; without any, the system's are asked. */
export function openDns(servers: readonly string[], limits = { tryMs: TRY_MS, longestMs: LONGEST_MS }): DnsPort {
  return {
    async readTxt(name) {
      // One for each question, because cancelling ends all that a resolver asks.
      const resolver = new dns.Resolver({ timeout: limits.tryMs, tries: 2 });
      if (servers.length > 0) resolver.setServers([...servers]);
      const timer = setTimeout(() => resolver.cancel(), limits.longestMs);
      try {
        const records = await resolver.resolveTxt(name);
        return records.slice(0, MOST_RECORDS).map((parts) => parts.join(""));
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (NONE.includes(code)) return [];
        throw new DnsFailure(`DNS could not be asked for ${name} (${String(code)}).`, { cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

// The port to DNS: the TXT records of a name and whether it exists, within a fixed time.
import { promises as dns } from "node:dns";

/** A name server did not answer, or could not: nothing is known of the name. */
export class DnsFailure extends Error {
  override name = "DnsFailure";
}

export type DnsPort = {
  /** The texts of its TXT records; none for a name that has none or does not exist. Throws a DnsFailure. */
  readTxt(name: string): Promise<string[]>;
  /** Whether the name exists at all, with whatever records. Throws a DnsFailure. */
  exists(name: string): Promise<boolean>;
};

/** Each of two tries, and all of it, in ms. */
const TRY_MS = 2_000;
const LONGEST_MS = 5_000;
/** More records than that are not looked through. */
const MOST_RECORDS = 100;

/** What the name servers say of a name that does not exist, and of one without such a record. */
const [NO_NAME, NO_RECORD] = ["ENOTFOUND", "ENODATA"];

/** `servers` are addresses, with a port if it is not 53; without any, the system's are asked. */
export function openDns(servers: readonly string[], limits = { tryMs: TRY_MS, longestMs: LONGEST_MS }): DnsPort {
  /** Null where the name servers have no such record, with why. */
  const look = async <Records>(
    name: string,
    question: (resolver: dns.Resolver) => Promise<Records>,
  ): Promise<{ records: Records } | { records: null; isThere: boolean }> => {
    // One for each question, because cancelling ends all that a resolver asks.
    const resolver = new dns.Resolver({ timeout: limits.tryMs, tries: 2 });
    if (servers.length > 0) resolver.setServers([...servers]);
    const timer = setTimeout(() => resolver.cancel(), limits.longestMs);
    try {
      return { records: await question(resolver) };
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === NO_NAME || code === NO_RECORD) return { records: null, isThere: code === NO_RECORD };
      throw new DnsFailure(`DNS could not be asked for ${name} (${String(code)}).`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async readTxt(name) {
      const { records } = await look(name, (resolver) => resolver.resolveTxt(name));
      return (records ?? []).slice(0, MOST_RECORDS).map((parts) => parts.join(""));
    },
    async exists(name) {
      // Any question would do: a name that exists without such a record is told from one that does not.
      const found = await look(name, (resolver) => resolver.resolveTxt(name));
      return found.records !== null || found.isThere;
    },
  };
}

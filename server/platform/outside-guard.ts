// Keeps requests to strangers' servers on public addresses: the address as written, looked up, and of the socket itself.
import { promises as dns, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { buildConnector } from "undici";
import { t } from "../../messages/en/problems.ts";
import { fill } from "../../messages/fill.ts";
import { OperatorError } from "./operator.ts";

/** A refusal of our own; a retry would not help. */
export class OutsideRefusal extends OperatorError {}

/** The refusal that caused an error of `fetch`. */
export function refusalIn(error: unknown): OutsideRefusal | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof OutsideRefusal) return cause;
  return undefined;
}

export type OutsideGuard = {
  /** Throws an OutsideRefusal unless `url` is https on its usual port, without a password, and no private address. */
  requireAllowed(url: URL): void;
  /** For an undici Agent: checks every address that a name leads to, and the socket's. */
  connect: buildConnector.connector;
};

/**
 * `openLoopback` allows the loopback by http and on any port, for tests; `nameServers` asks those instead of the
 * system's.
 */
export function guardOutside(openLoopback = false, nameServers?: readonly string[]): OutsideGuard {
  const mayReach = (address: string) => isPublicAddress(address) || (openLoopback && isLoopbackAddress(address));
  return {
    requireAllowed: (url) => requireAllowed(url, openLoopback, mayReach),
    connect: guardedConnector(mayReach, nameServers),
  };
}

function requireAllowed(url: URL, openLoopback: boolean, mayReach: (address: string) => boolean) {
  const loopback = openLoopback && (isLoopbackName(url.hostname) || isLoopbackAddress(url.hostname));
  if (loopback) return;
  if (url.protocol !== "https:" || url.port !== "") throw new OutsideRefusal(fill(t.onlyHttps, { origin: url.origin }));
  if (url.username !== "" || url.password !== "") throw new OutsideRefusal(fill(t.holdsPassword, { host: url.host }));
  // An IP literal is never looked up, so check it here.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !mayReach(literal)) throw new OutsideRefusal(fill(t.isNotPublic, { host: url.host }));
}

/**
 * Every address of a name. The system's lookup would take a thread of the few that the whole process has, for as long as a
 * stranger's name server likes, so the name servers are asked directly and given up soon; the file /etc/hosts is not read.
 */
async function addressesOf(hostname: string, nameServers?: readonly string[]): Promise<LookupAddress[]> {
  // No name server knows this name; it is always the loopback.
  if (isLoopbackName(hostname)) return [{ address: "127.0.0.1", family: 4 }];
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 1 });
  if (nameServers) resolver.setServers(nameServers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [
    ...(four.status === "fulfilled" ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === "fulfilled" ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
}

/** Checks an IP literal, every looked-up address, and the address of the socket. */
function guardedConnector(
  mayReach: (address: string) => boolean,
  nameServers?: readonly string[],
): buildConnector.connector {
  const lookup: LookupFunction = (hostname, { all, family }, callback) => {
    const answer = (found: LookupAddress[]) => {
      const addresses = family === 4 || family === 6 ? found.filter((one) => one.family === family) : found;
      const [first] = addresses;
      if (!first || !found.every(({ address }) => mayReach(address)))
        return callback(new OutsideRefusal(fill(t.leadsInside, { host: hostname })), "", 0);
      return all ? callback(null, addresses) : callback(null, first.address, first.family);
    };
    addressesOf(hostname, nameServers).then(answer, (error) => callback(error, "", 0));
  };
  const connect = buildConnector({ timeout: 10_000, lookup } as buildConnector.BuildOptions);
  return (target, callback) => {
    const literal = target.hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) !== 0 && !mayReach(literal))
      return callback(new OutsideRefusal(fill(t.isNotPublic, { host: target.hostname })), null);
    return connect(target, (error, socket) => {
      if (error) return callback(error, null);
      if (socket && !mayReach(socket.remoteAddress ?? "")) {
        socket.destroy();
        return callback(new OutsideRefusal(fill(t.leadsInside, { host: target.hostname })), null);
      }
      return callback(null, socket as never);
    });
  };
}

/** False for private, loopback, link-local, carrier and multicast addresses, also as IPv4 embedded in IPv6. */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.process(bare);
  if (address.range() !== "unicast") return false;
  return !(address instanceof ipaddr.IPv6) || isOrdinaryIpv6(address);
}

/** Global unicast is 2000::/3, which excludes IPv4-compatible forms. */
const isOrdinaryIpv6 = (address: ipaddr.IPv6): boolean => ((address.parts[0] ?? 0) & 0xe000) === 0x2000;

const isLoopbackName = (name: string): boolean => /^(?:.+\.)?localhost\.?$/i.test(name);

function isLoopbackAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === "loopback";
}

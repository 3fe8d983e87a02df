// Which network addresses a request to a stranger's server may reach: public ones alone.
import ipaddr from "ipaddr.js";

/** True for addresses of the public internet; private, loopback, link-local, carrier, multicast and embedded IPv4 forms of them are not. */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.process(bare);
  if (address.range() !== "unicast") return false;
  return !(address instanceof ipaddr.IPv6) || isOrdinaryIpv6(address);
}

/** Global unicast is 2000::/3; IPv4-compatible and other transition forms lie outside of it or have ranges of their own. */
const isOrdinaryIpv6 = (address: ipaddr.IPv6): boolean => ((address.parts[0] ?? 0) & 0xe000) === 0x2000;

export function isLoopbackAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === "loopback";
}

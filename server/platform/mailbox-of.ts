// Which mailbox an address leads to: several spellings of one address are one person's. Pure.

const GMAIL: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** In lower case, without `+tag`; at Gmail also without dots, and under one domain. For comparing, never for mailing. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const tag = local.indexOf("+");
  const plain = tag > 0 ? local.slice(0, tag) : local;
  return GMAIL.has(domain) ? `${plain.replaceAll(".", "") || plain}@gmail.com` : `${plain}@${domain}`;
}

// Normalises an address to its mailbox, because several spellings reach the same person. Pure.

const GMAIL: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** In lower case, without `+tag`; for Gmail also without dots and with one domain. For comparing, never for mailing. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const tag = local.indexOf("+");
  const plain = tag > 0 ? local.slice(0, tag) : local;
  return GMAIL.has(domain) ? `${plain.replaceAll(".", "") || plain}@gmail.com` : `${plain}@${domain}`;
}

// Decides whether an address's domain is a company's. Compares registrable domains, so that a department's subdomain
// counts too. Pure.
import { getDomain } from "tldts";

/** Treats private suffixes (github.io) as public: their subdomains have different owners. */
const byOwner = { allowPrivateDomains: true } as const;

/** `mail.acme.co.in` -> `acme.co.in`, for a host or a URL; null if it is not a registrable domain. */
const ownedDomain = (hostOrUrl: string): string | null => getDomain(hostOrUrl.trim(), byOwner)?.toLowerCase() ?? null;

export const domainOfAddress = (address: string): string | null =>
  ownedDomain(address.slice(address.lastIndexOf("@") + 1));

/**
 * Providers that give anyone an address, which proves nothing about employment: the big ones and those used in India.
 * An address at any other non-company domain waits for an admin's review.
 */
const PUBLIC_PROVIDERS: ReadonlySet<string> = new Set(
  `126.com 163.com aim.com aol.com duck.com fastmail.com fastmail.fm gmail.com gmx.com gmx.de gmx.net googlemail.com hey.com
   hotmail.co.in hotmail.co.uk hotmail.com hotmail.fr icloud.com in.com indiatimes.com laposte.net libero.it live.com live.in
   mac.com mail.com mail.ru mailbox.org mailinator.com me.com msn.com naver.com orange.fr outlook.com outlook.in pm.me
   posteo.de proton.me protonmail.ch protonmail.com qq.com rediff.com rediffmail.com rocketmail.com sify.com simplelogin.com
   t-online.de tuta.com tutamail.com tutanota.com tutanota.de web.de yahoo.co.in yahoo.co.uk yahoo.com yahoo.de yahoo.fr
   yahoo.in yandex.com yandex.ru ymail.com yopmail.com zoho.com zoho.in zohomail.com zohomail.in`.split(/\s+/),
);

export const isPublicProvider = (domain: string): boolean => PUBLIC_PROVIDERS.has(domain);

/** Whether the domain is the company's: its website's, or one that an admin added. */
export const isCompanyDomain = (domain: string, website: string | null, added: readonly string[]): boolean =>
  added.includes(domain) || (website !== null && ownedDomain(website) === domain);

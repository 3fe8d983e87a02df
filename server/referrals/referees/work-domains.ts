// Whose an address' domain is: compared by what a registry hands out, so that a department's subdomain is the company's too. Pure.
import { getDomain } from "tldts";

/** With private suffixes (github.io): who has an address below one shares nothing with its neighbours. */
const byOwner = { allowPrivateDomains: true } as const;

/** `mail.acme.co.in` -> `acme.co.in`, of a host or a URL; null when nobody can own it. */
const ownedDomain = (hostOrUrl: string): string | null => getDomain(hostOrUrl.trim(), byOwner)?.toLowerCase() ?? null;

export const domainOfAddress = (address: string): string | null =>
  ownedDomain(address.slice(address.lastIndexOf("@") + 1));

/**
 * Where anybody gets an address: it tells nothing about where somebody works. The big ones, and what people in India use;
 * an address elsewhere that is no company's waits for an admin's look.
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

/** Whether a work address' domain is the company's: its website's, or one that an admin has found to be. */
export const isCompanyDomain = (domain: string, website: string | null, added: readonly string[]): boolean =>
  added.includes(domain) || (website !== null && ownedDomain(website) === domain);

// Decides whether an address's domain is a company's. Compares registrable domains, so that a department's subdomain
// counts too. Pure.
import { getDomain, getDomainWithoutSuffix } from "tldts";

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
  `10minutemail.com 126.com 139.com 163.com 189.cn abv.bg aim.com airtelmail.in alice.it aliyun.com aol.com arcor.de att.net azet.sk
   bigpond.com bk.ru bluewin.ch bol.com.br bsnl.in btinternet.com centrum.cz charter.net comcast.net cox.net daum.net
   dispostable.com duck.com earthlink.net email.cz eth.net fastmail.com fastmail.fm foxmail.com free.fr freenet.de getnada.com
   gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com guerrillamail.com hanmail.net hey.com hotmail.co.in
   hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com i.ua icloud.com ig.com.br in.com inbox.com
   inbox.lv inbox.ru indiatimes.com interia.pl juno.com kpnmail.nl laposte.net libero.it list.ru live.co.uk live.com live.in
   lycos.com mac.com mail.bg mail.com mail.ee mail.ru mailbox.org maildrop.cc mailfence.com mailinator.com me.com msn.com
   nate.com naver.com netzero.net o2.pl onet.pl orange.fr outlook.com outlook.de outlook.fr outlook.in pm.me posteo.de posteo.net
   proton.me protonmail.ch protonmail.com qq.com rambler.ru rediff.com rediffmail.com rocketmail.com runbox.com sbcglobal.net
   seznam.cz sfr.fr sharklasers.com sify.com simplelogin.com sina.com skynet.be sohu.com startmail.com t-online.de
   telenet.be temp-mail.org tempmail.com terra.com.br tiscali.it trashmail.com tuta.com tuta.io tutamail.com tutanota.com
   tutanota.de ukr.net uol.com.br verizon.net virgilio.it virginmedia.com vsnl.net wanadoo.fr web.de wp.pl yahoo.ca yahoo.co.in
   yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it yandex.com yandex.ru
   yeah.net ymail.com yopmail.com ziggo.nl zoho.com zoho.in zohomail.com zohomail.in`.split(/\s+/),
);

/** Sites where many companies have a page: as a company's website, they say nothing about its mail. */
const SHARED_SITES: ReadonlySet<string> = new Set(
  `airtable.com ashbyhq.com behance.net bit.ly crunchbase.com facebook.com github.com gitlab.com glassdoor.com google.com
   greenhouse.io indeed.com indiamart.com instagram.com justdial.com lever.co linkedin.com linktr.ee medium.com naukri.com
   notion.site notion.so substack.com t.me telegram.me twitter.com wa.me wellfound.com whatsapp.com wikipedia.org wix.com
   wordpress.com workable.com x.com youtube.com`.split(/\s+/),
);

export const isPublicProvider = (domain: string): boolean => PUBLIC_PROVIDERS.has(domain);

/** Whether the domain is the company's: its website's, or one that an admin added. A public provider's never is. */
export function isCompanyDomain(domain: string, website: string | null, added: readonly string[]): boolean {
  if (isPublicProvider(domain)) return false;
  if (added.includes(domain)) return true;
  return website !== null && !SHARED_SITES.has(domain) && ownedDomain(website) === domain;
}

/** The domain of a website that is a company's alone; null for none, a public provider's, and a site that many share. */
export function domainOfWebsite(website: string | null): string | null {
  const domain = website === null ? null : ownedDomain(website);
  return domain === null || isPublicProvider(domain) || SHARED_SITES.has(domain) ? null : domain;
}

/** Joined by `|`: SQL drops them too. */
export const LEGAL_FORMS =
  "ag|bv|co|company|corp|corporation|gmbh|inc|incorporated|limited|llc|llp|ltd|plc|private|pte|pvt|sa|sas";
const isLegalForm = new RegExp(`^(${LEGAL_FORMS})$`);

const foldName = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A company's name in plain words without its legal form: "Acme Róbotics Pvt. Ltd." -> ["acme", "robotics"]. */
function plainWords(name: string): string[] {
  const words = foldName(name).match(/[a-z0-9]+/g) ?? [];
  return words.filter((word, n) => n === 0 || !isLegalForm.test(word));
}

/** More words than a company's name has. */
const TOO_MANY_WORDS = 12;

/**
 * Whether plain words say all of a name. Invisible marks and letters of other scripts would be left out of them, so that
 * such a name could look like a known company's and be compared as another one.
 */
const isPlain = (name: string): boolean =>
  /^[ -~‘’“”–—]*$/.test(foldName(name)) && plainWords(name).length <= TOO_MANY_WORDS;

/** Whether a registrable domain spells the name, or its first words: `acme-robotics.in` and `acme.com` do "Acme Robotics". */
export function isNameOfDomain(name: string, domain: string): boolean {
  const label = getDomainWithoutSuffix(domain, byOwner)?.replaceAll("-", "") ?? "";
  const words = plainWords(name);
  return label !== "" && isPlain(name) && words.some((_, n) => words.slice(0, n + 1).join("") === label);
}

/** Words that tell no company from another one: "Join Acme" and "AcmeCareers" are taken for Acme. */
const TELLS_NOTHING: ReadonlySet<string> = new Set(
  `and by careers consultancy consulting enterprises for global group hiring hr india indian industries infotech international
   job jobs join labs my of official online recruitment services software solutions systems team tech technologies technology
   the we with work world`.split(/\s+/),
);

/** A word, and what is left of it without a word of TELLS_NOTHING at either end. */
function coresOf(word: string): string[] {
  const ends = [...TELLS_NOTHING].filter((end) => end.length >= 3 && word.length >= end.length + 3);
  const within = ends.flatMap((end) => [
    ...(word.startsWith(end) ? [word.slice(end.length)] : []),
    ...(word.endsWith(end) ? [word.slice(0, -end.length)] : []),
  ]);
  return TELLS_NOTHING.has(word) ? [] : [word, ...within];
}

/** What a name could pass for: its first word, every telling word, and words that follow one another joined. */
export function spellingsIn(name: string): string[] {
  const words = plainWords(name);
  const runs = words.flatMap((_, from) =>
    words.slice(from + 1).map((_word, n) => words.slice(from, from + n + 2).join("")),
  );
  return [...new Set([...words.slice(0, 1), ...words.flatMap(coresOf), ...runs])];
}

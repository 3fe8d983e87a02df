// A page's head: title, description, canonical address, robots, and the cards of Open Graph and Twitter.

import type { MetaDescriptor } from "react-router";
import { t } from "#messages/content.ts";
import { LANGUAGE } from "#messages/language.ts";
import { BRAND_NAME } from "../../../../contract/brand.ts";
import { fill, type ValuesOf } from "../../../../messages/fill.ts";
import type { SiteFacts } from "../../../server-context.ts";
import { pathIn, sitePath } from "../../../ui/site-path.ts";

/** The arguments of a route's `meta` export that are used here. */
export type MetaSource = {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

export type PageFacts = {
  /** Without the brand's name; omit on the landing page. */
  title?: string;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  /** Canonical path, when it differs from the requested one. */
  path?: string;
  /** Address or path of the picture for cards; the site's own by default. */
  image?: string;
  type?: "website" | "article" | "profile";
  /** The path of the page's feed of new jobs, in Atom. */
  feed?: string;
  /** Overrides the table of robots.ts. */
  robots?: RobotsValue;
};

/** Of a page about a company that is not there. */
export const NO_COMPANY: PageFacts = {
  title: t.companyNotFound,
  description: t.thereIsNoSuchCompanyHere,
  robots: "noindex, follow",
};

type ForSite = { brandName: string };
/** A message that asks for nothing but the site's name. */
type SiteText<Message extends string> = ForSite extends ValuesOf<Message> ? Message : never;
const named = (message: string) => fill(message as "{brandName}", { brandName: BRAND_NAME });
const SITE_TITLE = named(t.jobsAndPeopleWhoVouchForYou);

/** The meta export of a route whose head depends on nothing but its address; its messages may ask for `brandName`. */
export function fixedMeta<Title extends string, Description extends string>({
  title,
  description,
  ...page
}: Omit<PageFacts, "title" | "description"> & { title?: SiteText<Title>; description: SiteText<Description> }) {
  const facts = { ...page, ...(title && { title: named(title) }), description: named(description) };
  return (source: MetaSource): MetaDescriptor[] => pageMeta(source, facts);
}

export function pageMeta({ location, matches }: MetaSource, page: PageFacts): MetaDescriptor[] {
  const origin = publicUrlOf(matches);
  const path = withoutTrailingSlash(page.path ?? location.pathname);
  const canonical = origin + sitePath(path);
  const title = page.title ? `${page.title} · ${BRAND_NAME}` : SITE_TITLE;
  const image = new URL(page.image ?? "/og.png", origin || "http://localhost").href;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternatesOf(origin, path),
    ...(page.feed ? [{ tagName: "link", rel: "alternate", type: "application/atom+xml", href: page.feed }] : []),
    { name: "robots", content: page.robots ?? robotsFor(location.pathname, location.search) },
    { property: "og:site_name", content: BRAND_NAME },
    { property: "og:locale", content: LANGUAGE === "hi" ? "hi_IN" : "en_IN" },
    { property: "og:title", content: page.title ?? SITE_TITLE },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The same page in each language: search engines want both named on both. */
const alternatesOf = (origin: string, path: string): MetaDescriptor[] =>
  ["en", "hi", "x-default"].map((hrefLang) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: origin + (hrefLang === "hi" ? pathIn("hi", path) : path),
  }));

/** The site's address, without a trailing slash, from the root loader's data; "" when that is missing. */
function publicUrlOf(matches: MetaSource["matches"]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { site?: SiteFacts } | undefined;
  return root?.site?.publicUrl ?? "";
}

type RobotsValue = "index, follow" | "noindex, follow";

/** Segments starting with ":" match anything. */
const INDEXED_PATHS = [
  "/",
  "/faq",
  "/salaries",
  "/about",
  "/corporate",
  "/corporate/connect-with-us",
  "/for-employee",
  "/company",
  "/company/:name/:companyId",
  "/guidance",
  "/jobs",
  "/jobs/browse",
  "/jobs/:companyName/:jobid",
  "/referrals",
  "/referrals/:compId/:id",
] as const;

const LISTS: readonly string[] = ["/salaries", "/jobs", "/referrals", "/guidance", "/company"];

const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

const patterns = INDEXED_PATHS.map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));

/** The robots value of an address: `pathname` with or without a trailing slash, `search` with or without its question mark. */
export function robotsFor(pathname: string, search = ""): RobotsValue {
  const path = withoutTrailingSlash(pathname);
  if (!patterns.some((pattern) => pattern.test(path))) return "noindex, follow";
  const hasParameters = [...new URLSearchParams(search).keys()].some((key) => !TRACKING.test(key));
  return hasParameters && LISTS.includes(path) ? "noindex, follow" : "index, follow";
}

/** "/jobs/" -> "/jobs"; "/" is unchanged. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}

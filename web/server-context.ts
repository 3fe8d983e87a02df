// What the server passes to loaders and to the document: an API client without a network hop, the nonce, facts of the site.
import { createContext, RouterContextProvider } from "react-router";
import { type Client, createClient, type Transport } from "../contract/client.ts";
import type { Company, CompanyPage } from "../contract/companies/wire.ts";
import type { Job } from "../contract/jobs/wire.ts";
import type { Feature } from "../contract/site/rules.ts";
import { inOwnLanguage } from "./session/error-words.ts";

export type SiteFacts = {
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  /** Label shown outside production. */
  environment: string;
  /** The operator's social accounts. */
  socialLinks: readonly { name: string; href: string }[];
  /** The operator's logo, a file below `/images/pictures/`; absent for the product's mark. */
  logo?: string;
  /** The operator's colours of buttons and links; absent for the product's. */
  colorLight?: string;
  colorDark?: string;
  /** Parts that the operator switched off. */
  off: readonly Feature[];
  /** Whether the demo's roles can be switched. */
  hasDemoBar: boolean;
};

/** What the operator wrote for the legal pages; "" where they wrote nothing. */
export type SiteTexts = {
  operatorName: string;
  operatorAddress: string;
  privacyContact: string;
  privacyText: string;
  termsText: string;
};

/** What the server does for loaders beside the API. */
export type LoaderTools = {
  /** A job as schema.org JobPosting, without `@context`, `@type` and the description. */
  jobPosting: (job: Job, company: Company | null, publicUrl: string) => Record<string, unknown>;
  /** A company as schema.org Organization, without `@context` and `@type`. */
  organization: (company: CompanyPage, publicUrl: string) => Record<string, unknown>;
};

/** The API, called as an anonymous visitor. */
export const apiContext = createContext<Client>();
/** The nonce of this document's scripts. */
export const nonceContext = createContext<string>("");
export const siteContext = createContext<SiteFacts>();
export const textsContext = createContext<SiteTexts>();
export const toolsContext = createContext<LoaderTools>();
/** Text, or bytes that are encoded already. */
export type DocumentPart = string | Uint8Array;

type Document = {
  /** Receives the finished document, which avoids encoding it for a Response and decoding it again. */
  take: (parts: readonly DocumentPart[]) => void;
  /** What replaces the marks of cards in it (features/jobs/kept-cards.tsx). */
  cards: (readonly DocumentPart[])[];
};

/** Null for a data request, whose rows are in no document. */
export const documentContext = createContext<Document | null>(null);
/** Logs a page's error on the server. */
export const failureContext = createContext<(error: unknown) => void>();

/** Called once for every document or data request, by the server through the built entry. */
export function createLoadContext(given: {
  transport: Transport;
  nonce: string;
  site: SiteFacts;
  texts: SiteTexts;
  tools: LoaderTools;
  tellFailure: (error: unknown) => void;
  takeDocument: Document["take"] | null;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(inOwnLanguage(given.transport)));
  context.set(nonceContext, given.nonce);
  context.set(siteContext, given.site);
  context.set(textsContext, given.texts);
  context.set(toolsContext, given.tools);
  context.set(failureContext, given.tellFailure);
  context.set(documentContext, given.takeDocument && { take: given.takeDocument, cards: [] });
  return context;
}

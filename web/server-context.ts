// What the server hands to loaders and to the document: a client of the API without a network hop, the nonce, facts of the site.
import { createContext, RouterContextProvider } from "react-router";
import { type Client, createClient, type Transport } from "../contract/client.ts";

export type SiteFacts = {
  /** Address people reach the site by, without a trailing slash. */
  publicUrl: string;
  /** Label shown outside production. */
  environment: string;
  /** The operator's accounts elsewhere. */
  socialLinks: readonly { name: string; href: string }[];
};

/** The API, called as an anonymous visitor. */
export const apiContext = createContext<Client>();
/** The nonce that this document's scripts carry. */
export const nonceContext = createContext<string>("");
export const siteContext = createContext<SiteFacts>();
/**
 * Takes the finished document as one text, which spares it being encoded for a Response and decoded again; null for a request
 * of data alone, whose rows are not in any document.
 */
export const documentContext = createContext<((html: string) => void) | null>(null);
/** Writes a defect of a page into the server's log. */
export const failureContext = createContext<(error: unknown) => void>();

/** Made once for every document or data request; the server calls it through the built entry. */
export function createLoadContext(given: {
  transport: Transport;
  nonce: string;
  site: SiteFacts;
  tellFailure: (error: unknown) => void;
  takeDocument: ((html: string) => void) | null;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(given.transport));
  context.set(nonceContext, given.nonce);
  context.set(siteContext, given.site);
  context.set(failureContext, given.tellFailure);
  context.set(documentContext, given.takeDocument);
  return context;
}

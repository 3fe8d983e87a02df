// The names of the product and of the site, kept in one place: the spec's {brand} and {product}.
import { NAME_SLOT } from "./site/rules.ts";

/** What a site is called until its operator names it. */
export const PRODUCT_NAME = "Vouchboard";

/**
 * The site's name in pages: a slot while they are rendered, which the server fills (site-host.ts), and in the browser the
 * name that the document carries. Elsewhere on the server it is the product's; what people read there has `siteName()`.
 */
export const BRAND_NAME: string = import.meta.env?.SSR
  ? NAME_SLOT
  : globalThis.document?.documentElement.dataset.siteName || PRODUCT_NAME;

/** The version of the product, as CHANGELOG.md counts them. */
export const VERSION = "0.1.0";

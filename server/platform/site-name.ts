// The site's name as this process knows it, for mails, calendars and files. Pages get it by a slot (site-host.ts).
import { PRODUCT_NAME } from "../../contract/brand.ts";

let name = PRODUCT_NAME;

export const siteName = (): string => name;

/** Of letters, digits and dashes, as the beginning of a file's name. */
export const siteSlug = (): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "site";

/** "" for the product's own name. Called by the settings of the site alone. */
export function nameSite(given: string): void {
  name = given || PRODUCT_NAME;
}

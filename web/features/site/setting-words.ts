// The names of the site's settings, and their values in words.
import { t } from "#messages/site.ts";
import type { SiteField, SiteSettings } from "../../../contract/site/wire.ts";

export type Values = SiteSettings["values"];

export const FIELD_WORDS: Record<SiteField, string> = t.fields;

export function valueWords(value: Values[SiteField]): string {
  if (typeof value === "boolean") return value ? t.on : t.off;
  const text = typeof value === "string" ? value : value.map(({ name, href }) => `${name} (${href})`).join(", ");
  return /^[\da-f-]{36}-\d+\.webp$/.test(text) ? t.aPicture : text || t.empty;
}

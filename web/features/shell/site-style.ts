// The style that an operator's settings add to every page: colours, and no links to what is switched off.
import { type Feature, shadesOf } from "../../../contract/site/rules.ts";
import type { SiteFacts } from "../../server-context.ts";
import { PLACES_OF } from "../../site-facts.ts";

/** "" where the operator changed nothing of it. The colours were checked by the server. */
export function styleOfSite({ colorLight = "", colorDark = "", off }: SiteFacts): string {
  return coloursOf(colorLight, colorDark) + off.map(withoutLinks).join("");
}

/** A scheme without a colour keeps the product's, by tokens of the same meaning. */
function coloursOf(light: string, dark: string): string {
  const rules: string[] = [];
  if (light) rules.push(ruleFor("light", light));
  if (dark) rules.push(ruleFor("dark", dark));
  return rules.join("");
}

/** Where a scheme holds: by the visitor's choice, or else the system's. Backgrounds that are always dark are dark ones. */
function ruleFor(scheme: "light" | "dark", color: string): string {
  const tokens = Object.entries(shadesOf(color, scheme)).map(([name, value]) => `--${name}:${value}`);
  const set = `{${tokens.join(";")}}`;
  const other = scheme === "light" ? "dark" : "light";
  const night = scheme === "dark" ? `.on-night${set}` : "";
  const within = `:root:not([data-scheme="${other}"])`;
  const chosen = `:root[data-scheme="${scheme}"]`;
  return `@media (prefers-color-scheme:${scheme}){${within},${within} .on-surface${set}}${chosen},${chosen} .on-surface${set}${night}`;
}

function withoutLinks(feature: Feature): string {
  const links = (PLACES_OF[feature] ?? []).flatMap((path) => [`a[href^="${path}"]`, `a[href^="/hi${path}"]`]);
  return links.length === 0 ? "" : `:is(${links}),li:has(>:is(${links})){display:none!important}`;
}

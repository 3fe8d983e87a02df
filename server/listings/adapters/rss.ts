// Feeds of jobs as RSS 2.0 (with the elements of WordPress' WP Job Manager, where it has them) or Atom (RFC 4287).

import { createHash } from "node:crypto";
import { t } from "../../../messages/en/problems.ts";
import { splitLocations } from "../../taxonomy/places/index.ts";
import type { Adapter } from "../external-job.ts";
import { readDate } from "../field-text.ts";
import { cleanLine, describe } from "../html-text.ts";
import { keyOf, readJobUrl } from "../job-url.ts";
import { type JsonRecord, recordAt, textAt, textsIn } from "../json-fields.ts";
import { elementsIn, type Markup, recordOf, textOf } from "../markup-rows.ts";

/** An entry of a feed; NEOGOV's has a reader of its own. */
function rowsInText(text: string): unknown[] | undefined {
  const head = text.slice(0, 5_000);
  const isAtom = /<feed[^>]*http:\/\/www\.w3\.org\/2005\/Atom/.test(head);
  if ((!isAtom && !/<rss[\s>]/.test(head)) || text.includes("neogov.com/namespaces/JobListing")) return undefined;
  return elementsIn(text, "xml", (name) => name === (isAtom ? "entry" : "item")).map(isAtom ? entryOf : recordOf);
}

/** Atom writes addresses as attributes, and XHTML as elements. */
function entryOf(entry: Markup): JsonRecord {
  const parts = entry.children.filter((child) => typeof child !== "string");
  const link = parts.find(
    ({ name, attributes: { rel } }) => name === "link" && (rel === undefined || rel === "alternate"),
  );
  const content = parts.find(({ name }) => name === "content");
  return { ...recordOf(entry), link: link?.attributes.href ?? "", ...(content && { content: textOf(content) }) };
}

export const rss: Adapter = {
  rowsInText,
  rowsShareKeys: true,
  listsNewest: true,

  keyless: t.listingHasNoGuid,
  key(raw, { token }) {
    const id = textAt(raw, "guid") ?? textAt(raw, "id") ?? textAt(raw, "link");
    return id ? keyOf({ ats: "rss", token, id: createHash("sha256").update(id).digest("hex").slice(0, 32) }) : null;
  },

  read: (raw, board) => ({
    title: textAt(raw, "title"),
    company: own(raw, "company") ?? textAt(raw, "company") ?? textAt(recordAt(raw, "author"), "name") ?? board.company,
    department: textsIn(raw, "category")[0],
    locations: splitLocations(cleanLine(own(raw, "location") ?? textAt(raw, "location") ?? "")),
    employmentRaws: [own(raw, "job_type") ?? textAt(raw, "type") ?? ""],
    pay: null,
    posted: readDate(raw.pubDate ?? raw.published ?? raw.updated),
    expires: readDate(raw.expirationDate),
    url: readJobUrl(textAt(raw, "link")),
    html: describe(
      textAt(raw, "content:encoded") ??
        textAt(raw, "content") ??
        textAt(raw, "description") ??
        textAt(raw, "summary") ??
        "",
    ),
  }),
};

const own = (raw: JsonRecord, name: string): string | undefined => textAt(raw, `job_listing:${name}`);

// The XML feed that job boards take in the form Indeed asks for: jobs of one or many employers, always all of them.

import { t } from "../../../messages/en/problems.ts";
import { readExperience } from "../experience-text.ts";
import type { Adapter } from "../external-job.ts";
import { countryName, placeText, readDate } from "../field-text.ts";
import { describe } from "../html-text.ts";
import { keyById, readJobUrl } from "../job-url.ts";
import { type JsonRecord, textAt } from "../json-fields.ts";
import { elementsIn, recordOf } from "../markup-rows.ts";
import { readPay, soundPay } from "../salary-text.ts";

export const indeedxml: Adapter = {
  rowsInText(text) {
    const head = text.slice(0, 20_000);
    // HTML has an element of that name too.
    if (!/<source[\s>]/.test(head) || /<html[\s>]/i.test(head) || !/<job[\s>]|<\/source>/.test(text)) return undefined;
    return elementsIn(text, "xml", (name) => name === "job").map(recordOf);
  },
  rowsShareKeys: true,

  keyless: t.listingHasNoReference,
  key: keyById("indeedxml", "referencenumber"),

  read: (raw) => ({
    title: textAt(raw, "title"),
    company: textAt(raw, "company"),
    department: textAt(raw, "category"),
    locations: [placeText(textAt(raw, "city"), textAt(raw, "state"), countryName(textAt(raw, "country")))],
    employmentRaws: [textAt(raw, "jobtype") ?? ""],
    workMode: textAt(raw, "remotetype"),
    pay: payOf(raw),
    experience: readExperience(textAt(raw, "experience") ?? ""),
    posted: readDate(raw.date),
    expires: readDate(raw.expirationdate),
    url: readJobUrl(textAt(raw, "url")),
    html: describe(textAt(raw, "description") ?? ""),
  }),
};

function payOf(raw: JsonRecord) {
  const text = readPay(textAt(raw, "salary") ?? "");
  return text && soundPay(text.min, text.max, text.currency, text.period);
}

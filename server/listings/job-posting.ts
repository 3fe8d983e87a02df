// Reads schema.org JobPosting, which careers sites put into their pages and feeds for search engines.

import type { Pay } from "../../contract/jobs/pay.ts";
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import type { JobFacts } from "./build-job.ts";
import { readExperience, soundYears, type Years } from "./experience-text.ts";
import { countryName, placeText, readDate } from "./field-text.ts";
import { describe } from "./html-text.ts";
import { readJobUrl } from "./job-url.ts";
import { amountAt, isRecord, type JsonRecord, recordAt, recordsIn, textAt, textsIn } from "./json-fields.ts";
import { readPay, readPeriod, soundPay } from "./salary-text.ts";

/** `ignoreRegion`: the source writes its own groups into the region ("Europe"). */
type Options = { ignoreRegion?: boolean };

/** What a posting states. It may lack title, company and address, which its page or feed then has. */
export function postingFacts(posting: JsonRecord, options: Options = {}): JobFacts {
  const isRemote = textsIn(posting, "jobLocationType").some((type) => /telecommute/i.test(type));
  return {
    title: textAt(posting, "title") ?? textAt(posting, "name"),
    company: companyOf(posting),
    companyUrl: readJobUrl(textAt(recordAt(posting, "hiringOrganization"), "sameAs")),
    department: textAt(posting, "occupationalCategory") ?? textAt(posting, "industry"),
    locations: locationsOf(posting, isRemote, options),
    employmentRaws: textsIn(posting, "employmentType"),
    workMode: isRemote ? "remote" : undefined,
    pay: payOf(posting),
    experience: experienceOf(posting),
    posted: readDate(posting.datePosted),
    expires: readDate(posting.validThrough),
    url: readJobUrl(textAt(posting, "url")),
    html: describe(textAt(posting, "description") ?? ""),
    listedSkills: textsIn(posting, "skills").flatMap((skills) => skills.slice(0, 2000).split(/[,;\n]/)),
  };
}

/** The identifier as text, number or PropertyValue. */
export const postingId = (posting: JsonRecord): string | undefined =>
  textAt(posting, "identifier") ?? textAt(recordAt(posting, "identifier"), "value");

/** An employer who does not want to be named is "confidential". */
function companyOf(posting: JsonRecord): string | undefined {
  const name = textAt(posting, "hiringOrganization") ?? textAt(recordAt(posting, "hiringOrganization"), "name");
  return name && !/^\s*confidential\s*$/i.test(name) ? name : undefined;
}

function locationsOf(posting: JsonRecord, isRemote: boolean, options: Options): string[] {
  const places = recordsIn(posting, "jobLocation").map((place) => {
    const address = recordAt(place, "address");
    return (
      textAt(place, "address") ??
      placeText(
        textAt(address, "addressLocality"),
        options.ignoreRegion ? undefined : textAt(address, "addressRegion"),
        countryOf(address),
      )
    );
  });
  if (!isRemote) return places;
  const from = recordsIn(posting, "applicantLocationRequirements").flatMap((area) => textAt(area, "name") ?? []);
  return [...places, ...from.map((area) => `Remote - ${countryName(area)}`)];
}

const countryOf = (address: JsonRecord): string | undefined =>
  countryName(textAt(address, "addressCountry") ?? textAt(recordAt(address, "addressCountry"), "name"));

/** A number, a text, or a MonetaryAmount whose value is a number or a range. */
function payOf(posting: JsonRecord): Pay | null {
  const salary = recordsIn(posting, "baseSalary")[0] ?? {};
  const currency = textAt(salary, "currency") ?? textAt(posting, "salaryCurrency");
  const range = isRecord(salary.value) ? salary.value : salary;
  const one = amountAt(range, "value");
  const [min, max] = [amountAt(range, "minValue") ?? one, amountAt(range, "maxValue") ?? one];
  const period = readPeriod(textAt(range, "unitText") ?? textAt(salary, "unitText"));
  const pay = soundPay(min, max, currency ?? textAt(range, "currency"), period);
  if (pay) return pay;
  const text = readPay(textAt(posting, "baseSalary") ?? "");
  return text && soundPay(text.min, text.max, text.currency ?? currency, text.period);
}

function experienceOf(posting: JsonRecord): Years | null {
  const months = recordsIn(posting, "experienceRequirements").flatMap(
    (asked) => amountAt(asked, "monthsOfExperience") ?? [],
  );
  if (months[0] !== undefined) return soundYears(months[0] / 12, OPEN_ENDED_YEARS);
  return readExperience(textAt(posting, "experienceRequirements") ?? "");
}

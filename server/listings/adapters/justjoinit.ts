// justjoin.it's list of offers, as a saved file: a board of many Polish employers that documents no address for programs.
import type { Adapter } from "../external-job.ts";
import { readDate } from "../field-text.ts";
import { keyById, readJobUrl } from "../job-url.ts";
import { amountAt, isRecord, type JsonRecord, listAt, listIn, recordAt, textAt } from "../json-fields.ts";
import { readPeriod, soundPay } from "../salary-text.ts";

const BOARD = "justjoin";

export const justjoinit: Adapter = {
  address: (url) => (/^(?:www\.)?justjoin\.it$/.test(url.hostname) ? { board: BOARD, key: null } : null),
  isRow: (raw) => "guid" in raw && "companyName" in raw && "employmentTypes" in raw,
  boardOf: () => BOARD,
  rowsIn: (document) => listIn(document, "data"),

  key: keyById("justjoinit", "guid"),

  read(raw) {
    const contracts = listAt(raw, "employmentTypes").filter(isRecord);
    const places = listAt(raw, "locations").flatMap((place) => textAt(place, "city") ?? []);
    return {
      title: textAt(raw, "title"),
      company: textAt(raw, "companyName"),
      department: textAt(recordAt(raw, "category"), "key"),
      locations: places.length > 0 ? places : [textAt(raw, "city") ?? ""],
      employmentRaws: [
        textAt(raw, "workingTime") ?? "",
        ...contracts.map((contract) => textAt(contract, "type") ?? ""),
      ],
      workMode: textAt(raw, "workplaceType"),
      pay: payOf(contracts),
      posted: readDate(raw.publishedAt),
      expires: readDate(raw.expiredAt),
      url: readJobUrl(textAt(raw, "applyUrl")),
      html: "",
      listedSkills: listAt(raw, "requiredSkills").flatMap((skill) => textAt(skill, "name") ?? []),
    };
  },
};

/** Of the contracts on offer the first one with figures, as stated and not as converted to another currency. */
function payOf(contracts: readonly JsonRecord[]) {
  for (const contract of contracts) {
    if (contract.currencySource !== "original") continue;
    const [from, to] = [amountAt(contract, "from"), amountAt(contract, "to")];
    const pay = soundPay(from, to, contract.currency, readPeriod(textAt(contract, "unit")));
    if (pay) return pay;
  }
  return null;
}

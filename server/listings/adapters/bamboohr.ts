// BambooHR's list of openings, as a saved file: BambooHR documents no address at which programs may read it.
import type { Adapter, Board } from "../external-job.ts";
import { countryName, placeText } from "../field-text.ts";
import { keyById, namedByHost, readJobUrl } from "../job-url.ts";
import { flagAt, type JsonRecord, listIn, recordAt, textAt } from "../json-fields.ts";

export const bamboohr: Adapter = {
  address: (url) => namedByHost(url, "bamboohr.com"),
  isRow: (raw) => "jobOpeningName" in raw,
  rowsIn: (document) => listIn(document, "result"),

  key: keyById("bamboohr"),

  read: (raw, board) => ({
    title: textAt(raw, "jobOpeningName"),
    company: board.company,
    department: textAt(raw, "departmentLabel"),
    locations: locationsOf(raw),
    employmentRaws: [textAt(raw, "employmentStatusLabel") ?? "", textAt(raw, "employmentType") ?? ""],
    remoteFlag: flagAt(raw, "isRemote"),
    pay: null,
    posted: null,
    url: pageOf(raw, board),
    html: "",
  }),
};

/** `atsLocation` is set where an opening has a place of its own. */
function locationsOf(raw: JsonRecord): string[] {
  const own = recordAt(raw, "atsLocation");
  const place = recordAt(raw, "location");
  const region = textAt(own, "state") ?? textAt(own, "province");
  const written = placeText(textAt(own, "city"), region, countryName(textAt(own, "country")));
  return [written || placeText(textAt(place, "city"), textAt(place, "state"))];
}

function pageOf(raw: JsonRecord, { token }: Board): string | null {
  const id = textAt(raw, "id") ?? "";
  return /^\d{1,19}$/.test(id) && /^[a-z0-9-]+$/i.test(token)
    ? readJobUrl(`https://${token.toLowerCase()}.bamboohr.com/careers/${id}`)
    : null;
}

// Which field of a list in JSON or CSV is which: proposed from their names, and applied before the adapter reads a row.
import { type FieldMapping, MAPPED_FIELDS, MAX_FIELD_NAME, type MappedField } from "../../contract/listings/rules.ts";
import { BrokenRow } from "./external-job.ts";
import { amountAt, flagAt, isRecord, type JsonRecord, textAt } from "./json-fields.ts";

/** The names by which the adapter of listing files knows a field. */
const OWN_NAMES: Partial<Record<MappedField, readonly string[]>> = {
  title: ["title", "jobTitle"],
  company: ["company_name", "company", "companyName"],
  location: ["locations", "location", "locationRaw"],
  url: ["url", "jobUrl"],
  id: ["externalJobId", "id"],
  description: ["jobDescription", "description"],
  employmentType: ["employmentTypeRaw", "typeofEmployment", "employmentType"],
  workMode: ["workMode", "workModeRaw"],
  remote: ["remote"],
  salary: ["salaryRaw", "salary", "salaryRange", "pay"],
  experience: ["experience", "experienceRange", "experienceRaw"],
  department: ["department", "roleCategory"],
  skills: ["skills", "coreSkills", "skillsRaw"],
  posted: ["date_posted", "jobPostedDate", "datePosted"],
  expires: ["expiresAt", "validThrough"],
  active: ["active", "is_visible", "visible"],
  companyUrl: ["company_url", "companyUrl"],
};

/** Other sources' names, in letters and digits only; the better one first. */
const OTHER_NAMES: Record<MappedField, string> = {
  title:
    "jobtitle positiontitle positionname rolename vacancytitle position role designation vacancy opening job jobname jobrole name",
  company:
    "companyname employername employer organisation organization organisationname organizationname hiringorganization hiringorganizationname hiringcompany client",
  location:
    "locationname joblocation joblocations place workplace city cities town locationcity locationsname locationscity office region",
  url: "joburl joblink link applyurl applylink applicationurl applicationlink jobpage permalink weblink href absoluteurl hostedurl apply",
  id: "jobid referencenumber reference referenceno refno jobref ref requisitionid requisition reqid jobcode jobnumber vacancyid postingid guid uuid",
  description: "descriptionhtml jobdetails details fulltext text body content summary about",
  employmentType: "jobtype contracttype employment commitment contract worktype type",
  workMode: "workplacetype workarrangement worklocationtype remotestatus locationtype mode",
  remote: "isremote remoteallowed workfromhome wfh",
  salary: "compensation ctc package payrange remuneration stipend wage",
  salaryMin: "salarymin minsalary minimumsalary salaryfrom paymin minpay payfrom salarylow",
  salaryMax: "salarymax maxsalary maximumsalary salaryto paymax maxpay payto salaryhigh",
  salaryCurrency: "salarycurrency paycurrency currency currencycode",
  salaryPeriod: "salaryperiod payperiod salaryinterval salaryunit payinterval",
  experience: "experiencerequired requiredexperience yearsofexperience experienceyears exp",
  department: "team jobcategory category function division",
  skills: "keyskills requiredskills technologies techstack keywords tags",
  posted:
    "posteddate postedon posted dateposted postdate publishedat publishedon published publicationdate pubdate listedon createdat date",
  expires:
    "expirydate expires expireson closingdate applicationdeadline deadline applyby lastdate closeson closes enddate",
  active: "isactive isopen open isvisible status",
  companyUrl: "companywebsite companysite employerurl employerwebsite website",
};

/** Without one of these a job is not read, or says too little; the own name of a field comes first. */
const NEEDED: readonly MappedField[] = ["title", "company", "location", "description"];

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Of objects that the adapter reads: a place, pay or years. */
const OWN_INNER = ["fullLocation", "min"];

/** The name by which the adapter finds a field without a mapping. */
function ownName(field: MappedField, names: readonly string[]): string | undefined {
  return OWN_NAMES[field]?.find(
    (own) => names.includes(own) || OWN_INNER.some((inner) => names.includes(`${own}.${inner}`)),
  );
}

/** What the names of a source's fields propose, each for one field of a job; null where no title or no key is among them. */
export function proposeMapping(names: readonly string[]): FieldMapping | null {
  const taken = new Set<string>();
  const mapping: FieldMapping = {};
  const take = (field: MappedField, name: string | undefined) => {
    if (name === undefined || taken.has(name)) return;
    taken.add(name);
    mapping[field] = name;
  };
  for (const field of MAPPED_FIELDS) take(field, ownName(field, names));
  const byBareName = new Map(names.toReversed().map((name) => [bare(name), name]));
  for (const field of MAPPED_FIELDS) {
    if (mapping[field] !== undefined) continue;
    const known = [...(OWN_NAMES[field] ?? []).map(bare), ...OTHER_NAMES[field].split(" ")];
    const found = known.map((name) => byBareName.get(name)).find((name) => name !== undefined && !taken.has(name));
    take(field, found);
  }
  return mapping.title && (mapping.url || mapping.id) ? mapping : null;
}

/** The proposal where the source's own names would not do; null where they are those of listing files. */
export function neededMapping(names: readonly string[]): FieldMapping | null {
  const proposed = proposeMapping(names);
  // A row that names the system it came from is in our own form.
  if (!proposed || (names.includes("ats") && names.includes("atsToken"))) return null;
  const isNew = (field: MappedField) => proposed[field] !== undefined && ownName(field, names) === undefined;
  const hasKey = ownName("url", names) !== undefined || ownName("id", names) !== undefined;
  return NEEDED.some(isNew) || !hasKey ? proposed : null;
}

export type SourceField = { name: string; value: string | null };

/** Rows whose fields are looked at. */
export const LOOKED_AT = 50;
const MOST_FIELDS = 200;
const MOST_LEVELS = 3;
const MOST_SHOWN = 80;

/** The fields of the first rows in their order, by path where they are nested, each with the first text that it has. */
export function fieldsOf(raws: readonly unknown[]): SourceField[] {
  const found = new Map<string, string | null>();
  const look = (value: unknown, name: string, level: number): void => {
    if (name.length > MAX_FIELD_NAME || found.size >= MOST_FIELDS) return;
    if (isRecord(value) && level < MOST_LEVELS) {
      for (const key of Object.keys(value).slice(0, MOST_FIELDS))
        look(value[key], name === "" ? key : `${name}.${key}`, level + 1);
      return;
    }
    const records = Array.isArray(value) ? value.slice(0, 3).filter(isRecord) : [];
    if (records.length > 0) look(records[0], name, level);
    else if (name !== "") found.set(name, found.get(name) ?? textOf(value)?.slice(0, MOST_SHOWN) ?? null);
  };
  const rows = raws.slice(0, LOOKED_AT).filter((raw) => !(raw instanceof BrokenRow));
  for (const raw of rows) if (isRecord(raw)) look(raw, "", 0);
  return [...found].map(([name, value]) => ({ name, value }));
}

const MOST_VALUES = 500;

/** What a row has by a name or a path; of a list of objects, what each of them has. */
function valueAt(raw: unknown, path: string): unknown {
  if (Array.isArray(raw)) {
    const all = raw.slice(0, MOST_VALUES).flatMap((inner) => valueAt(inner, path) ?? []);
    return all.length > 0 ? all.slice(0, MOST_VALUES) : undefined;
  }
  if (!isRecord(raw)) return undefined;
  if (Object.hasOwn(raw, path)) return raw[path];
  for (let dot = path.indexOf("."); dot > 0; dot = path.indexOf(".", dot + 1)) {
    const key = path.slice(0, dot);
    if (Object.hasOwn(raw, key)) return valueAt(raw[key], path.slice(dot + 1));
  }
  return undefined;
}

/** The texts and numbers of a value, those of a list side by side. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "boolean") return String(value);
  if (!Array.isArray(value)) return textAt({ value }, "value");
  return value.flatMap((inner) => textAt({ inner }, "inner") ?? []).join(", ") || undefined;
}

/** A row with the names that the adapter knows, and nothing besides what is mapped. */
export function mappedRow(raw: JsonRecord, mapping: FieldMapping): JsonRecord {
  const at = (field: MappedField) => (mapping[field] === undefined ? undefined : valueAt(raw, mapping[field]));
  const text = (field: MappedField) => textOf(at(field));
  /** An object or a list as the adapter reads it, else its text. */
  const whole = (field: MappedField) => (typeof at(field) === "object" ? at(field) : text(field));
  const location = at("location");
  const row: JsonRecord = {
    title: text("title"),
    company: text("company"),
    [Array.isArray(location) ? "locations" : "location"]: whole("location"),
    url: text("url"),
    id: text("id"),
    description: text("description"),
    employmentType: text("employmentType"),
    workMode: text("workMode"),
    remote: at("remote"),
    ...payOf(raw, mapping, at("salary")),
    experience: whole("experience"),
    department: text("department"),
    skills: whole("skills"),
    jobPostedDate: at("posted"),
    expiresAt: at("expires"),
    active: at("active"),
    companyUrl: text("companyUrl"),
  };
  return row;
}

/** Pay of one field, or put together of the fields for its ends, currency and period. */
function payOf(raw: JsonRecord, { salaryMin, salaryMax, salaryCurrency, salaryPeriod }: FieldMapping, salary: unknown) {
  const at = (path: string | undefined) => (path === undefined ? undefined : valueAt(raw, path));
  const amount = (path: string | undefined) => amountAt({ amount: at(path) }, "amount");
  const [currency, period] = [textOf(at(salaryCurrency)), textOf(at(salaryPeriod))];
  const written = isRecord(salary) ? undefined : textOf(salary);
  return {
    salaryRaw: written && [written, currency, period && `per ${period}`].filter(Boolean).join(" "),
    salary: {
      ...(isRecord(salary) && salary),
      ...(salaryMin && { min: amount(salaryMin) }),
      ...(salaryMax && { max: amount(salaryMax) }),
      ...(currency && { currency }),
      ...(period && { period }),
    },
  };
}

const YES = /^(?:true|yes|y|1|open|active|live|published|remote)$/i;
const NO = /^(?:false|no|n|0|closed|inactive|filled|expired|hidden|archived|unpublished|draft|on-?site)$/i;

/** A flag, also one that is written as text ("yes", "closed"), as CSV has it. */
export function writtenFlagAt(row: JsonRecord, key: string): boolean | undefined {
  const text = flagAt(row, key) ?? textAt(row, key)?.trim().slice(0, 20);
  if (typeof text !== "string") return text;
  return YES.test(text) ? true : NO.test(text) ? false : undefined;
}

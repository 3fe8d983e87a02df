// Collections of jobs on the wire: the pages by field, city and work mode, and how they lead to one another.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";
import { COLLECTION_MODES, COLLECTION_NEEDS } from "./collection-rules.ts";
import { hindiName, payRange } from "./wire.ts";

const endpoint = endpointsOf("Jobs");

const parts = {
  slug: z.string().describe("Of its page: /jobs/{slug}."),
  workMode: z.enum(COLLECTION_MODES).nullable(),
};

const collectionLink = namedObject("CollectionLink", {
  ...parts,
  field: z.string().nullable().describe("The field's name; null for any."),
  fieldInHindi: hindiName,
  city: z.string().nullable(),
  cityInHindi: hindiName,
  jobs: z.int(),
});
export type CollectionLink = z.infer<typeof collectionLink>;

const links = z.array(collectionLink);

const collectionFigures = z.object({
  jobs: z.int(),
  fresh: z.int().describe("Of these, how many were posted in the seven days before they were counted."),
  modes: z.object({ WFH: z.int(), HYBRID: z.int(), WFO: z.int() }).describe("The others do not say."),
  companies: z.int().describe("How many companies these are of."),
  topCompanies: z.array(z.object({ companyId: z.uuid(), name: z.string(), jobs: z.int() })),
  skills: z.array(z.string()).describe("What its newest jobs ask for, the commonest first."),
  changedAt: z.iso.datetime().describe("When jobs or figures last changed."),
});

const jobCollection = namedObject("JobCollection", {
  ...parts,
  field: z
    .object({ key: z.string(), name: z.string(), inHindi: hindiName })
    .nullable()
    .describe("null: any. The key is the list's `field`."),
  city: z.string().nullable().describe("The list's `location`."),
  cityInHindi: hindiName,
  figures: collectionFigures
    .nullable()
    .describe(`null: too few jobs are open for a page (${COLLECTION_NEEDS.opens} to begin with).`),
  pay: payRange.nullable().describe("What the field's jobs state in the city, or in any; null for too few."),
  broader: links.describe("With fewer conditions."),
  cities: links.describe("The same in other cities, most jobs first."),
  fields: links.describe("Other fields in the same place, related ones first."),
  modes: links.describe("The same in other work modes."),
});
export type JobCollection = z.infer<typeof jobCollection>;

export const getJobCollection = endpoint("getJobCollection", {
  summary: "Open jobs of a field, city and work mode in figures, by the slug of their page or another spelling of it",
  params: z.object({ slug: z.string().max(200) }),
  answer: jobCollection,
  refusals: { 404: "The slug names no field, city or work mode that we know" },
});

export const listJobCollections = endpoint("listJobCollections", {
  summary: "The collections with one condition: every field, city and work mode with enough open jobs",
  answer: z.object({
    fields: z.array(collectionLink.extend({ group: z.string() })).describe("By name; `group`: kinds of fields."),
    cities: links.describe("Most jobs first."),
    modes: links,
  }),
  refusals: {},
});
export type FieldLink = z.infer<typeof listJobCollections.answer>["fields"][number];

export const listCollectionsOfJob = endpoint("listCollectionsOfJob", {
  summary: "The collections that a job is in, the narrowest first",
  params: z.object({ jobid: z.string().max(200) }),
  answer: z.object({ data: links }),
  refusals: { 404: "There is no such job" },
});

// Why a job stands where it stands in a search: the call, and its reasons in words.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { jobListQuery, READING_KINDS } from "./jobs/wire.ts";

/** Beside the kinds of what was typed: the order of the list, the title as a whole, words with a minus, the filters, and the age. */
export const REASON_KINDS = [...READING_KINDS, "order", "wholeTitle", "excluded", "filters", "posted"] as const;

/** PARTLY: near to it, in part, or in the text alone. UNSAID: the job does not say. */
export const REASON_FITS = ["YES", "PARTLY", "NO", "UNSAID"] as const;

export const searchReason = z
  .object({
    about: z.enum(REASON_KINDS),
    fits: z.enum(REASON_FITS).nullable().describe("Whether the job has it; null where nothing was asked."),
    text: z.string().describe("A short sentence: “react” is among the skills."),
  })
  .meta({ id: "SearchReason" });
export type SearchReason = z.infer<typeof searchReason>;

export const searchWhy = z
  .object({ reasons: z.array(searchReason).min(1).describe("In the order of what was typed; the age comes last.") })
  .meta({ id: "SearchWhy" });
export type SearchWhy = z.infer<typeof searchWhy>;

export const explainSearch = endpoint("explainSearch", {
  tag: "Jobs",
  summary: "Why a job stands where it stands in a search: what of the words it has and where, in short sentences",
  params: z.object({ jobid: z.string().max(200) }),
  query: jobListQuery,
  status: 200,
  answer: searchWhy,
  refusals: {
    400: "A parameter is unknown or malformed, or searchText has no words: nothing is there to explain",
    404: "There is no such job",
    410: "The job is closed",
  },
});

// A profile from a file, and a file from a profile.
import { z } from "zod";
import { endpointsOf, noToken } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";
import { jsonResume } from "../resumes/json-resume.ts";
import { IMPORT_FORMATS } from "../resumes/rules.ts";
import { parsedResume } from "../resumes/wire.ts";
import { keptFields } from "./wire.ts";

/** What a file says of a person, for them to look at. Nothing of it is in the profile until they save it. */
const profileImport = namedObject("ProfileImport", {
  fileName: z.string(),
  format: z.enum(IMPORT_FORMATS),
  /** As `updateProfile` takes them; a field that the file does not state is null or an empty list. */
  fields: keptFields.omit({ preferences: true }),
  /** The same as it was read, with the confidence and the line of each field. */
  parsed: parsedResume,
  /** Parts of the file that a profile has no field for, by their names in it. */
  leftOut: z.array(z.string()),
});
export type ProfileImport = z.infer<typeof profileImport>;

const endpoint = endpointsOf("Candidates");
const refusals = { ...noToken, 404: "Another person's address, or no such file" };
const own = z.object({ email: z.string() });

export const importProfile = endpoint("importProfile", {
  summary:
    "Read an uploaded Word file, LinkedIn export or JSON Resume. Changes nothing: what the person chooses of the answer is saved by updateProfile. The file is deleted once it was read",
  params: own,
  body: z.strictObject({ file: z.string().min(1).max(300) }),
  isKeyed: true,
  answer: profileImport,
  refusals: {
    ...refusals,
    409: "Nothing has been uploaded under this name yet",
    422: "The file cannot be imported: errorMsg names it and what is wrong. Or the Idempotency-Key was used with another body",
    503: "Too many files wait to be read",
  },
});

export const getJsonResume = endpoint("getJsonResume", {
  summary: "One's own profile as a JSON Resume (https://jsonresume.org/schema)",
  params: own,
  answer: jsonResume,
  refusals,
});

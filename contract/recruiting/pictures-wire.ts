// How a company's admins change its pictures, on the wire. The file is uploaded first, as PUBLIC_PICTURE.
import { z } from "zod";
import { endpointsOf, noToken } from "../endpoint.ts";
import { requiredLine } from "../form-fields.ts";
import { ownCompany } from "./company-wire.ts";

const endpoint = endpointsOf("Recruiting");
const refusals = { ...noToken, 403: "Not an admin of a company, or the company is suspended" };
const drawn = {
  400: "A field is malformed · the file is broken, too small, or takes too much to open (INVALID_FILE)",
  ...refusals,
  404: "There is no such upload",
  409: "It took too long · the company has all the photos that it may have",
  415: "The file is no JPEG, PNG or WebP picture (INVALID_FILE)",
};

/** `cloudFileName` of the upload. */
const file = z.string({ error: "Please choose a picture." }).min(1, "Please choose a picture.").max(200);
const kind = z.object({ kind: z.enum(["logo", "cover"]) });

export const setCompanyPicture = endpoint("setCompanyPicture", {
  summary: "Show an uploaded picture as the company's logo or cover at once; the one before is removed",
  params: kind,
  body: z.strictObject({ file }),
  answer: ownCompany,
  refusals: drawn,
});

export const removeCompanyPicture = endpoint("removeCompanyPicture", {
  summary: "Remove the company's logo or cover",
  params: kind,
  answer: ownCompany,
  refusals,
});

export const addCompanyPhoto = endpoint("addCompanyPhoto", {
  summary: "Add an uploaded photo to the company's page at once",
  body: z.strictObject({ file, alt: requiredLine(200, "Please say what the photo shows.") }),
  answer: ownCompany,
  refusals: drawn,
});

export const removeCompanyPhoto = endpoint("removeCompanyPhoto", {
  summary: "Remove a photo from the company's page",
  params: z.object({ photoId: z.string().max(200) }),
  answer: ownCompany,
  refusals,
});

// The public pages' calls: live figures of the site, and the two contact forms.
import { z } from "zod";
import { badBody, endpointsOf } from "../endpoint.ts";
import { email, phone, requiredLine, requiredText } from "../form-fields.ts";
import { TEAM_SIZES } from "../jobs/filters.ts";
import { namedObject } from "../named-object.ts";

const endpoint = endpointsOf("Content");

/** Live figures, counted from what is listed now. */
export const siteFigures = namedObject("SiteFigures", {
  openJobs: z.number(),
  hiringCompanies: z.number(),
  postedThisWeek: z.number(),
  cities: z.array(
    z.object({
      city: z.string(),
      openJobs: z.number().describe("Whose first place it is."),
      page: z
        .object({ slug: z.string(), jobs: z.number() })
        .nullable()
        .describe("The city's own page, /jobs/{slug}, with all jobs that name the city; null for too few."),
    }),
  ),
  departments: z.array(z.object({ department: z.string(), openJobs: z.number() })),
});
export type SiteFigures = z.infer<typeof siteFigures>;

export const getSiteFigures = endpoint("getSiteFigures", {
  summary: "How many jobs, companies and cities are listed now",
  answer: siteFigures,
  refusals: {},
});

export const CONTACT_TOPICS = ["CANDIDATE", "EMPLOYEE", "CORPORATE", "REPORT", "OTHER"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const contactMessage = z.strictObject({
  name: requiredLine(120, "Please enter your name."),
  email,
  topic: z.enum(CONTACT_TOPICS, { error: "Please choose what this is about." }),
  message: requiredText(4000, "Please write your message.").pipe(
    z.string().min(20, "Please tell us a little more (at least 20 characters)."),
  ),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const corporateEnquiry = z.strictObject({
  name: requiredLine(120, "Please enter your name."),
  email,
  companyName: requiredLine(200, "Please enter your company's name."),
  teamSize: z.enum(TEAM_SIZES, { error: "Please choose your team size." }),
  phone: phone.optional(),
  message: requiredText(4000, "Please tell us whom you want to hire."),
});
export type CorporateEnquiry = z.output<typeof corporateEnquiry>;

/** The answer to a stored message; the person may quote the `reference`. */
const acknowledgement = namedObject("Acknowledgement", { reference: z.string() });

const sendRefusals = { ...badBody, 403: "Sent from another site", 429: "Too many messages from here; try later" };

export const sendContactMessage = endpoint("sendContactMessage", {
  summary: "Write to the people who run the site",
  body: contactMessage,
  status: 201,
  answer: acknowledgement,
  refusals: sendRefusals,
});

export const sendCorporateEnquiry = endpoint("sendCorporateEnquiry", {
  summary: "A company asks to be contacted",
  body: corporateEnquiry,
  status: 201,
  answer: acknowledgement,
  refusals: sendRefusals,
});

// A company's own sign-in on the wire: the OpenID issuer of its people, as its admins set it up.
import { z } from "zod";
import { endpointsOf, noToken } from "../endpoint.ts";
import { onOneLine, requiredLine } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";

const companySignIn = namedObject("CompanySignIn", {
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(z.string()),
  /** Whether its recruiters may sign in no other way. */
  isRequired: z.boolean(),
  /** When a person last came in by these settings; null while the way is unused. */
  workedAt: z.iso.datetime().nullable(),
});

const companySignInAnswer = namedObject("CompanySignInAnswer", {
  /** Null before the first setup. */
  settings: companySignIn.nullable(),
  /** The company's proven domains. `isConfirmed`: the site's people know that the whole domain is the company's. */
  domains: z.array(z.object({ domain: z.string(), isConfirmed: z.boolean(), isTaken: z.boolean() })),
  /** To be registered at the issuer. */
  redirectUri: z.string(),
});
export type CompanySignInAnswer = z.infer<typeof companySignInAnswer>;

const companySignInForm = z.strictObject({
  issuer: z
    .string()
    .transform(onOneLine)
    .pipe(z.url({ error: "Please enter the issuer’s address, such as https://login.example.com." }).max(300))
    .refine((text) => !/[?#]/.test(text), "An issuer’s address has no ? and no #."),
  clientId: requiredLine(200, "Please enter the client id."),
  /** Absent: the one before stays. */
  clientSecret: z.string().trim().min(1).max(500).optional(),
  domains: z.array(z.string().overwrite(onOneLine).toLowerCase().max(253)).min(1, "Please choose a domain.").max(20),
  isRequired: z.boolean(),
});

const endpoint = endpointsOf("Recruiting");
const refusals = { ...noToken, 403: "Not a corporate admin", 404: "People sign in at another service here" };

export const getCompanySignIn = endpoint("getCompanySignIn", {
  summary: "How the company signs its people in by its own OpenID issuer, without the secret",
  answer: companySignInAnswer,
  refusals,
});

export const saveCompanySignIn = endpoint("saveCompanySignIn", {
  summary:
    "Set up the company's own sign-in; another issuer, client or secret has to work once before it can be required",
  body: companySignInForm,
  answer: companySignInAnswer,
  refusals: {
    ...refusals,
    403: "Not a corporate admin, or the company is suspended",
    409: "Another company signs people in at this domain, or these settings have never worked",
    422: "A domain that is not proven, an address that is not reached from here, or no secret (field says which)",
  },
});

export const testCompanySignIn = endpoint("testCompanySignIn", {
  summary: "Ask the issuer for its description, keys and whether it knows the client",
  answer: namedObject("CompanySignInTest", {
    isReady: z.boolean(),
    problem: z.string().nullable().describe("What is wrong, in words"),
    problemInHindi: z.string().nullable(),
  }),
  refusals: { ...refusals, 409: "Nothing is set up yet" },
});

export const removeCompanySignIn = endpoint("removeCompanySignIn", {
  summary: "End the company's own sign-in; its people log in as before",
  answer: companySignInAnswer,
  refusals,
});

// Consents on the wire: what one admin asked for and a second one has to agree to, as the page of its subject shows it.
import { z } from "zod";
import { endpointsOf, noToken } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";

const endpoint = endpointsOf("Consents");

/** An open one. */
export const consent = namedObject("Consent", {
  id: z.uuid(),
  /** Who asked for it; "" when the admin is gone. */
  by: z.string(),
  /** Whether the caller asked for it, who can take it back. */
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  /** From when the one who asked may act alone, because there was no other admin; null where another has to agree. */
  aloneFrom: z.iso.datetime().nullable(),
});
export type Consent = z.infer<typeof consent>;

export const endConsent = endpoint("endConsent", {
  summary: "Refuse what another admin asked for, or take back what the caller asked for",
  params: z.object({ consentId: z.string().max(100) }),
  answer: z.object({ state: z.enum(["REFUSED", "TAKEN_BACK"]) }),
  refusals: { ...noToken, 403: "Not a platform admin", 404: "There is no such consent", 409: "It is decided already" },
});

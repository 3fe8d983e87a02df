// A fact that pages word in their language (`say` of messages) and other programs read as it is.
import { z } from "zod";
import { namedObject } from "./named-object.ts";

export const fact = namedObject("Fact", {
  code: z.string().describe("Which sentence it is: a key of messages/en/reasons.ts."),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).describe("What fills it."),
});
export type Fact = z.infer<typeof fact>;

export const said = fact
  .extend({ parts: z.array(fact).optional().describe("What fills {parts} of the sentence.") })
  .meta({ id: "Said" });
export type Said = z.infer<typeof said>;

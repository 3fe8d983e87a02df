// The flag --mapping: which field of a list in JSON or CSV is which, as pairs or as a file.
import { readFile } from "node:fs/promises";
import { type FieldMapping, MAPPED_FIELDS } from "../contract/listings/rules.ts";
import { fieldMapping } from "../contract/listings/sources-wire.ts";
import { wordsOf } from "../server/platform/operator.ts";
import { type Flag, type Given, UsageError } from "./command.ts";

export const MAPPING_FLAG: Flag = {
  about:
    "Which field is which, of a list in JSON or CSV: title=Position,url=Link or a JSON file; proposed when absent. dateOrder=DAY_FIRST (or MONTH_FIRST) says what 03/04/2026 means.",
  value: "M",
};

/** Undefined without the flag. Throws a UsageError that names what is wrong. */
export async function mappingFlag(given: Given): Promise<FieldMapping | undefined> {
  const { mapping } = given.flags;
  if (typeof mapping !== "string") return undefined;
  const read = fieldMapping.safeParse(mapping.includes("=") ? pairsIn(mapping) : await jsonIn(mapping));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.code === "unrecognized_keys" ? issue.keys.join(", ") : (issue?.path ?? []).join(".");
  throw new UsageError(`--mapping${where && ` (${where})`}: ${issue?.message ?? "it cannot be read"}`);
}

const pairsIn = (text: string): object =>
  Object.fromEntries(
    text.split(",").map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
    }),
  );

async function jsonIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new UsageError(`--mapping: ${path} cannot be read as JSON (${wordsOf(error)}).`);
  }
}

/** As pairs, to be read and given again. */
export const mappingWords = (mapping: FieldMapping): string =>
  [...MAPPED_FIELDS, "dateOrder" as const]
    .flatMap((field) => (mapping[field] === undefined ? [] : `${field}=${mapping[field]}`))
    .join(",");

// Writes types.ts from the contract: `node client/make-types.ts`. A test says when it has to run again.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { getCompany, listCompanies } from "../contract/companies/wire.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import * as byKey from "../contract/integrations/wire.ts";
import { getJob, getPayInsight, listJobs } from "../contract/jobs/wire.ts";

/** What the client offers: reading what visitors see, and by key. All are read-only. */
const ENDPOINTS: readonly Endpoint[] = [
  listJobs,
  getJob,
  getPayInsight,
  listCompanies,
  getCompany,
  byKey.listJobsByKey,
  byKey.getJobByKey,
  byKey.listCompanyJobsByKey,
  byKey.listApplicationsByKey,
];

type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  description?: string;
};

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as Schema;

/** TypeScript's words for a JSON Schema, as far as the contract uses it. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  if (schema.type === "array") return listOf(typeOf(schema.items ?? {}));
  if (schema.type === "object") return objectType(schema);
  if (schema.type === "integer") return "number";
  return schema.type ?? "unknown";
}

const listOf = (type: string): string => (type.includes(" | ") && !type.startsWith("{") ? `(${type})[]` : `${type}[]`);

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return `Record<string, ${typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown"}>`;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${noteOf(field)}${name}${required.includes(name) ? "" : "?"}: ${typeOf(field)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

const noteOf = ({ description }: Schema): string =>
  description ? `/** ${description.replaceAll("*/", "* /")} */\n` : "";

/** What a caller gives: a parameter that the server reads out of a text is a text here, and none has to be given. */
function queryType(query: z.ZodType | undefined): string {
  if (!query) return NOTHING;
  const properties = Object.entries(schemaOf(query).properties ?? {}).map(([name, field]) => {
    const type = field.type === undefined && !field.enum ? { ...field, type: "string" } : field;
    return [name, type] as const;
  });
  return objectType({ properties: Object.fromEntries(properties) });
}

const NOTHING = "Record<never, never>";

/** The text of types.ts. */
export function typesText(endpoints: readonly Endpoint[] = ENDPOINTS): string {
  const named = new Map<string, Schema>();
  const calls = endpoints.map(({ name, summary, params, query, answer }) => {
    const { $defs = {}, ...schema } = schemaOf(answer);
    for (const [id, definition] of Object.entries($defs)) named.set(id, definition);
    const given = params ? typeOf(schemaOf(params)) : NOTHING;
    return `/** ${summary}. */\n${name}: {\nparams: ${given};\nquery: ${queryType(query)};\nanswer: ${typeOf(schema)};\n};`;
  });
  const types = [...named].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = [
    "// Made by make-types.ts from the contract of the API. Do not change it by hand.",
    "",
    ...types.map(([id, schema]) => `${noteOf(schema)}export type ${id} = ${typeOf(schema)};\n`),
    `/** What each call is given, and what it answers. */\nexport type Calls = {\n${calls.join("\n")}\n};\n`,
    "export type CallName = keyof Calls;\n",
    `/** Below /api. */\nexport const PATHS: Record<CallName, string> = {`,
    ...endpoints.map(({ name, path }) => `${name}: ${JSON.stringify(path)},`),
    "};\n",
  ];
  return indented(lines.join("\n"));
}

/** Two blanks for each brace that is open. */
function indented(text: string): string {
  let depth = 0;
  const lines = text.split("\n").map((line) => {
    const bare = line.trim();
    if (bare.startsWith("}")) depth -= 1;
    const shown = bare === "" ? "" : "  ".repeat(depth) + bare;
    if (bare.endsWith("{")) depth += 1;
    return shown;
  });
  return lines.join("\n");
}

if (import.meta.main) await writeFile(join(import.meta.dirname, "types.ts"), typesText());

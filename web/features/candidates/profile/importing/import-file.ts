// A file chosen to import: checked before it is sent, with the words that the server has for the same problems.
import { IMPORT_TYPES, MAX_RESUME_BYTES } from "../../../../../contract/resumes/rules.ts";
import { IMPORT_PROBLEM_TEXTS } from "../../../../../messages/en/files.ts";

/** What the file input offers. */
export const IMPORT_ACCEPT = Object.entries(IMPORT_TYPES)
  .flat()
  .map((one) => (one.includes("/") ? one : `.${one}`))
  .join(",");

/** The file under the type of its ending, with its bytes in memory; or the words of its error. */
export async function checkImport(given: File): Promise<{ file: File } | { words: string }> {
  const refuse = (problem: keyof typeof IMPORT_PROBLEM_TEXTS) => ({
    words: IMPORT_PROBLEM_TEXTS[problem](given.name, ""),
  });
  const ending = /\.(\w+)$/.exec(given.name)?.[1]?.toLowerCase() ?? "";
  const type = IMPORT_TYPES[ending];
  if (ending === "pdf") return refuse("IS_PDF");
  if (ending === "doc") return refuse("OLD_WORD");
  if (type === undefined) return refuse("WRONG_TYPE");
  if (given.size >= MAX_RESUME_BYTES) return refuse("TOO_LARGE");
  const bytes = await given.arrayBuffer().catch(() => null);
  if (bytes === null || bytes.byteLength === 0) return refuse("EMPTY");
  return { file: new File([bytes], given.name, { type }) };
}

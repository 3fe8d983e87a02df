// `parse-resume`: prints what the reader extracts from a résumé.
import { open } from "node:fs/promises";
import { MAX_RESUME_BYTES } from "../contract/resumes/rules.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { makeReader } from "../server/resumes/index.ts";
import { type Command, type Given, UsageError } from "./command.ts";

export const command: Command = {
  name: "parse-resume",
  about: "Prints what is read from a résumé (cvExtractParsed).",
  takes: "<FILE.pdf>",
  flags: {
    "as-of": {
      about: 'The month that "Present" means; else the month in which the PDF was made, or this one.',
      value: "YYYY-MM",
    },
  },
  notes: ["A file that cannot be read is an answer too: its status says why, and the exit code is 0."],
  async run(given) {
    const [path, ...further] = given.words;
    if (!path) throw new UsageError("parse-resume needs a file.");
    if (further.length > 0) throw new UsageError(`parse-resume takes one file, and "${further[0]}" is one more.`);
    const asOf = monthFlag(given);
    const bytes = await readBytes(path);
    const reader = makeReader({ maxChildren: 1 });
    try {
      const { parsed } = await reader.read(bytes, { owner: "operator", asOf, now: new Date() });
      console.log(JSON.stringify(parsed, null, 2));
    } finally {
      await reader.stop();
    }
    return 0;
  },
};

function monthFlag(given: Given): string | undefined {
  const text = given.flags["as-of"];
  if (text === undefined) return undefined;
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(String(text))) throw new UsageError("--as-of needs a month such as 2026-11.");
  return String(text);
}

/** Reads up to the size limit, enough to see that a file is too large. */
async function readBytes(path: string): Promise<Uint8Array> {
  try {
    await using file = await open(path);
    const bytes = new Uint8Array(MAX_RESUME_BYTES);
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length);
      length += bytesRead;
      if (bytesRead === 0 || length === bytes.length) return bytes.subarray(0, length);
    }
  } catch (error) {
    throw new OperatorError(whyUnreadable(path, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}

function whyUnreadable(path: string, code: string): string {
  if (code === "ENOENT") return `There is no file ${path}.`;
  if (code === "EISDIR") return `${path} is a folder: name a PDF file.`;
  if (code === "EACCES") return `${path} may not be read by this user.`;
  return `${path} could not be read (${code}).`;
}

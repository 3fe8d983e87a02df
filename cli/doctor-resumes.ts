// The check of `doctor` for résumés: the reading process starts and reads one.
import { wordsOf } from "../server/platform/operator.ts";
import { makeReader, type ResumeReader } from "../server/resumes/index.ts";
import type { Finding } from "./doctor-finding.ts";

const subject = "résumés";

/** Reads a built-in CV. */
export async function lookAtReader(reader: ResumeReader = makeReader({ maxChildren: 1 })): Promise<Finding> {
  try {
    const { demoCv } = await import("../demo/index.ts");
    const { parsed } = await reader.read(await demoCv(), { owner: "doctor", now: new Date() });
    if (parsed.status === "OK") return { level: "ok", subject, words: "a CV is read by a process of its own" };
    return {
      level: "fail",
      subject,
      words: `a plain CV could not be read (${parsed.status})`,
      advice: "The machine may be too busy, or give processes too little memory (300 MB for each of two readers).",
    };
  } catch (error) {
    return {
      level: "fail",
      subject,
      words: wordsOf(error),
      advice: "CVs are read by a second Node.js process, which this machine must let us start.",
    };
  } finally {
    await reader.stop();
  }
}

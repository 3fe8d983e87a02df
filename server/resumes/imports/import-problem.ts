// Why a file is not imported. Thrown by the readers of this folder, and answered by the process that reads.
import type { ImportProblem } from "../../../contract/resumes/rules.ts";

/** `detail` names the place within the file: an entry of a ZIP, a line, a field. */
export class ImportRefusal extends Error {
  override name = "ImportRefusal";
  readonly problem: ImportProblem;
  readonly detail: string;

  constructor(problem: ImportProblem, detail = "") {
    super(`${problem} ${detail}`.trim());
    this.problem = problem;
    this.detail = detail;
  }
}

/** Text in UTF-8, or in UTF-16 with its mark. Throws ImportRefusal BAD_ENCODING with `place`. */
export function decodeText(bytes: Uint8Array, place = ""): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefusal("BAD_ENCODING", place);
  }
}

// Rewrites built code so that a process holds one byte for each of its characters: one beyond ASCII doubles a whole file.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";

const WIDE = /[^\x00-\x7f]/;

/** Rewrites all `.js` files below a folder. */
export async function writeInOneByte(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith(".js")) continue;
    const path = join(folder, name);
    const code = await readFile(path, "utf8");
    if (WIDE.test(code)) await writeFile(path, inOneByte(code));
  }
}

/** The same code with escapes for characters beyond ASCII. Templates with a tag keep theirs: it may read them raw. */
export function inOneByte(code: string): string {
  const tagged: { start: number; end: number }[] = [];
  const note = (template: { quasi: { start: number; end: number } }) => void tagged.push(template.quasi);
  new Visitor({ TaggedTemplateExpression: note }).visit(parseSync("built.js", code).program);
  // Backslashes come in pairs with what they escape: a wide character loses the one that stood before it.
  return code.replace(/\\([\s\S])|[^\x00-\x7f]/g, (found, escaped: string | undefined, at: number) => {
    const wide = escaped ?? found;
    if (!WIDE.test(wide) || tagged.some(({ start, end }) => at >= start && at < end)) return found;
    return `\\u${wide.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

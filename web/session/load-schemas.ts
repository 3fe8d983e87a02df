// Loads schemas of the contract for a form that validates in the browser. They come with zod, so only when needed.
import { loadErrorWords } from "./error-words.ts";

/**
 * Resolves to what `load` imports. First stops zod from compiling schemas by eval, which the content security policy
 * blocks and reports: zod tries it with the first schema.
 */
export async function loadSchemas<Module>(load: () => Promise<Module>): Promise<Module> {
  const [{ config }] = await Promise.all([import("zod"), loadErrorWords()]);
  config({ jitless: true });
  return load();
}

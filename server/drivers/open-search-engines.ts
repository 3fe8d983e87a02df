// Opens the search engines that are configured to hear of changed pages: none by default.
import type { SearchEngine } from "../jobs/index.ts";
import type { Config } from "../platform/config.ts";
import { openIndexNow } from "./search-engine-indexnow.ts";

export async function openSearchEngines({
  searchEngines: { indexNowKey, google },
  publicUrl,
}: Pick<Config, "searchEngines" | "publicUrl">): Promise<SearchEngine[]> {
  const engines = indexNowKey ? [openIndexNow({ key: indexNowKey, publicUrl })] : [];
  if (!google) return engines;
  const { openGoogleIndexing } = await import("./search-engine-google.ts");
  return [...engines, openGoogleIndexing({ ...google, publicUrl })];
}

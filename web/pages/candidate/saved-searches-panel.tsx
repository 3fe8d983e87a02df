// Saved searches in the dashboard, described by the filters of the board.
import { describeSearch } from "../../features/browse/describe-search.ts";
import { SavedSearchesTab } from "../../features/saved/searches/saved-searches-tab.tsx";

const describe = (query: string) => describeSearch(new URLSearchParams(query));

export const SavedSearchesPanel = () => <SavedSearchesTab describe={describe} />;

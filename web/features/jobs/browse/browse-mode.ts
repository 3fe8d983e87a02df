// The two modes of the browse page (spec §4) and the words each one uses (spec §2).

export type BrowseMode = "JOB" | "REFERRAL";

/** JOB when the path contains "job", otherwise REFERRAL. */
export function browseMode(pathname: string): BrowseMode {
  return pathname.toLowerCase().includes("job") ? "JOB" : "REFERRAL";
}

type SortChoice = { value: string; label: string; needsSearchText?: true };

export type BrowseWords = {
  searchPlaceholder: string;
  searchButton: string;
  noneFound: string;
  loadMore: string;
  /** `figure` is the count as it is written. */
  counted: (count: number, figure?: string) => string;
  /** The API's default stays out of the URL: the first one that can be chosen. */
  sorts: readonly [SortChoice, ...SortChoice[]];
  skeletons: number;
};

export const BROWSE_WORDS: Record<BrowseMode, BrowseWords> = {
  JOB: {
    searchPlaceholder: "Search for Job",
    searchButton: "Search Job",
    noneFound: "No Jobs Found",
    loadMore: "Find More Jobs",
    counted: (count, figure = String(count)) => `${figure} ${count === 1 ? "job" : "jobs"}`,
    sorts: [
      { value: "relevance", label: "Most relevant", needsSearchText: true },
      { value: "desc", label: "Newest" },
      { value: "asc", label: "Oldest" },
    ],
    skeletons: 5,
  },
  REFERRAL: {
    searchPlaceholder: "Search for Company",
    searchButton: "Search Company",
    noneFound: "No Company Found",
    loadMore: "Find More Companies",
    counted: (count, figure = String(count)) => `${figure} ${count === 1 ? "company" : "companies"}`,
    sorts: [
      { value: "desc", label: "Most open jobs" },
      { value: "asc", label: "Fewest open jobs" },
    ],
    skeletons: 12,
  },
};

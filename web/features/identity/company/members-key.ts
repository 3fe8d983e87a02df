// The query key of a company's member list, and how to refetch it after a change.
import type { QueryClient } from "@tanstack/react-query";

export const MEMBERS_KEY = ["corporate-members"] as const;

/** Refetches the list; resolves when it has arrived. */
export const refreshMembers = (queries: QueryClient) => queries.invalidateQueries({ queryKey: MEMBERS_KEY });

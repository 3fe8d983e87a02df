// The name of a company's people among what the browser has asked for, and how a change is taken in.
import type { QueryClient } from "@tanstack/react-query";

export const MEMBERS_KEY = ["corporate-members"] as const;

/** Asks for the list again, as it now is; resolves when it is there. */
export const refreshMembers = (queries: QueryClient) => queries.invalidateQueries({ queryKey: MEMBERS_KEY });

// The cache of what the browser asked the API for itself: TanStack Query, in the script of pages that need it.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSession } from "./session-context.tsx";
import { sessionStore } from "./session-state.ts";

/** Spec §9: data cache lifetime. */
const LIFETIME_MS = 5 * 60_000;

type Kept = { subject: string | undefined; client: QueryClient };
/** Made in the browser only: on the server it would be everybody's. */
let kept: Kept | null = null;

const makeClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: LIFETIME_MS, gcTime: LIFETIME_MS, retry: 0 } } });

/** One for the page and the person: what one has seen is not there for the next. */
function clientOf(subject: string | undefined): QueryClient {
  if (typeof window === "undefined") return makeClient();
  if (kept === null || kept.subject !== subject) kept = { subject, client: makeClient() };
  return kept.client;
}

/** The cache of whoever is signed in, for loaders; in the browser only. */
export const personQueryClient = (): QueryClient => clientOf(sessionStore.read().tokenData?.claims.sub);

/** Around what asks by `useQuery`; several of these share one cache. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const subject = useSession().tokenData?.claims.sub;
  return (
    <QueryClientProvider key={subject ?? ""} client={clientOf(subject)}>
      {children}
    </QueryClientProvider>
  );
}

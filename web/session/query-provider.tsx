// The cache of the browser's API queries: TanStack Query, loaded by pages that need it.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { waitAfter } from "./repeat-call.ts";
import { useSession } from "./session-context.tsx";
import { sessionStore } from "./session-state.ts";

const LIFETIME_MS = 5 * 60_000;

type Kept = { subject: string | undefined; client: QueryClient };
/** Made in the browser only: on the server all users would share it. */
let kept: Kept | null = null;

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: LIFETIME_MS,
        gcTime: LIFETIME_MS,
        retry: (failures, error) => waitAfter(failures, error) !== null,
        // Without a network a call fails at once, so that the screen can say so instead of waiting for it.
        networkMode: "always",
        refetchOnReconnect: true,
        retryDelay: (failures, error) => waitAfter(failures, error) ?? 0,
      },
    },
  });

/** One for each page and person: no account sees another one's data. */
function clientOf(subject: string | undefined): QueryClient {
  if (typeof window === "undefined") return makeClient();
  if (kept === null || kept.subject !== subject) kept = { subject, client: makeClient() };
  return kept.client;
}

/** The cache of the signed-in person, for loaders; in the browser only. */
export const personQueryClient = (): QueryClient => clientOf(sessionStore.read().tokenData?.claims.sub);

/** Wrap components that call `useQuery`; several providers share one cache. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const subject = useSession().tokenData?.claims.sub;
  return (
    <QueryClientProvider key={subject ?? ""} client={clientOf(subject)}>
      {children}
    </QueryClientProvider>
  );
}

// Loading again what a call has changed.
import { useQueryClient } from "@tanstack/react-query";

/**
 * Has every query whose key begins with one of `keys` load again once the call has ended; also after a refusal, as another
 * person may have acted first.
 */
export function useReload(...keys: (readonly unknown[])[]) {
  const queries = useQueryClient();
  return <Result>(call: Promise<Result>): Promise<Result> =>
    call.finally(() => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    });
}

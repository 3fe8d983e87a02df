// In place of data that a query has not loaded yet: placeholders, or why loading failed.
import type { UseQueryResult } from "@tanstack/react-query";
import { LoadAlert, LoadTrouble } from "../ui/load-trouble.tsx";
import { LoadingBlock } from "../ui/skeleton.tsx";
import { reasonOf } from "./reason-of.ts";

export type LoadStateProps = {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** The announcement while loading, the size of each placeholder, and their layout. */
  label: string;
  sizes: readonly string[];
  className?: string;
  /** Heading level of the error. */
  level?: 1 | 2 | 3;
  /** Makes the error a message within the page. */
  title?: string;
};

export function LoadState({ query: { error, isFetching, refetch }, level, title, ...loading }: LoadStateProps) {
  if (!error) return <LoadingBlock {...loading} />;
  const trouble = { text: reasonOf(error), isBusy: isFetching, onAgain: () => void refetch() };
  return title ? <LoadAlert title={title} {...trouble} /> : <LoadTrouble level={level} {...trouble} />;
}

// Marks a job card whose reader has applied to the job.
import { useSyncExternalStore } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { appliedStore, appliedTo } from "./applied-store.ts";

/** Renders nothing on other cards. */
export function AppliedMark({ id }: { id: string }) {
  const applied = useSyncExternalStore(
    appliedStore.listen,
    () => appliedTo(id),
    () => "unknown",
  );
  if (applied !== "yes") return null;
  return (
    <Badge tone="good" icon="check">
      Applied
    </Badge>
  );
}

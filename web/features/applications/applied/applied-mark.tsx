// Tells on a job's card that its reader has applied to it.
import { useSyncExternalStore } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { appliedStore, appliedTo } from "./applied-store.ts";

/** Nothing on other cards. */
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

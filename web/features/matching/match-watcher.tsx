// The lazy half of matching: asks for the signed-in person's details and follows their changes.
import { useEffect } from "react";
import { QueryProvider } from "../../session/query-provider.tsx";
import { useBasicDetails } from "../../session/use-basic-details.ts";
import { takeDetails } from "./take-details.ts";

export default function MatchWatcher() {
  return (
    <QueryProvider>
      <Watcher />
    </QueryProvider>
  );
}

function Watcher() {
  const { data, isError } = useBasicDetails();
  useEffect(() => {
    if (data) takeDetails(data);
    else if (isError) takeDetails(null);
  }, [data, isError]);
  return null;
}

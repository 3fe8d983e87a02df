// The stages from applying to being hired, and how far an application has come.
import type { Application } from "../../../../contract/applications/wire.ts";
import { STATUS_WORDS } from "../status-words.ts";
import { progressOf, TRACK } from "./progress.ts";

export function StageTrack({ sent }: { sent: Pick<Application, "status" | "timeline"> }) {
  const { reached, hasEnded } = progressOf(sent);
  const last = TRACK[reached - 1] ?? "APPLIED";
  return (
    <div className="step-track" data-ended={hasEnded || undefined}>
      <p className="sr-only">
        {hasEnded ? "It came to" : "Step"} {reached} of {TRACK.length}: {STATUS_WORDS[last]}
      </p>
      <ol aria-hidden="true">
        {TRACK.map((stage, at) => (
          <li key={stage} data-reached={at < reached || undefined} data-here={at === reached - 1 || undefined}>
            <span>{STATUS_WORDS[stage]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

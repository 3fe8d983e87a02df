// What happened to an application, newest first, each step with its date.
import type { Application } from "../../../../contract/applications.ts";
import { stepsOf } from "./progress.ts";
import { showMoment } from "./show-day.ts";

export function Timeline({ sent }: { sent: Application }) {
  return (
    <ol className="sent-timeline">
      {stepsOf(sent).map(({ id, title, at, reason, message, look }) => (
        <li key={id} data-look={look}>
          <p className="sent-step">{title}</p>
          <p className="sent-when">
            <time dateTime={at}>{showMoment(at)}</time>
            {reason && ` · ${reason}`}
          </p>
          {message && <blockquote className="sent-message">{message}</blockquote>}
        </li>
      ))}
    </ol>
  );
}

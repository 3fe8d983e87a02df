// What happened to a session, newest first.
import type { GuidanceBooking } from "../../../../contract/guidance-bookings.ts";
import { momentOf } from "../../../ui/moments.ts";
import { stepsOf } from "./session-words.ts";

export function Timeline({ session, timeZone }: { session: GuidanceBooking; timeZone: string }) {
  return (
    <ol className="meet-timeline">
      {stepsOf(session, timeZone).map(({ id, title, at, reason, look }) => (
        <li key={id} data-look={look}>
          <p className="meet-step">{title}</p>
          <p className="meet-when">
            <time dateTime={at}>{momentOf(at)}</time>
          </p>
          {reason && <blockquote className="meet-reason">{reason}</blockquote>}
        </li>
      ))}
    </ol>
  );
}

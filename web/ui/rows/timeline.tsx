// The history of one thing, newest first, each step with its date and an optional message.
import { momentOf } from "../moments.ts";

export type TimelineStep = {
  id: string;
  title: string;
  at: string;
  look: "plain" | "good" | "bad" | "quiet";
  /** The reason, in a few words after the date. */
  reason?: string | null;
  /** The message written with the step. */
  message?: string | null;
};

export const Timeline = ({ steps }: { steps: readonly TimelineStep[] }) => (
  <ol className="timeline">
    {steps.map(({ id, title, at, look, reason, message }) => (
      <li key={id} data-look={look}>
        <p className="timeline-step font-semibold leading-[1.4]">{title}</p>
        <p className="text-sm/body text-ink-faint">
          <time dateTime={at}>{momentOf(at)}</time>
          {reason && ` · ${reason}`}
        </p>
        {message && <blockquote className="timeline-message">{message}</blockquote>}
      </li>
    ))}
  </ol>
);

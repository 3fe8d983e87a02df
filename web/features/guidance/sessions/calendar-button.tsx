// Downloads an accepted session as an ICS file for calendars.
import type { GuidanceBooking } from "../../../../contract/guidance/bookings-wire.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { saveAs } from "../../../ui/save-as.ts";

export function CalendarButton({ session }: { session: GuidanceBooking }) {
  const { isBusy, problem, run } = useAction();
  const save = async () => {
    const params = { bookingId: session.id };
    const { fileName, ics } = await repeatCall(() => ask("getSessionCalendar", { params }));
    const url = URL.createObjectURL(new Blob([ics], { type: "text/calendar" }));
    saveAs(url, fileName);
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <>
      <button type="button" className="text-link" aria-disabled={isBusy} onClick={() => void run(save)}>
        Add to my calendar
      </button>
      {problem && (
        <span role="alert" className="field-error">
          {problem.title}
        </span>
      )}
    </>
  );
}

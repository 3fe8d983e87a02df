// A referee's numbers: this week, response time, and outcomes.
import { counted } from "../../../ui/moments.ts";
import type { RefereeNumbers } from "../referee-queries.ts";

export function Numbers({ numbers }: { numbers: RefereeNumbers }) {
  return (
    <section aria-labelledby="numbers-title" className="mt-10">
      <h2 id="numbers-title" className="text-2xl">
        Your numbers
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-y-5 gap-x-8 mt-4 [&>div]:pt-3.5 [&>div]:border-t-2 [&>div]:border-t-line [&_dt]:text-sm/body [&_dt]:font-semibold [&_dt]:text-ink-soft">
        {factsOf(numbers).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-display text-2xl/[1.3] font-bold tabular-nums">{value}</dd>
            <dd className="text-sm text-ink-faint">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(numbers: RefereeNumbers): { name: string; value: string; note: string }[] {
  const { usedThisWeek, weeklyCap, medianResponseMinutes, referred, confirmed, declined, lapsed } = numbers;
  return [
    { name: "This week", value: `${usedThisWeek} of ${weeklyCap}`, note: "looked into in seven days" },
    {
      name: "Your answer takes",
      value: medianResponseMinutes === null ? "–" : spanOf(medianResponseMinutes),
      note: medianResponseMinutes === null ? "nothing answered yet" : "from claim to answer, usually",
    },
    { name: "Referred", value: String(referred), note: `${confirmed} confirmed by the candidate` },
    {
      name: "Declined",
      value: String(declined),
      note:
        lapsed > 0 ? `with feedback; the time ran out on ${counted(lapsed, "other")}` : "with feedback they can use",
    },
  ];
}

/** 95 -> "2 hours". */
function spanOf(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, minutes), "minute");
  if (minutes < 48 * 60) return counted(Math.round(minutes / 60), "hour");
  return counted(Math.round(minutes / 60 / 24), "day");
}

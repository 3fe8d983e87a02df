// The process that opens strangers' PDFs: one at a time, for a parent that watches its time and memory and ends it.
import { readResumeWithText } from "../read-resume.ts";
import type { Order, Report } from "./messages.ts";

process.on("disconnect", () => process.exit());
process.on("message", (order: Order) => {
  void read(order).then(tell);
});
tell("ready");

async function read({ bytes, asOf, now }: Order): Promise<Report> {
  try {
    return { reading: await readResumeWithText(bytes, { asOf, now: new Date(now) }) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function tell(report: Report): void {
  process.send?.(report);
}

// The process that opens strangers' PDFs: one at a time, for a parent that watches its time and memory and ends it.
import { readResumeWithText } from "../read-resume.ts";
import type { Order, Report } from "./messages.ts";
import { SAMPLE_PDF } from "./sample-pdf.ts";

const REHEARSE_AFTER_MS = 20;

process.on("disconnect", () => process.exit());
process.on("message", (order: Order) => {
  clearTimeout(rehearsal);
  void read(order).then(tell);
});
tell("ready");

/** Code runs slowly the first time: while nobody waits, it runs on a résumé of our own. */
const rehearsal = setTimeout(() => {
  void readResumeWithText(Buffer.from(SAMPLE_PDF, "latin1"), { now: new Date() });
}, REHEARSE_AFTER_MS);

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

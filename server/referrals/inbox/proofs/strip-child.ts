// The process that opens a stranger's PDF to take its metadata out: for one file, watched and ended by whoever asks.
import { stripPdf } from "./strip-pdf.ts";

process.on("disconnect", () => process.exit());
process.once("message", (bytes: Uint8Array) => {
  stripPdf(bytes).then(
    (clean) => process.send?.(clean),
    () => process.exit(1),
  );
});

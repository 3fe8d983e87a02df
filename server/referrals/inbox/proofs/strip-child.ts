// The child process that removes an untrusted PDF's metadata. Its parent starts it for one file, watches it and ends
// it.
import { stripPdf } from "./strip-pdf.ts";

process.on("disconnect", () => process.exit());
process.once("message", (bytes: Uint8Array) => {
  stripPdf(bytes).then(
    (clean) => process.send?.(clean),
    () => process.exit(1),
  );
});

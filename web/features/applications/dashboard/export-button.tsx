// Downloads all of one's applications as CSV.
import { useState } from "react";
import { ask } from "../../../session/ask.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { saveAs } from "../../../ui/save-as.ts";
import { showToast } from "../../../ui/toast.ts";

export function ExportButton() {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, csv } = await repeatCall(() => ask("exportApplications"));
      const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
      saveAs(url, fileName);
      // The browser reads the blob after this turn.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      showToast("error", reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="sm" busy={isBusy} busyLabel="Being made…" onClick={() => void save()}>
      <Icon name="download" size={18} />
      Export CSV
    </Button>
  );
}

// A button that saves a list as CSV.
import { Button, type ButtonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { saveText } from "../ui/save-as.ts";
import { repeatCall } from "./repeat-call.ts";
import { useToastAction } from "./use-action.ts";

type CsvButtonProps = Pick<ButtonLook, "size"> & {
  label: string;
  busyLabel: string;
  find: () => Promise<{ fileName: string; csv: string }>;
};

/** One file at a time; a toast says why it failed. */
export function CsvButton({ label, busyLabel, find, size }: CsvButtonProps) {
  const { isBusy, run } = useToastAction();
  const save = async () => {
    const { fileName, csv } = await repeatCall(find);
    saveText(csv, { type: "text/csv;charset=utf-8", fileName });
  };
  return (
    <Button variant="quiet" size={size} busy={isBusy} busyLabel={busyLabel} onClick={() => void run(save)}>
      <Icon name="download" size={18} />
      {label}
    </Button>
  );
}

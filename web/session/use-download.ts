// Saves a file of the signed-in person, one at a time; a toast says why that failed.
import { saveAs } from "../ui/save-as.ts";
import { repeatCall } from "./repeat-call.ts";
import { useToastAction } from "./use-action.ts";

/** `find` asks for the file's link, which soon expires; `name` is for a file that the answer does not name. */
export function useDownload(find: () => Promise<{ url: string; fileName?: string }>, name = "") {
  const { isBusy, run } = useToastAction();
  const save = async () => {
    const { url, fileName = name } = await repeatCall(find);
    saveAs(url, fileName);
  };
  return { isBusy, save: () => void run(save) };
}

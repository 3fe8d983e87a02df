// Saves a file of the signed-in person, one at a time; a toast says why that failed.
import { saveAs } from "../ui/save-as.ts";
import { showToast } from "../ui/toast.ts";
import { reasonOf } from "./reason-of.ts";
import { repeatCall } from "./repeat-call.ts";
import { useAction } from "./use-action.ts";

/** `find` asks for the file's link, which soon expires; `name` is for a file that the answer does not name. */
export function useDownload(find: () => Promise<{ url: string; fileName?: string }>, name = "") {
  const { isBusy, run } = useAction();
  const save = async () => {
    try {
      const { url, fileName = name } = await repeatCall(find);
      saveAs(url, fileName);
    } catch (error) {
      showToast("error", reasonOf(error));
    }
  };
  return { isBusy, save: () => void run(save) };
}

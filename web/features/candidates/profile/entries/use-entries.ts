// One-click changes to a career list: removing, with undo, and moving.
import { showToast } from "../../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { useQuickSave } from "../saving/use-quick-save.ts";
import { inserted, moved, removed } from "./change-list.ts";

type ListField = "experience" | "education";

export function useEntries(field: ListField, wordsOf: (index: number) => string) {
  const { profile } = useProfile();
  const { run, isBusy } = useQuickSave();
  const list: readonly unknown[] = profile[field];
  const change = (after: readonly unknown[], base: readonly unknown[], onSaved?: () => void) =>
    run({ changes: { [field]: after }, base: { [field]: base } }, onSaved);
  return {
    isBusy,
    move: (from: number, to: number) => void change(moved(list, from, to), list),
    remove(index: number) {
      const [item, words] = [list[index], wordsOf(index)];
      const rest = removed(list, index);
      const undo = () => void change(inserted(rest, index, item), rest);
      void change(rest, list, () => showToast("info", `${words} is removed.`, { label: "Undo", onAction: undo }));
    },
  };
}

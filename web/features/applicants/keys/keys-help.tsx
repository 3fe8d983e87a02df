// The help on the list's keys, and the switch for single letters.
import { useSyncExternalStore } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { KEY_HELP } from "./key-commands.ts";
import { letterSwitch } from "./key-switch.ts";

export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isOn = useSyncExternalStore(letterSwitch.listen, letterSwitch.isOn, () => true);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard" actions={<Button onClick={onClose}>Done</Button>}>
      <label className="check-row">
        <input type="checkbox" checked={isOn} onChange={(event) => letterSwitch.turn(event.target.checked)} />
        Single letters and digits are shortcuts
      </label>
      <p className="mt-1 text-sm text-ink-soft">
        Switch them off if you speak to your computer or press keys by accident. The arrow keys in the list stay.
      </p>
      <dl className="grid mt-4 text-sm/body [&>div]:grid [&>div]:grid-cols-[4.5rem_minmax(0,1fr)] [&>div]:gap-3 [&>div]:py-1.5 [&>div]:border-t [&>div]:border-t-line [&_dt]:flex [&_dt]:gap-1 [&_dt]:text-base/body">
        {KEY_HELP.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        With some selected, the keys move all of them; otherwise the one who is open.
      </p>
    </Dialog>
  );
}

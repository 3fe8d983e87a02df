// Chooses a picture on the device, then the part of it that is shown, and sends that part.
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { t } from "#messages/pictures.ts";
import { Button } from "../ui/button.tsx";
import { type Crop, type CropShape, encodeCrop, PICTURE_TYPES, readPicture } from "../ui/crop.ts";
import { CropDialog } from "../ui/crop-dialog.tsx";
import { FileInput } from "../ui/file-input.tsx";
import { showToast } from "../ui/toast.ts";
import type { Flaw } from "./action-form.tsx";
import { useAction } from "./use-action.ts";

type PictureChooserProps = {
  shape: CropShape;
  /** What the button says. */
  children: ReactNode;
  /** The name of the file control. */
  label: string;
  /** Words of the dialog and of its button, and of the toast when the part was sent. */
  words: { title: string; save: string; done?: string };
  /** Uploads the part and stores it. */
  send: (file: File) => Promise<unknown>;
  /** What else the dialog asks about the picture, the error of that, and how it is emptied. */
  more?: { fields: ReactNode; flawOf: () => Flaw | null; forget: () => void };
  /** The file control, for other ways to open it. */
  input?: RefObject<HTMLInputElement | null>;
};

export function PictureChooser({ shape, children, label, words, send, more, ...given }: PictureChooserProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = given.input ?? own;
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const { isBusy, problem, tell, run } = useAction();
  const choose = async (file: File | undefined) => {
    const found = file && (await readPicture(file));
    if (typeof found === "string") showToast("error", found);
    else if (found) setPicture(found);
  };
  const close = () => {
    picture?.close();
    setPicture(null);
    more?.forget();
    tell(null);
  };
  const save = async (crop: Crop) => {
    const flaw = more?.flawOf();
    if (flaw) return tell({ ...flaw, code: null });
    const file = picture && (await encodeCrop(picture, crop, shape));
    if (!file) return tell({ title: t.thisBrowserCouldNotMakeAPicture, code: null });
    if (await run(() => send(file), words.done)) close();
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <FileInput ref={input} accept={PICTURE_TYPES} aria-label={label} onChoose={([file]) => void choose(file)} />
      {picture && (
        <CropDialog
          {...{ picture, shape, isBusy, problem }}
          title={words.title}
          saveLabel={words.save}
          onClose={close}
          onSave={(crop) => void save(crop)}
        >
          {more?.fields}
        </CropDialog>
      )}
    </>
  );
}

// The photo of a profile: choosing, changing and removing it.

import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { basicDetailsKey, percentageKey, profileKey } from "../../../../session/candidate-keys.ts";
import type { FormProblem } from "../../../../session/form-problem.ts";
import { sendUpload } from "../../../../session/send-upload.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Avatar } from "../../../../ui/logo.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { useWanted } from "../section/use-section.ts";
import {
  type Crop,
  drawCrop,
  encodePhoto,
  MAX_ZOOM,
  movedBy,
  PHOTO_SIDE,
  readPicture,
  WHOLE,
  zoomedTo,
} from "./crop.ts";

const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic";

/** `children`: text beside the photo that names the person. */
export function PhotoControl({ name, children }: { name: string; children: ReactNode }) {
  const { profile } = useProfile();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const photo = usePhotoSaving();
  useWanted("photo", () => input.current?.click());
  const choose = async (file: File | undefined) => {
    const found = file && (await readPicture(file));
    if (typeof found === "string") showToast("error", found);
    else if (found) setPicture(found);
  };
  const close = () => {
    picture?.close();
    setPicture(null);
    photo.forget();
  };
  return (
    <>
      <Avatar key={profile.photoUrl} name={name} src={profile.photoUrl} size="lg" decorative eager />
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap gap-2 max-md:col-span-full">
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <Icon name="camera" size={18} />
          {profile.photoUrl ? t.changePhoto : t.addAPhoto}
        </Button>
        {profile.photoUrl && (
          <Button variant="quiet" size="sm" busy={photo.isBusy && !picture} onClick={() => void photo.remove()}>
            {t.removePhoto}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={t.photo}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
      {picture && (
        <PhotoDialog
          picture={picture}
          isBusy={photo.isBusy}
          problem={photo.problem}
          onClose={close}
          onSave={async (crop) => (await photo.save(picture, crop)) && close()}
        />
      )}
    </>
  );
}

function usePhotoSaving() {
  const { email } = useProfile();
  const queries = useQueryClient();
  const { isBusy, problem, tell, run } = useAction();
  const set = async (photo: string | null) => {
    const { photoUrl } = await ask("setPhoto", { params: { email }, body: { photo } });
    queries.setQueryData<CandidateProfile>(profileKey, (before) => before && { ...before, photoUrl });
    for (const queryKey of [basicDetailsKey, percentageKey]) void queries.invalidateQueries({ queryKey });
  };
  return {
    isBusy,
    problem,
    forget: () => tell(null),
    /** Whether it succeeded. */
    async save(picture: ImageBitmap, crop: Crop): Promise<boolean> {
      let isMade = true;
      const isDone = await run(async () => {
        const file = await encodePhoto(picture, crop);
        isMade = file !== null;
        if (file) await set(await sendUpload({ kind: "USER_PROFILE_IMAGE", file, userId: email }));
      });
      if (!isMade) tell({ title: t.thisBrowserCouldNotMakeAPhoto, code: null });
      return isDone && isMade;
    },
    async remove() {
      const isDone = await run(() => set(null), t.yourPhotoIsRemoved);
      if (!isDone) showToast("error", t.yourPhotoCouldNotBeRemoved);
    },
  };
}

type PhotoDialogProps = {
  picture: ImageBitmap;
  isBusy: boolean;
  problem: FormProblem | null;
  onClose: () => void;
  onSave: (crop: Crop) => void;
};

/** Chooses the square of a picture: drag it, move it with the arrow keys, or zoom. */
function PhotoDialog({ picture, isBusy, problem, onClose, onSave }: PhotoDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  const zoomId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.yourPhoto}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button busy={isBusy} busyLabel={t.saving} onClick={() => onSave(crop)}>
            {t.savePhoto}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-5">
        <CropArea picture={picture} crop={crop} onChange={setCrop} />
        <div className="w-full max-w-72">
          <label className="field-label" htmlFor={zoomId}>
            {t.closer}
          </label>
          <input
            id={zoomId}
            type="range"
            className="w-full h-10 accent-brand"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => setCrop(zoomedTo(picture, crop, Number(event.target.value)))}
          />
        </div>
        {problem && (
          <Alert tone="bad" role="alert" title={problem.title} className="w-full">
            {problem.text}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

/** One press of an arrow key, in sides of the square. */
const STEP = 0.05;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

type CropAreaProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void };

function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(movedBy(picture, crop, event.movementX / width, event.movementY / width));
  };
  const press = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    onChange(movedBy(picture, crop, dx, dy));
  };
  return (
    <>
      <button
        type="button"
        className="relative w-[min(18rem,100%)] aspect-square overflow-hidden rounded-md cursor-grab touch-none active:cursor-grabbing after:content-[''] after:absolute after:inset-0 after:rounded-full after:shadow-[0_0_0_10rem_oklch(0.18_0.03_245/0.55)] after:pointer-events-none"
        aria-label={t.thePartOfThePictureThatIs}
        aria-describedby={hint}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={PHOTO_SIDE} height={PHOTO_SIDE} className="size-full" />
      </button>
      <p id={hint} className="text-sm text-ink-soft">
        {t.dragThePictureOrMoveItWith}
      </p>
    </>
  );
}

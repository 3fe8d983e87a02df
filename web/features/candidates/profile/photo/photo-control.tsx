// The photo of a profile: choosing, changing and removing it.

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { basicDetailsKey, percentageKey, profileKey } from "../../../../session/candidate-keys.ts";
import { sendUpload } from "../../../../session/send-upload.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { type Crop, type CropShape, encodeCrop, PICTURE_TYPES, readPicture } from "../../../../ui/crop.ts";
import { CropDialog } from "../../../../ui/crop-dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Avatar } from "../../../../ui/logo.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { useWanted } from "../section/use-section.ts";

const PHOTO: CropShape = { width: 512, height: 512, mimeType: "image/jpeg", fileName: "photo.jpg", isRound: true };

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
        accept={PICTURE_TYPES}
        hidden
        aria-label={t.photo}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
      {picture && (
        <CropDialog
          picture={picture}
          shape={PHOTO}
          title={t.yourPhoto}
          saveLabel={t.savePhoto}
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
        const file = await encodeCrop(picture, crop, PHOTO);
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

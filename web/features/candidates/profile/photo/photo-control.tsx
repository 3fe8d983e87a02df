// The photo of a profile: choosing, changing and removing it.

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { basicDetailsKey, percentageKey, profileKey } from "../../../../session/candidate-keys.ts";
import { PictureChooser } from "../../../../session/picture-chooser.tsx";
import { sendUpload } from "../../../../session/send-upload.ts";
import { useToastAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import type { CropShape } from "../../../../ui/crop.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Avatar } from "../../../../ui/logo.tsx";
import { useProfile } from "../saving/profile-context.tsx";
import { useWanted } from "../section/use-section.ts";

const PHOTO: CropShape = { width: 512, height: 512, mimeType: "image/jpeg", fileName: "photo.jpg", isRound: true };

/** `children`: text beside the photo that names the person. */
export function PhotoControl({ name, children }: { name: string; children: ReactNode }) {
  const { profile, email } = useProfile();
  const input = useRef<HTMLInputElement>(null);
  const removal = useToastAction(() => t.yourPhotoCouldNotBeRemoved);
  const set = useSetPhoto();
  useWanted("photo", () => input.current?.click());
  return (
    <>
      <Avatar key={profile.photoUrl} name={name} src={profile.photoUrl} size="lg" decorative eager />
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap gap-2 max-md:col-span-full">
        <PictureChooser
          input={input}
          shape={PHOTO}
          label={t.photo}
          words={{ title: t.yourPhoto, save: t.savePhoto }}
          send={async (file) => set(await sendUpload({ kind: "USER_PROFILE_IMAGE", file, userId: email }))}
        >
          <Icon name="camera" size={18} />
          {profile.photoUrl ? t.changePhoto : t.addAPhoto}
        </PictureChooser>
        {profile.photoUrl && (
          <Button
            variant="quiet"
            size="sm"
            busy={removal.isBusy}
            onClick={() => void removal.run(() => set(null), t.yourPhotoIsRemoved)}
          >
            {t.removePhoto}
          </Button>
        )}
      </div>
    </>
  );
}

/** Stores the uploaded file as the photo; null removes it. */
function useSetPhoto() {
  const { email } = useProfile();
  const queries = useQueryClient();
  return async (photo: string | null) => {
    const { photoUrl } = await ask("setPhoto", { params: { email }, body: { photo } });
    queries.setQueryData<CandidateProfile>(profileKey, (before) => before && { ...before, photoUrl });
    for (const queryKey of [basicDetailsKey, percentageKey]) void queries.invalidateQueries({ queryKey });
  };
}

// The photo of a profile: choosing, changing and removing it.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CandidateProfile } from "../../../../contract/candidates/wire.ts";
import { ask } from "../../../session/ask.ts";
import { basicDetailsKey, percentageKey, profileKey } from "../../../session/candidate-keys.ts";
import { type FormProblem, problemOf } from "../../../session/form-problem.ts";
import { sendUpload } from "../../../session/send-upload.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Avatar } from "../../../ui/logo.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import type { Crop } from "./crop.ts";
import { encodePhoto, readPicture, UnfitPicture } from "./draw-photo.ts";
import { PhotoDialog } from "./photo-dialog.tsx";

const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic";

/** `children`: text beside the photo that names the person. */
export function PhotoControl({ name, children }: { name: string; children: ReactNode }) {
  const { profile, wanted } = useProfile();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const photo = usePhotoSaving();
  useEffect(() => {
    if (wanted?.section === "photo") input.current?.click();
  }, [wanted]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      setPicture(await readPicture(file));
    } catch (error) {
      showToast("error", error instanceof UnfitPicture ? error.message : "This picture cannot be opened.");
    }
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
          {profile.photoUrl ? "Change photo" : "Add a photo"}
        </Button>
        {profile.photoUrl && (
          <Button variant="quiet" size="sm" busy={photo.isBusy && !picture} onClick={() => void photo.remove()}>
            Remove photo
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label="Photo"
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const set = async (photo: string | null) => {
    const { photoUrl } = await ask("setPhoto", { params: { email }, body: { photo } });
    queries.setQueryData<CandidateProfile>(profileKey, (before) => before && { ...before, photoUrl });
    for (const queryKey of [basicDetailsKey, percentageKey]) void queries.invalidateQueries({ queryKey });
  };
  /** Whether it succeeded. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(
        error instanceof UnfitPicture
          ? { title: error.message, code: null }
          : problemOf(error, { isOnline: navigator.onLine, now: new Date() }),
      );
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    problem,
    forget: () => setProblem(null),
    save: (picture: ImageBitmap, crop: Crop) =>
      attempt(async () => {
        const file = await encodePhoto(picture, crop);
        await set(await sendUpload({ kind: "USER_PROFILE_IMAGE", file, userId: email }));
      }),
    remove: async () => {
      const isDone = await attempt(() => set(null));
      showToast(isDone ? "success" : "error", isDone ? "Your photo is removed." : "Your photo could not be removed.");
    },
  };
}

// The logo beside the site's name: chosen, cropped and saved at once, as a version of its own.
import { useRef, useState } from "react";
import { t } from "#messages/site.ts";
import { ask } from "../../session/ask.ts";
import { sendUpload } from "../../session/send-upload.ts";
import { useSession } from "../../session/session-context.tsx";
import { useAction, useToastAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { type Crop, type CropShape, encodeCrop, PICTURE_TYPES, readPicture } from "../../ui/crop.ts";
import { CropDialog } from "../../ui/crop-dialog.tsx";
import { showToast } from "../../ui/toast.ts";
import type { SettingsForm } from "./settings-form.ts";

/** PNG keeps what is transparent. */
const SHAPE: CropShape = { width: 512, height: 512, mimeType: "image/png", fileName: "logo.png" };

export function LogoField({ form }: { form: SettingsForm }) {
  const { logo } = form.saved;
  const removal = useToastAction();
  const remove = () =>
    removal.run(
      () => form.saveBeside(() => ask("updateSiteSettings", { body: { version: form.version, logo: "" } })),
      t.theLogoIsRemoved,
    );
  return (
    <div>
      <p className="field-label">{t.logo}</p>
      <p className="mb-2 text-sm/body text-ink-faint">{t.logoHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img src={`/images/pictures/${logo}`} alt={t.theLogoNow} width={48} height={48} className="rounded-sm" />
        )}
        <Chooser form={form} label={logo ? t.changeTheLogo : t.addALogo} />
        {logo && (
          <Button type="button" variant="quiet" size="sm" busy={removal.isBusy} busyLabel={t.saving} onClick={remove}>
            {t.removeTheLogo}
          </Button>
        )}
      </div>
    </div>
  );
}

function Chooser({ form, label }: { form: SettingsForm; label: string }) {
  const email = useSession().tokenData?.email ?? "";
  const input = useRef<HTMLInputElement>(null);
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
    tell(null);
  };
  const save = async (crop: Crop) => {
    const file = picture && (await encodeCrop(picture, crop, SHAPE));
    if (!file) return tell({ title: t.thisBrowserCannotMakeAPicture, code: null });
    const work = async () => {
      const name = await sendUpload({ kind: "PUBLIC_PICTURE", file, userId: email });
      return ask("setSiteLogo", { body: { version: form.version, file: name } });
    };
    if (await run(() => form.saveBeside(work), t.theLogoIsSaved)) close();
  };
  return (
    <>
      <Button type="button" variant="secondary" size="sm" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={label}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
      {picture && (
        <CropDialog
          picture={picture}
          shape={SHAPE}
          title={t.logo}
          saveLabel={t.saveTheLogo}
          isBusy={isBusy}
          problem={problem}
          onClose={close}
          onSave={(crop) => void save(crop)}
        />
      )}
    </>
  );
}

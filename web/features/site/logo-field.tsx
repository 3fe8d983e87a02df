// The logo beside the site's name: chosen, cropped and saved at once, as a version of its own.
import { t } from "#messages/site.ts";
import { ask } from "../../session/ask.ts";
import { PictureChooser } from "../../session/picture-chooser.tsx";
import { sendUpload } from "../../session/send-upload.ts";
import { useSession } from "../../session/session-context.tsx";
import { useToastAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import type { CropShape } from "../../ui/crop.ts";
import type { SettingsForm } from "./settings-form.ts";

/** PNG keeps what is transparent. */
const SHAPE: CropShape = { width: 512, height: 512, mimeType: "image/png", fileName: "logo.png" };

export function LogoField({ form }: { form: SettingsForm }) {
  const { logo } = form.saved;
  const userId = useSession().tokenData?.email ?? "";
  const removal = useToastAction();
  const remove = () =>
    removal.run(
      () => form.saveBeside(() => ask("updateSiteSettings", { body: { version: form.version, logo: "" } })),
      t.theLogoIsRemoved,
    );
  const send = (file: File) =>
    form.saveBeside(async () => {
      const name = await sendUpload({ kind: "PUBLIC_PICTURE", file, userId });
      return ask("setSiteLogo", { body: { version: form.version, file: name } });
    });
  const label = logo ? t.changeTheLogo : t.addALogo;
  return (
    <div>
      <p className="field-label">{t.fields.logo}</p>
      <p className="mb-2 text-sm/body text-ink-faint">{t.logoHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img src={`/images/pictures/${logo}`} alt={t.theLogoNow} width={48} height={48} className="rounded-sm" />
        )}
        <PictureChooser
          shape={SHAPE}
          label={label}
          words={{ title: t.fields.logo, save: t.saveTheLogo, done: t.theLogoIsSaved }}
          send={send}
        >
          {label}
        </PictureChooser>
        {logo && (
          <Button type="button" variant="quiet" size="sm" busy={removal.isBusy} busyLabel={t.saving} onClick={remove}>
            {t.removeTheLogo}
          </Button>
        )}
      </div>
    </div>
  );
}

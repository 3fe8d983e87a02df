// A company's admins choose its logo, its cover and its photos; each is shown as soon as it is saved.
import { type ReactNode, useRef, useState } from "react";
import { t } from "#messages/recruiting.ts";
import type { OwnCompany } from "../../../../contract/recruiting/company-wire.ts";
import { MAX_COMPANY_PHOTOS } from "../../../../contract/recruiting/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { sendUpload } from "../../../session/send-upload.ts";
import { useSession } from "../../../session/session-context.tsx";
import { useAction, useToastAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { type Crop, type CropShape, encodeCrop, PICTURE_TYPES, readPicture } from "../../../ui/crop.ts";
import { CropDialog } from "../../../ui/crop-dialog.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { CompanyLogo } from "../../../ui/logo.tsx";
import { showToast } from "../../../ui/toast.ts";

type Kind = "logo" | "cover" | "photo";

/** PNG keeps what is transparent in a logo. */
const SHAPES: Record<Kind, CropShape> = {
  logo: { width: 512, height: 512, mimeType: "image/png", fileName: "logo.png" },
  cover: { width: 1500, height: 500, mimeType: "image/jpeg", fileName: "cover.jpg" },
  photo: { width: 1200, height: 900, mimeType: "image/jpeg", fileName: "photo.jpg" },
};

const WORDS: Record<Kind, { title: string; save: string; done: string }> = {
  logo: { title: t.yourCompanysLogo, save: t.saveTheLogo, done: t.theLogoIsSaved },
  cover: { title: t.yourCompanysCover, save: t.saveTheCover, done: t.theCoverIsSaved },
  photo: { title: t.aPhotoOfYourCompany, save: t.saveThePhoto, done: t.thePhotoIsSaved },
};

type EditorProps = { company: OwnCompany; onSaved: (company: OwnCompany) => void };

export function PictureEditor({ company, onSaved }: EditorProps) {
  const removal = useToastAction();
  const remove = (work: () => Promise<OwnCompany>, done: string) =>
    removal.run(async () => onSaved(await work()), done);
  const removePicture = (kind: "logo" | "cover") => () => ask("removeCompanyPicture", { params: { kind } });
  const { logoUrl, cover, photos, name } = company;
  return (
    <section aria-labelledby="page-pictures" className="card grid gap-7 mb-8">
      <div>
        <h2 id="page-pictures" className="text-xl">
          {t.pictures}
        </h2>
        <p className="mt-2 text-sm/body text-ink-soft">{t.picturesAreShownAtOnce}</p>
      </div>
      <Row title={t.logo} picture={<CompanyLogo key={logoUrl} name={name} src={logoUrl} size="lg" decorative eager />}>
        <Chooser kind="logo" label={logoUrl ? t.changeTheLogo : t.addALogo} onSaved={onSaved} />
        {logoUrl && (
          <Remover
            label={t.removeTheLogo}
            isBusy={removal.isBusy}
            onRemove={() => remove(removePicture("logo"), t.theLogoIsRemoved)}
          />
        )}
      </Row>
      <Row
        title={t.cover}
        picture={
          cover && (
            <img
              src={cover.smallUrl}
              alt=""
              width={cover.width}
              height={cover.height}
              className="w-full max-w-md h-auto rounded-md border border-line"
            />
          )
        }
      >
        <Chooser kind="cover" label={cover ? t.changeTheCover : t.addACover} onSaved={onSaved} />
        {cover && (
          <Remover
            label={t.removeTheCover}
            isBusy={removal.isBusy}
            onRemove={() => remove(removePicture("cover"), t.theCoverIsRemoved)}
          />
        )}
      </Row>
      <Row
        title={t.photos}
        picture={
          photos.length > 0 && (
            <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]">
              {photos.map((photo) => (
                <li key={photo.id} className="grid gap-2 content-start">
                  <img
                    src={photo.smallUrl}
                    alt={photo.alt}
                    width={photo.width}
                    height={photo.height}
                    className="w-full h-auto rounded-md border border-line"
                  />
                  <p className="text-sm/body text-ink-soft wrap-anywhere">{photo.alt}</p>
                  <Remover
                    label={t.removeThePhoto}
                    about={photo.alt}
                    isBusy={removal.isBusy}
                    onRemove={() =>
                      remove(() => ask("removeCompanyPhoto", { params: { photoId: photo.id } }), t.thePhotoIsRemoved)
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      >
        {photos.length < MAX_COMPANY_PHOTOS ? (
          <Chooser kind="photo" label={t.addAPhoto} onSaved={onSaved} />
        ) : (
          <p className="text-sm/body text-ink-soft">{fill(t.thatIsAsManyPhotos, { most: MAX_COMPANY_PHOTOS })}</p>
        )}
      </Row>
    </section>
  );
}

type RowProps = { title: string; picture: ReactNode; children: ReactNode };

const Row = ({ title, picture, children }: RowProps) => (
  <div className="grid gap-3">
    <h3 className="text-lg">{title}</h3>
    {picture}
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
);

type RemoverProps = { label: string; about?: string; isBusy: boolean; onRemove: () => Promise<unknown> };

const Remover = ({ label, about, isBusy, onRemove }: RemoverProps) => (
  <ConfirmButton
    label={label}
    {...(about && { about })}
    title={label}
    text={t.theFileIsDeleted}
    confirmLabel={t.remove}
    isBusy={isBusy}
    onConfirm={onRemove}
  />
);

type ChooserProps = { kind: Kind; label: string; onSaved: (company: OwnCompany) => void };

/** Chooses a file, then the part of it that is shown; of a photo, also what it shows. */
function Chooser({ kind, label, onSaved }: ChooserProps) {
  const email = useSession().tokenData?.email ?? "";
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [alt, setAlt] = useState("");
  const { isBusy, problem, tell, run } = useAction();
  const choose = async (file: File | undefined) => {
    const found = file && (await readPicture(file));
    if (typeof found === "string") showToast("error", found);
    else if (found) setPicture(found);
  };
  const close = () => {
    picture?.close();
    setPicture(null);
    setAlt("");
    tell(null);
  };
  const save = async (crop: Crop) => {
    if (kind === "photo" && alt.trim() === "")
      return tell({ title: t.pleaseSayWhatThePhotoShows, field: "alt", code: null });
    const file = picture && (await encodeCrop(picture, crop, SHAPES[kind]));
    if (!file) return tell({ title: t.thisBrowserCouldNotMakeAPicture, code: null });
    const isDone = await run(async () => onSaved(await send(kind, file, { email, alt })), WORDS[kind].done);
    if (isDone) close();
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
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
          shape={SHAPES[kind]}
          title={WORDS[kind].title}
          saveLabel={WORDS[kind].save}
          isBusy={isBusy}
          problem={problem}
          onClose={close}
          onSave={(crop) => void save(crop)}
        >
          {kind === "photo" && (
            <Field name="alt" label={t.whatThePhotoShows} hint={t.readToPeopleWhoDoNotSeeIt} className="w-full">
              {(control) => (
                <TextInput {...control} value={alt} maxLength={200} onChange={(event) => setAlt(event.target.value)} />
              )}
            </Field>
          )}
        </CropDialog>
      )}
    </>
  );
}

async function send(kind: Kind, file: File, { email, alt }: { email: string; alt: string }): Promise<OwnCompany> {
  const name = await sendUpload({ kind: "PUBLIC_PICTURE", file, userId: email });
  return repeatCall(() =>
    kind === "photo"
      ? ask("addCompanyPhoto", { body: { file: name, alt: alt.trim() } })
      : ask("setCompanyPicture", { params: { kind }, body: { file: name } }),
  );
}

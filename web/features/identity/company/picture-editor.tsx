// A company's admins choose its logo, its cover and its photos; each is shown as soon as it is saved.
import { type ReactNode, useState } from "react";
import { t } from "#messages/recruiting.ts";
import type { OwnCompany } from "../../../../contract/recruiting/company-wire.ts";
import { MAX_COMPANY_PHOTOS } from "../../../../contract/recruiting/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { PictureChooser } from "../../../session/picture-chooser.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { sendUpload } from "../../../session/send-upload.ts";
import { useSession } from "../../../session/session-context.tsx";
import { useToastAction } from "../../../session/use-action.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import type { CropShape } from "../../../ui/crop.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { CompanyLogo } from "../../../ui/logo.tsx";

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
  const { isBusy, run } = useToastAction();
  const { logoUrl, cover, photos, name } = company;
  const remover = (kind: "logo" | "cover", label: string, done: string) => (
    <Remover
      label={label}
      isBusy={isBusy}
      onRemove={() => run(async () => onSaved(await ask("removeCompanyPicture", { params: { kind } })), done)}
    />
  );
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
        {logoUrl && remover("logo", t.removeTheLogo, t.theLogoIsRemoved)}
      </Row>
      <Row title={t.cover} picture={cover && <Shown picture={cover} alt="" className="max-w-md" />}>
        <Chooser kind="cover" label={cover ? t.changeTheCover : t.addACover} onSaved={onSaved} />
        {cover && remover("cover", t.removeTheCover, t.theCoverIsRemoved)}
      </Row>
      <Row title={t.photos} picture={photos.length > 0 && <Photos photos={photos} onSaved={onSaved} />}>
        {photos.length < MAX_COMPANY_PHOTOS ? (
          <Chooser kind="photo" label={t.addAPhoto} onSaved={onSaved} />
        ) : (
          <p className="text-sm/body text-ink-soft">{fill(t.thatIsAsManyPhotos, { most: MAX_COMPANY_PHOTOS })}</p>
        )}
      </Row>
    </section>
  );
}

type ShownProps = { picture: { smallUrl: string; width: number; height: number }; alt: string; className?: string };

const Shown = ({ picture: { smallUrl, width, height }, alt, className }: ShownProps) => (
  <img
    src={smallUrl}
    alt={alt}
    width={width}
    height={height}
    className={classNames("w-full h-auto rounded-md border border-line", className)}
  />
);

function Photos({ photos, onSaved }: Pick<OwnCompany, "photos"> & Pick<EditorProps, "onSaved">) {
  const { isBusy, run } = useToastAction();
  const remove = (photoId: string) =>
    run(async () => onSaved(await ask("removeCompanyPhoto", { params: { photoId } })), t.thePhotoIsRemoved);
  return (
    <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]">
      {photos.map((photo) => (
        <li key={photo.id} className="grid gap-2 content-start">
          <Shown picture={photo} alt={photo.alt} />
          <p className="text-sm/body text-ink-soft wrap-anywhere">{photo.alt}</p>
          <Remover label={t.removeThePhoto} about={photo.alt} isBusy={isBusy} onRemove={() => remove(photo.id)} />
        </li>
      ))}
    </ul>
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

/** Of a photo it also asks what the photo shows. */
function Chooser({ kind, label, onSaved }: ChooserProps) {
  const userId = useSession().tokenData?.email ?? "";
  const [alt, setAlt] = useState("");
  const send = async (file: File) => onSaved(await savePicture(kind, { file, userId, alt: alt.trim() }));
  const about = {
    fields: (
      <Field name="alt" label={t.whatThePhotoShows} hint={t.readToPeopleWhoDoNotSeeIt} className="w-full">
        {(control) => (
          <TextInput {...control} value={alt} maxLength={200} onChange={(event) => setAlt(event.target.value)} />
        )}
      </Field>
    ),
    flawOf: () => (alt.trim() === "" ? { title: t.pleaseSayWhatThePhotoShows, field: "alt" } : null),
    forget: () => setAlt(""),
  };
  return (
    <PictureChooser
      shape={SHAPES[kind]}
      label={label}
      words={WORDS[kind]}
      send={send}
      {...(kind === "photo" && { more: about })}
    >
      {label}
    </PictureChooser>
  );
}

type Chosen = { file: File; userId: string; alt: string };

async function savePicture(kind: Kind, { file, userId, alt }: Chosen): Promise<OwnCompany> {
  const name = await sendUpload({ kind: "PUBLIC_PICTURE", file, userId });
  return repeatCall(() =>
    kind === "photo"
      ? ask("addCompanyPhoto", { body: { file: name, alt } })
      : ask("setCompanyPicture", { params: { kind }, body: { file: name } }),
  );
}

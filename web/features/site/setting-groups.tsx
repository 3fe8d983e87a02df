// The fields of the settings page, in groups.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/site.ts";
import { PRODUCT_NAME } from "../../../contract/brand.ts";
import { PRICES_PATH } from "../../../contract/paths.ts";
import {
  FEATURES,
  LEAST_CONTRAST,
  leastContrast,
  MAX_LEGAL_TEXT,
  MAX_SITE_NAME,
  MAX_SOCIAL_LINKS,
  shadesOf,
} from "../../../contract/site/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { TextField } from "../../session/action-form.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { InputField } from "../../ui/control-fields.tsx";
import { CharacterCount, FieldError } from "../../ui/field.tsx";
import { rich } from "../../ui/rich.tsx";
import { LogoField } from "./logo-field.tsx";
import { FIELD_WORDS, type Values, valueWords } from "./setting-words.ts";
import type { SettingsForm } from "./settings-form.ts";

type PartProps = { form: SettingsForm };
type TextName = Exclude<keyof Values, "logo" | "socialLinks" | (typeof FEATURES)[number]>;

type GroupProps = { id: string; title: string; hint?: ReactNode; children: ReactNode };

function Group({ id, title, hint, children }: GroupProps) {
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm/body text-ink-soft">{hint}</p>}
      </div>
      {children}
    </Card>
  );
}

/** In place of a field that cannot be changed here. */
const Fixed = ({ form, name }: PartProps & { name: keyof Values }) => (
  <div>
    <p className="field-label">{FIELD_WORDS[name]}</p>
    <p className="flex flex-wrap items-center gap-2">
      <span className="wrap-anywhere">{valueWords(form.saved[name])}</span>
      <Badge icon="lock">{t.setByTheEnvironment}</Badge>
    </p>
  </div>
);

type TextProps = PartProps & { name: TextName; hint?: string; max: number; rows?: number; type?: "email" };

function Text({ form, name, hint, max, rows, type }: TextProps) {
  if (form.fixed.includes(name)) return <Fixed form={form} name={name} />;
  return (
    <TextField
      form={form}
      name={name}
      label={FIELD_WORDS[name]}
      hint={hint}
      optional
      maxLength={max}
      rows={rows}
      type={type}
      autoComplete="off"
      note={
        <>
          {rows !== undefined && <CharacterCount of={form.draft[name]} max={max} />}
          <Theirs form={form} name={name} />
        </>
      }
    />
  );
}

/** What a colleague saved in a field that was being changed here. */
function Theirs({ form, name }: PartProps & { name: keyof Values }) {
  if (!form.clash?.fields.includes(name)) return null;
  return (
    <p className="mt-1.5 text-sm text-accent-ink wrap-anywhere whitespace-pre-line">
      {fill(t.nowIs, { value: valueWords(form.saved[name]) })}
    </p>
  );
}

export function NameGroup({ form }: PartProps) {
  return (
    <Group id="group-name" title={t.nameAndColours}>
      <Text
        form={form}
        name="name"
        max={MAX_SITE_NAME}
        hint={fill(t.siteNameHint, { max: MAX_SITE_NAME, productName: PRODUCT_NAME })}
      />
      <LogoField form={form} />
      <Text form={form} name="mailName" max={MAX_SITE_NAME} hint={t.mailNameHint} />
      <div className="grid gap-5 md:grid-cols-2">
        <ColorField form={form} name="colorLight" scheme="light" example="#005d80" />
        <ColorField form={form} name="colorDark" scheme="dark" example="#70cceb" />
      </div>
    </Group>
  );
}

type ColorProps = PartProps & { name: "colorLight" | "colorDark"; scheme: "light" | "dark"; example: string };

function ColorField({ form, name, scheme, example }: ColorProps) {
  const color = form.draft[name].trim().toLowerCase();
  const isColor = /^#[0-9a-f]{6}$/.test(color);
  return (
    <div className="grid content-start gap-4">
      <Text form={form} name={name} max={7} hint={fill(t.colorHint, { example })} />
      {isColor && <Contrast color={color} scheme={scheme} />}
      <Preview name={form.draft.name || PRODUCT_NAME} color={isColor ? color : example} scheme={scheme} />
    </div>
  );
}

function Contrast({ color, scheme }: { color: string; scheme: "light" | "dark" }) {
  const contrast = leastContrast(color, scheme);
  const isEnough = contrast >= LEAST_CONTRAST;
  // Rounded down, so that 4.49 does not read as enough.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return (
    <p role="status" className={isEnough ? "text-sm text-good" : "text-sm text-bad"}>
      {fill(isEnough ? t.contrastIs : t.contrastIsTooLow, { contrast: shown })}
    </p>
  );
}

/** The name, a button and a link as a page shows them. */
function Preview({ name, color, scheme }: { name: string; color: string; scheme: "light" | "dark" }) {
  const shades = shadesOf(color, scheme);
  const ground =
    scheme === "light" ? { background: "#ffffff", color: "#0f212e" } : { background: "#14232f", color: "#eef2f4" };
  return (
    <div className="rounded-md border border-line p-4" style={ground}>
      <p className="text-xs">
        {t.preview} · {scheme === "light" ? t.previewLight : t.previewDark}
      </p>
      <p className="mt-2 font-display text-xl font-bold wrap-anywhere">{name}</p>
      <p className="mt-3 flex flex-wrap items-center gap-4 text-sm font-semibold">
        <span className="rounded-md px-4 py-2" style={{ background: shades.brand, color: shades["on-brand"] }}>
          {t.previewButton}
        </span>
        <span className="underline" style={{ color: shades.link }}>
          {t.previewLink}
        </span>
      </p>
    </div>
  );
}

export function OperatorGroup({ form }: PartProps) {
  return (
    <Group id="group-operator" title={t.operator} hint={t.operatorHint}>
      <Text form={form} name="operatorName" max={120} />
      <Text form={form} name="operatorAddress" max={400} rows={3} />
      <Text form={form} name="privacyContact" max={254} type="email" />
    </Group>
  );
}

export function LegalGroup({ form }: PartProps) {
  return (
    <Group id="group-legal" title={t.legalTexts} hint={t.legalTextsHint}>
      <Text form={form} name="privacyText" max={MAX_LEGAL_TEXT} rows={10} />
      <Text form={form} name="termsText" max={MAX_LEGAL_TEXT} rows={10} />
    </Group>
  );
}

export function LinksGroup({ form }: PartProps) {
  const { socialLinks } = form.draft;
  const set = (links: Values["socialLinks"]) => form.change({ socialLinks: links });
  const error = form.errorOf("socialLinks");
  return (
    <Group id="group-links" title={t.elsewhere}>
      {form.fixed.includes("socialLinks") ? (
        <Fixed form={form} name="socialLinks" />
      ) : (
        <>
          {socialLinks.length > 0 && (
            <ul className="grid gap-5">
              {socialLinks.map((link, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity, and keeps its place while it is typed
                <li key={at}>
                  <LinkRow
                    link={link}
                    number={at + 1}
                    onChange={(some) => set(socialLinks.with(at, { ...link, ...some }))}
                    onRemove={() => set(socialLinks.toSpliced(at, 1))}
                  />
                </li>
              ))}
            </ul>
          )}
          {error && <FieldError id="links-error">{error}</FieldError>}
          <Theirs form={form} name="socialLinks" />
          {socialLinks.length < MAX_SOCIAL_LINKS && (
            <div>
              <Button
                variant="secondary"
                size="sm"
                type="button"
                onClick={() => set([...socialLinks, { name: "", href: "" }])}
              >
                {t.addALink}
              </Button>
            </div>
          )}
        </>
      )}
    </Group>
  );
}

type Link_ = Values["socialLinks"][number];
type LinkRowProps = { link: Link_; number: number; onChange: (some: Partial<Link_>) => void; onRemove: () => void };

function LinkRow({ link, number, onChange, onRemove }: LinkRowProps) {
  return (
    <div className="grid items-end gap-3 md:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <InputField
        name={`link-name-${number}`}
        label={fill(t.linkName, { number })}
        maxLength={40}
        value={link.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <InputField
        name={`link-address-${number}`}
        label={fill(t.linkAddress, { number })}
        type="url"
        maxLength={300}
        placeholder="https://"
        value={link.href}
        onChange={({ target }) => onChange({ href: target.value })}
      />
      <Button variant="quiet" type="button" onClick={onRemove}>
        {fill(t.removeLink, { number })}
      </Button>
    </div>
  );
}

export function PartsGroup({ form }: PartProps) {
  return (
    <Group id="group-parts" title={t.partsOfTheSite} hint={t.partsHint}>
      <div className="grid gap-3">
        {FEATURES.map((name) => (
          <div key={name}>
            <label className="flex items-start gap-3">
              <input
                type="checkbox"
                className="mt-1 size-5"
                name={name}
                checked={form.draft[name]}
                onChange={({ target }) => form.change({ [name]: target.checked })}
              />
              {FIELD_WORDS[name]}
            </label>
            {name === "listings" && <p className="pl-8 text-sm/body text-ink-soft">{t.listingsHint}</p>}
            <Theirs form={form} name={name} />
          </div>
        ))}
      </div>
      <dl className="grid gap-1 text-sm/body sm:grid-cols-[auto_1fr] sm:gap-x-4">
        <dt className="font-semibold">{t.currency}</dt>
        <dd className="text-ink-soft">{t.currencyIsFixed}</dd>
        <dt className="font-semibold">{t.timeZone}</dt>
        <dd className="text-ink-soft">{t.timeZoneIsFixed}</dd>
      </dl>
      <p className="text-sm/body text-ink-soft">
        {rich(t.plansAndFeesAreElsewhere, {
          link: (words) => (
            <Link to={PRICES_PATH} className="text-link underline">
              {words}
            </Link>
          ),
        })}
      </p>
    </Group>
  );
}

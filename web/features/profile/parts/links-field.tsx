// A person's web addresses: typed one by one, shown as links.
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";

const MAX_LINKS = 20;

type LinksFieldProps = { links: readonly string[]; error?: string; onChange: (links: string[]) => void };

export function LinksField({ links, error, onChange }: LinksFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const rows = links.length === 0 ? [""] : links;
  const focusRow = (index: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLInputElement>("input")[index]?.focus());
  return (
    <fieldset ref={box}>
      <legend className="field-label">Links</legend>
      <p className="text-sm/body text-ink-faint mb-1.5" id="links-hint">
        Your portfolio, code or professional network.
      </p>
      <div className="grid gap-2">
        {rows.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their text changes with every key press
          <div key={index} className="flex gap-2">
            <TextInput
              id={index === 0 ? "field-links" : undefined}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              value={link}
              maxLength={500}
              aria-label={`Link ${index + 1}`}
              aria-describedby={error ? "links-hint links-error" : "links-hint"}
              aria-invalid={error && isNoLink(link) ? true : undefined}
              placeholder="https://"
              onChange={(event) => onChange(rows.map((one, at) => (at === index ? event.target.value : one)))}
            />
            {links.length > 0 && (
              <Button
                variant="quiet"
                iconOnly
                aria-label={`Remove link ${index + 1}`}
                onClick={() => {
                  onChange(rows.filter((_, at) => at !== index));
                  focusRow(Math.max(0, index - 1));
                }}
              >
                <Icon name="close" size={18} />
              </Button>
            )}
          </div>
        ))}
      </div>
      {error && (
        <p className="field-error" id="links-error">
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
      {links.length > 0 && links.length < MAX_LINKS && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2"
          onClick={() => {
            onChange([...rows, ""]);
            focusRow(rows.length);
          }}
        >
          <Icon name="plus" size={16} />
          Add a link
        </Button>
      )}
    </fieldset>
  );
}

/**
 * Whether the text is no web address, with or without a scheme. Stricter than browsers, which accept blanks in a host,
 * for example.
 */
export function isNoLink(link: string): boolean {
  const text = link.trim();
  if (text === "") return false;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url === null || /\s/.test(text) || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".");
}

export function LinkList({ links }: { links: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {links.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-link break-all">
            {link.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

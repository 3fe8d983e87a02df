// The looks that a Word file's styles give to paragraphs and runs.
import { readXml, type Tag } from "./read-xml.ts";

/** What a style or a run says of the look of text; absent where it says nothing. Sizes in points. */
type RunLook = { size?: number; bold?: boolean; caps?: boolean; hidden?: boolean };
/** Distances in points. */
type ParagraphLook = { before?: number; after?: number; indent?: number; isList?: boolean; isHeading?: boolean };
export type Look = RunLook & ParagraphLook;

export type Styles = {
  /** Of a paragraph in the style, or in none: with the file's defaults. */
  lookOf(id: string | undefined): Look;
  /** What a style of runs adds to the paragraph's look. */
  addedBy(id: string): Look;
};

/** Half points and twentieths of a point. */
const points = (written: string | undefined, parts: number): number | undefined => {
  const number = Number(written);
  return written === undefined || !Number.isFinite(number) ? undefined : number / parts;
};

const isOn = (tag: Tag): boolean => !["0", "false", "off", "none"].includes(tag.get("w:val") ?? "1");

/** Adds what the element says to a look. */
export function addToLook(look: Look, tag: Tag): void {
  switch (tag.name) {
    case "w:sz":
      look.size = points(tag.get("w:val"), 2) ?? look.size;
      break;
    case "w:b":
      look.bold = isOn(tag);
      break;
    case "w:caps":
      look.caps = isOn(tag);
      break;
    case "w:vanish":
      look.hidden = isOn(tag);
      break;
    case "w:spacing":
      look.before = points(tag.get("w:before"), 20) ?? look.before;
      look.after = points(tag.get("w:after"), 20) ?? look.after;
      break;
    case "w:ind":
      look.indent = points(tag.get("w:left") ?? tag.get("w:start"), 20) ?? look.indent;
      break;
    case "w:numId":
      look.isList = tag.get("w:val") !== "0";
      break;
    case "w:outlineLvl":
      look.isHeading = Number(tag.get("w:val")) < 9;
      break;
  }
}

type Style = { look: Look; basedOn: string | undefined };

/** Word's own look where a file says nothing. */
const PLAIN: Look = { size: 10, before: 0, after: 0 };
const DEFAULTS = "";

/** `bytes` of word/styles.xml, or null without one. Throws what readXml throws. */
export function readStyles(bytes: Uint8Array | null): Styles {
  const styles = new Map<string, Style>();
  const defaults: Style = { look: { ...PLAIN }, basedOn: undefined };
  let current: Style | null = null;
  let usual: string | undefined;
  if (bytes)
    readXml(bytes, {
      open(tag) {
        if (tag.name === "w:docDefaults") current = defaults;
        else if (tag.name === "w:style") {
          current = { look: {}, basedOn: undefined };
          const id = tag.get("w:styleId") ?? DEFAULTS;
          styles.set(id, current);
          if (tag.get("w:type") === "paragraph" && isDefault(tag)) usual = id;
        } else if (tag.name === "w:basedOn" && current) current.basedOn = tag.get("w:val");
        else if (current) addToLook(current.look, tag);
      },
      close(name) {
        if (name === "w:style" || name === "w:docDefaults") current = null;
      },
      text() {},
    });
  const known = new Map<string, Look>();
  return {
    lookOf(id) {
      const wanted = id ?? usual ?? DEFAULTS;
      const look = known.get(wanted) ?? { ...defaults.look, ...inherited(styles, wanted) };
      known.set(wanted, look);
      return look;
    },
    addedBy: (id) => inherited(styles, id),
  };
}

const isDefault = (tag: Tag) => ["1", "true", "on"].includes(tag.get("w:default") ?? "0");

const MOST_ANCESTORS = 20;

/** A style's look with that of the styles it is based on; a circle ends after a few rounds. */
function inherited(styles: ReadonlyMap<string, Style>, id: string): Look {
  const looks: Look[] = [];
  for (let at: string | undefined = id; at !== undefined && looks.length < MOST_ANCESTORS; ) {
    const style: Style | undefined = styles.get(at);
    if (!style) break;
    looks.unshift(style.look);
    at = style.basedOn;
  }
  return Object.assign({}, ...looks);
}

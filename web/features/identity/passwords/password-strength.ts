// How hard a password is to guess, told in words while it is typed; the server's list of the commonest passwords has the last word.
import { t } from "#messages/identity.ts";
import { isBlankPassword, PASSWORD_LENGTH } from "../../../../contract/identity/rules.ts";
import { fill } from "../../../../messages/fill.ts";

/** What a guesser knows of the person: their address and name. */
export type PersonalWords = { email?: string; name?: string };

/** `too-short` and `too-long` are refused, `weak` is taken with a warning or refused by the server, the others are fine. */
export type PasswordStrength = {
  level: "none" | "too-short" | "too-long" | "weak" | "fair" | "strong";
  /** One sentence for the person; "" while nothing is typed. */
  words: string;
};

/** What guessers try first, alone or with a few characters around it. */
const FAVOURITES =
  /passw(or|0r)?d|qwert|asdf|zxcv|letmein|welcome|iloveyou|admin|abc123|monkey|dragon|sunshine|princess|football|cricket|master|login|secret|india|krishna|vouchboard/;
const KEYBOARD_ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Characters left after what is guessable, from which on a password is fine, and very good. */
const ENOUGH = 8;
const PLENTY = 13;

/** Judges `password` as the server counts it: in characters of its NFKC form. Pure. */
export function passwordStrength(password: string, about: PersonalWords = {}): PasswordStrength {
  const text = password.normalize("NFKC");
  const length = [...text].length;
  if (length === 0) return { level: "none", words: "" };
  if (length < PASSWORD_LENGTH.least)
    return { level: "too-short", words: moreCharacters(PASSWORD_LENGTH.least - length) };
  if (length > PASSWORD_LENGTH.most)
    return { level: "too-long", words: fill(t.tooLongAtMostCharacters, { most: PASSWORD_LENGTH.most }) };
  if (isBlankPassword(text)) return { level: "weak", words: t.blanksAloneAreNoPassword };
  return judge(text.toLowerCase(), about);
}

const moreCharacters = (count: number) => fill(t.tooShortMoreCharactersNeeded, { count });

function judge(text: string, about: PersonalWords): PasswordStrength {
  const rest = unguessable(text, about);
  if (rest.count >= PLENTY) return { level: "strong", words: t.strongHardToGuess };
  if (rest.count >= ENOUGH) return { level: "fair", words: t.fairAFewMoreCharactersOrAnother };
  return { level: "weak", words: fill(t.easyToGuessThreeOrFourUnrelated, { why: rest.why }) };
}

/** How many characters remain once everything that guessers try first counts as one. */
function unguessable(text: string, about: PersonalWords): { count: number; why: string } {
  const own = personalParts(about).find((part) => text.includes(part));
  const withoutOwn = own ? text.replaceAll(own, "*") : text;
  const favourite = FAVOURITES.exec(withoutOwn) ?? FAVOURITES.exec(withoutDisguise(withoutOwn));
  const withoutFavourite = favourite ? withoutOwn.replace(favouriteIn(withoutOwn, favourite), "*") : withoutOwn;
  const count = countSurprises(withoutFavourite);
  if (own) return { count, why: t.itContainsYourNameOrAddress };
  if (favourite) return { count, why: t.itContainsAVeryCommonPassword };
  return { count, why: count < [...text].length / 2 ? t.itRepeatsItselfOrFollowsARow : "" };
}

/** The favourite as it is spelled in the text; a disguise changes letters and never their number. */
const favouriteIn = (text: string, { index, 0: found }: RegExpExecArray) => text.slice(index, index + found.length);

/** "p@ssw0rd" is "password" to a guesser. */
const withoutDisguise = (text: string) =>
  text.replace(/[@0$5431!]/g, (sign) => ({ "@": "a", "4": "a", "0": "o", $: "s", "5": "s", "3": "e" })[sign] ?? "i");

/** Characters that do not merely repeat or continue what stands before them. */
function countSurprises(text: string): number {
  const characters = [...text];
  const seen = new Map<string, number>();
  return characters.filter((character, at) => {
    const [first, before] = [characters[at - 2], characters[at - 1]];
    const times = (seen.get(character) ?? 0) + 1;
    seen.set(character, times);
    return before !== character && times <= 2 && !(areNeighbours(first, before) && areNeighbours(before, character));
  }).length;
}

function areNeighbours(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return KEYBOARD_ROWS.some((row) => {
    const [from, to] = [row.indexOf(one), row.indexOf(other)];
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });
}

/** Words of four letters or more from the address (before the @) and the name, longest first. */
function personalParts({ email = "", name = "" }: PersonalWords): string[] {
  const words = `${email.split("@")[0]} ${name}`
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => [...word].length >= 4).sort((a, b) => b.length - a.length);
}

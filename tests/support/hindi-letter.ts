// Asserts that a letter to a Hindi reader is Hindi: no English is left but names and what people typed.
import assert from "node:assert/strict";

type Letter = { subject: string; text: string; html: string };

/** What stays as it is in Hindi. */
const NAMES = /\b(Vouchboard|CV|UTC|TXT|Re|Asia Kolkata|Asia\/Kolkata|VB-\d+)\b/g;

/** Every text within a fact, the longest first: a short one may be a part of another. */
function typedTexts(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\s*\n\s*|\{name\}/i).filter((line) => /\p{L}/u.test(line));
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value)
    .flatMap(typedTexts)
    .sort((a, b) => b.length - a.length);
}

/** The Latin words of `text` that are neither names nor out of the fact. */
export function englishIn(text: string, fact: unknown): string[] {
  let left = text.replace(/https?:\/\/\S+|\S+@\S+/g, " ");
  for (const typed of typedTexts(fact)) left = left.replaceAll(typed, " ");
  return left.replace(NAMES, " ").match(/[A-Za-z]{2,}/g) ?? [];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The words of a letter's HTML. */
const wordsIn = (html: string) =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? " ");

/** `publicUrl` is that of the English pages. */
export function assertHindi({ subject, text, html }: Letter, fact: unknown, publicUrl: string): void {
  assert.match(html, /^<!doctype html>\n<html lang="hi">/);
  for (const words of [text, wordsIn(html)]) {
    assert.match(words, /\p{Script=Devanagari}/u);
    assert.deepEqual(englishIn(words, [fact, new URL(publicUrl).hostname, "jobs.example.org/hi"]), [], words);
  }
  assert.deepEqual(englishIn(subject, fact), [], subject);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
  assert.deepEqual(
    links.filter((href) => !`${href}/`.startsWith(`${publicUrl}/hi/`)),
    [],
  );
}

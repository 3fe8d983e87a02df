// Fetches the files of a lazy part before importing it, instead of the bundler's own preloading: a browser remembers a
// failed module import until the page is closed, so that a retry after a network failure would fail as well.

import { t } from "#messages/shared.ts";
import { fill } from "../../messages/fill.ts";

const files = new Map<string, Promise<unknown>>();

/** A file could not be fetched; a retry may succeed. */
export class PartUnreachable extends Error {}

/** `paths` from the site's root: scripts and style sheets that this page may lack. Rejects with PartUnreachable. */
export async function importPart<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  await Promise.all(paths.map((path) => once(`/${path}`)));
  return load();
}

function once(path: string): Promise<unknown> {
  const known = files.get(path);
  if (known) return known;
  const coming = isInDocument(path)
    ? Promise.resolve()
    : path.endsWith(".css")
      ? addStyleSheet(path)
      : fetchScript(path);
  files.set(path, coming);
  coming.catch(() => files.delete(path));
  return coming;
}

/** Loaded with the document, without which this script would not run. */
const isInDocument = (path: string) => document.querySelector(`head > link[href="${CSS.escape(path)}"]`) !== null;

/** Fetches into the browser's cache, where the import finds it. */
async function fetchScript(path: string): Promise<void> {
  try {
    const answer = await fetch(path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`it was answered ${answer.status}`);
  } catch (cause) {
    throw new PartUnreachable(fill(t.couldNotBeFetched, { path }), { cause });
  }
}

function addStyleSheet(path: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new PartUnreachable(fill(t.couldNotBeFetched, { path })));
    };
    document.head.append(link);
  });
}

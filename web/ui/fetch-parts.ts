// Fetches the files of a part of the site before it is imported, in place of the bundler's own preloading: a browser that could
// not load a module takes it for broken as long as the page lives, so whoever tried again, on line by then, would fail again.

/** Files that have come, or are on their way. */
const files = new Map<string, Promise<unknown>>();

/** A file of a part could not be fetched; trying again may help. */
export class PartUnreachable extends Error {}

/** `paths` from the site's root: all that the module needs and this page may not have, style sheets too. Rejects with PartUnreachable. */
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

/** The document brought it, or the page would not be alive. */
const isInDocument = (path: string) => document.querySelector(`head > link[href="${CSS.escape(path)}"]`) !== null;

/** Into the browser's cache, where the import finds it. */
async function fetchScript(path: string): Promise<void> {
  try {
    const answer = await fetch(path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`it was answered ${answer.status}`);
  } catch (cause) {
    throw new PartUnreachable(`${path} could not be fetched.`, { cause });
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
      reject(new PartUnreachable(`${path} could not be fetched.`));
    };
    document.head.append(link);
  });
}

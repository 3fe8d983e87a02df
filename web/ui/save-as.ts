// Lets the browser save a file, without leaving the page.

/** `url` answers as an attachment or is a blob's. */
export function saveAs(url: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.rel = "noopener";
  // Browsers ignore `download` for another origin's file store; its answer is an attachment, so this page stays open.
  if (new URL(url, window.location.href).origin !== window.location.origin) link.target = "_blank";
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves text that this page has. */
export function saveText(text: string, { type, fileName }: { type: string; fileName: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveAs(url, fileName);
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

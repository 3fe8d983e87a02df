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

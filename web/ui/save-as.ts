// Hands a file to the browser to be saved, without leaving the page.

/** `url` answers as an attachment or is a blob's. */
export function saveAs(url: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.rel = "noopener";
  // A store of files under another name ignores `download`; its answer is an attachment, and this page stays where it is.
  if (new URL(url, window.location.href).origin !== window.location.origin) link.target = "_blank";
  document.body.append(link);
  link.click();
  link.remove();
}

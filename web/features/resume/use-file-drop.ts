// Files dropped anywhere on the page or pasted, while a dialog wants one.
import { useEffect, useState } from "react";

const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") === true;

/** Returns whether a file hovers over the page. Drops outside the zone count too: the browser would leave the page for them. */
export function useFileDrop(isWanted: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const { signal } = stop;
    const listen = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, hear, { signal });
    listen("dragover", (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    });
    // Moving between elements within the page has a relatedTarget.
    listen("dragleave", (event) => event.relatedTarget === null && setOver(false));
    listen("drop", (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    });
    listen("paste", (event) => {
      if (!hasFiles(event.clipboardData)) return;
      event.preventDefault();
      onFiles([...(event.clipboardData?.files ?? [])]);
    });
    return () => {
      stop.abort();
      setOver(false);
    };
  }, [isWanted, onFiles]);
  return isOver;
}

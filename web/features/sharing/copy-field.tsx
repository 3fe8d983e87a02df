// A link to view, select and copy.
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** How long the button confirms the copy, in ms. */
const TOLD_MS = 2_500;

/** `url` is null while the link is being created. */
export function CopyField({ url }: { url: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  if (url === null)
    return (
      <div
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 mt-4 [&>.input]:text-ellipsis [&>.button]:min-w-33 [&>.skeleton]:col-span-full max-[30rem]:grid-cols-[minmax(0,1fr)]"
        role="status"
      >
        <span className="sr-only">Your link is being made.</span>
        <Skeleton className="h-12 w-full" />
      </div>
    );
  const run = async () => {
    // If copying is refused, selects the text for a keyboard copy.
    if (!(await copy(url))) field.current?.select();
  };
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 mt-4 [&>.input]:text-ellipsis [&>.button]:min-w-33 [&>.skeleton]:col-span-full max-[30rem]:grid-cols-[minmax(0,1fr)]">
        <input
          ref={field}
          className="input"
          readOnly
          value={url}
          aria-label="Link to this job"
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void run()}>
          <Icon name={state === "copied" ? "check" : "link"} size={18} />
          {state === "copied" ? "Copied" : "Copy link"}
        </Button>
      </div>
      <p role="status" className={state === "refused" ? "mt-2 text-sm/body text-ink-soft" : "sr-only"}>
        {state === "copied" && "The link is copied."}
        {state === "refused" && "Your browser did not let us copy. The link is selected: copy it with your keyboard."}
      </p>
    </div>
  );
}

type CopyState = "idle" | "copied" | "refused";

function useCopy(): { state: CopyState; copy: (text: string) => Promise<boolean> } {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), TOLD_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    setState(isCopied ? "copied" : "refused");
    return isCopied;
  };
  return { state, copy };
}

/** False where the browser does not allow it: an old one, or a page over plain HTTP. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// Placeholders with the size of the coming content: a single one, or a block that is announced.
import { classNames } from "./class-names.ts";

/** Size it with classes (`h-4 w-40`). */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames("skeleton", className)} />;
}

type LoadingBlockProps = {
  /** For screen readers only. */
  label: string;
  /** The size of each placeholder, top to bottom, in classes; full width where none is given. */
  sizes: readonly string[];
  /** The block's layout. */
  className?: string;
};

export function LoadingBlock({ label, sizes, className = "grid gap-3" }: LoadingBlockProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {sizes.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
        <Skeleton key={index} className={size} />
      ))}
    </div>
  );
}

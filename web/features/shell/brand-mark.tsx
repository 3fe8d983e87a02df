// The product's mark: two people whose lines meet in a tick, on a board; and the name beside it.
import { BRAND_NAME } from "../../../contract/brand.ts";

export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className="brand-mark shrink-0">
      <rect className="brand-board" width="40" height="40" rx="11.5" />
      <path d="M11 18.500 18 29.500 29.500 15.500" className="brand-tick" />
      <circle cx="10.200" cy="11.700" r="3.300" className="brand-left" />
      <circle cx="30.300" cy="9.200" r="3.300" className="brand-right" />
    </svg>
  );
}

export function BrandName() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <BrandMark />
      <span className="font-display text-xl font-bold tracking-[-0.03em] text-ink">{BRAND_NAME}</span>
    </span>
  );
}

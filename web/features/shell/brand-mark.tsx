// The product's mark: two people whose lines meet in a tick, on a board, or the operator's logo; and the name beside it.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { useSiteFacts } from "../../site-facts.ts";

function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className="brand-mark shrink-0">
      <rect className="brand-board" width="40" height="40" rx="11.5" />
      <path
        d="M11 18.5 18 29.5 29.5 15.5"
        className="fill-none stroke-[#fff] stroke-[4.4] [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <circle cx="10.2" cy="11.7" r="3.3" className="fill-accent" />
      <circle cx="30.3" cy="9.2" r="3.3" className="fill-[#fff]" />
    </svg>
  );
}

export function BrandName() {
  const { logo } = useSiteFacts();
  return (
    <span className="inline-flex items-center gap-2 min-[24rem]:gap-2.5">
      {logo ? (
        <img src={`/images/pictures/${logo}`} alt="" width={36} height={36} className="shrink-0 rounded-sm" />
      ) : (
        <BrandMark />
      )}
      <span className="brand-name font-display text-lg font-bold tracking-[-0.03em] text-ink min-[24rem]:text-xl">
        {BRAND_NAME}
      </span>
    </span>
  );
}

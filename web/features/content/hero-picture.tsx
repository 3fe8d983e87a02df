// The landing page's picture: a board with a pinned job, and a colleague's recommendation.

export function HeroPicture() {
  return (
    <svg viewBox="0 0 560 520" aria-hidden="true" className="w-full h-auto">
      {/* The board and its empty slots. */}
      <rect x="74" y="46" width="420" height="420" rx="44" className="fill-board" />
      <rect x="74" y="46" width="420" height="420" rx="44" className="fill-none stroke-[oklch(1_0_0/0.16)] stroke-10" />
      <g className="fill-[oklch(1_0_0/0.1)]">
        <rect x="112" y="84" width="150" height="96" rx="18" />
        <rect x="306" y="84" width="150" height="60" rx="18" />
        <rect x="112" y="360" width="110" height="70" rx="18" />
        <rect x="346" y="372" width="110" height="58" rx="18" />
      </g>

      <PinnedJob />
      <Colleagues />
      {/* Lines from one to the other. */}
      <path
        d="M150 384c40-18 66-22 92-12"
        className="fill-none stroke-accent stroke-5 [stroke-linecap:round] [stroke-dasharray:1_13]"
      />
      <path
        d="M446 168c-8 12-14 18-24 24"
        className="fill-none stroke-accent stroke-5 [stroke-linecap:round] [stroke-dasharray:1_13]"
      />
    </svg>
  );
}

const PinnedJob = () => (
  <g className="filter-[drop-shadow(0_14px_22px_oklch(0.2_0.05_245/0.28))]">
    <rect x="150" y="150" width="290" height="206" rx="26" className="fill-surface" />
    <rect x="178" y="182" width="54" height="54" rx="14" className="fill-tint-2" />
    <path
      d="M193 216v-14h24v14zM200 202v-5h10v5"
      className="fill-none stroke-4 [stroke-linecap:round] [stroke-linejoin:round] stroke-accent-ink"
    />
    <rect x="248" y="186" width="150" height="17" rx="8.5" className="fill-ink" />
    <rect x="248" y="216" width="96" height="12" rx="6" className="fill-line-strong" />
    <rect x="178" y="262" width="76" height="26" rx="13" className="fill-tint-1" />
    <rect x="262" y="262" width="58" height="26" rx="13" className="fill-tint-1" />
    <rect x="328" y="262" width="84" height="26" rx="13" className="fill-tint-3" />
    <rect x="178" y="308" width="234" height="11" rx="5.5" className="fill-tint-6" />
    <rect x="178" y="328" width="168" height="11" rx="5.5" className="fill-tint-6" />
    <circle cx="295" cy="150" r="13" className="fill-accent" />
    <circle cx="291" cy="146" r="4" className="fill-accent-soft" />
  </g>
);

/** Two colleagues, one with a speech bubble. */
const Colleagues = () => (
  <>
    <g>
      <path
        d="M372 298h126a30 30 0 0 1 30 30v56a30 30 0 0 1-30 30h-22l-26 30v-30h-78a30 30 0 0 1-30-30v-56a30 30 0 0 1 30-30Z"
        className="fill-accent"
      />
      <path
        d="M404 358 426 380 468 332"
        className="fill-none stroke-on-accent stroke-13 [stroke-linecap:round] [stroke-linejoin:round]"
      />
    </g>
    <g>
      <circle cx="96" cy="392" r="58" className="fill-surface" />
      <circle cx="96" cy="392" r="50" className="fill-tint-4" />
      <circle cx="96" cy="378" r="19" className="fill-[oklch(0.72_0.085_55)]" />
      <path
        d="M60 425a37 34 0 0 1 72 0 50 50 0 0 1-72 0Z"
        className="fill-[light-dark(oklch(0.3_0.06_245),oklch(0.62_0.1_235))]"
      />
      <path d="M77 374a19 19 0 0 1 38 0c-7-1-13-5-16-10-4 6-12 10-22 10Z" className="fill-[oklch(0.24_0.03_50)]" />
    </g>
    <g>
      <circle cx="482" cy="132" r="46" className="fill-surface" />
      <circle cx="482" cy="132" r="39" className="fill-tint-3" />
      <circle cx="482" cy="121" r="15" className="fill-[oklch(0.55_0.075_50)]" />
      <path
        d="M454 158a29 27 0 0 1 56 0 39 39 0 0 1-56 0Z"
        className="fill-[light-dark(oklch(0.45_0.105_155),oklch(0.6_0.11_155))]"
      />
      <path
        d="M466 124c-2-14 6-22 16-22s19 8 16 22c-3-9-8-11-16-11s-13 3-16 11Z"
        className="fill-[oklch(0.24_0.03_50)]"
      />
    </g>
  </>
);

// The picture of the page for employees: a request that was read, and a recommendation.

export function RefereePicture() {
  return (
    <svg viewBox="0 0 400 380" aria-hidden="true" className="mx-auto hidden w-full max-w-sm lg:block">
      <rect
        x="30"
        y="30"
        width="250"
        height="310"
        rx="30"
        className="fill-[oklch(1_0_0/0.12)] stroke-[oklch(1_0_0/0.3)] stroke-2"
      />
      <circle cx="88" cy="94" r="28" className="fill-[oklch(1_0_0/0.35)]" />
      <rect x="132" y="78" width="112" height="14" rx="7" className="fill-[#fff]" />
      <rect x="132" y="102" width="76" height="11" rx="5.5" className="fill-[oklch(1_0_0/0.35)]" />
      {[160, 196, 232].map((y, index) => (
        <g key={y}>
          <rect x="60" y={y} width="22" height="22" rx="7" className="fill-[oklch(1_0_0/0.35)]" />
          <path
            d={`M65 ${y + 11}l5 5 8-10`}
            className="fill-none stroke-[#fff] stroke-[3.5] [stroke-linecap:round] [stroke-linejoin:round]"
          />
          <rect
            x="98"
            y={y + 6}
            width={[140, 108, 126][index]}
            height="10"
            rx="5"
            className="fill-[oklch(1_0_0/0.35)]"
          />
        </g>
      ))}
      <rect x="60" y="284" width="90" height="26" rx="13" className="fill-accent" />
      <path
        d="M214 188h130a32 32 0 0 1 32 32v62a32 32 0 0 1-32 32h-20l-28 32v-32h-82a32 32 0 0 1-32-32v-62a32 32 0 0 1 32-32Z"
        className="fill-accent"
      />
      <path
        d="M248 252 273 277 318 224"
        className="fill-none stroke-on-accent stroke-13 [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <circle cx="322" cy="96" r="44" className="fill-[#fff]" />
      <circle cx="322" cy="96" r="35" className="fill-[oklch(0.415_0.098_241)]" />
      <path
        d="M322 74v23l15 9"
        className="fill-none stroke-[#fff] [stroke-linecap:round] [stroke-linejoin:round] stroke-5"
      />
    </svg>
  );
}

// The picture of the page for employees: a request that was read, and a recommendation.

export function RefereePicture() {
  return (
    <svg viewBox="0 0 400 380" aria-hidden="true" className="mx-auto hidden w-full max-w-sm lg:block">
      <rect x="30" y="30" width="250" height="310" rx="30" className="referee-sheet" />
      <circle cx="88" cy="94" r="28" className="referee-pale" />
      <rect x="132" y="78" width="112" height="14" rx="7" className="referee-white" />
      <rect x="132" y="102" width="76" height="11" rx="5.5" className="referee-pale" />
      {[160, 196, 232].map((y, index) => (
        <g key={y}>
          <rect x="60" y={y} width="22" height="22" rx="7" className="referee-pale" />
          <path d={`M65 ${y + 11}l5 5 8-10`} className="referee-check" />
          <rect x="98" y={y + 6} width={[140, 108, 126][index]} height="10" rx="5" className="referee-pale" />
        </g>
      ))}
      <rect x="60" y="284" width="90" height="26" rx="13" className="fill-accent" />
      <path
        d="M214 188h130a32 32 0 0 1 32 32v62a32 32 0 0 1-32 32h-20l-28 32v-32h-82a32 32 0 0 1-32-32v-62a32 32 0 0 1 32-32Z"
        className="fill-accent"
      />
      <path d="M248 252 273 277 318 224" className="hero-tick" />
      <circle cx="322" cy="96" r="44" className="referee-white" />
      <circle cx="322" cy="96" r="35" className="referee-face" />
      <path d="M322 74v23l15 9" className="referee-hand" />
    </svg>
  );
}

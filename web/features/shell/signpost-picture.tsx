// A signpost whose arms point both ways: the picture of the not-found page.

export function SignpostPicture() {
  return (
    <svg viewBox="0 0 280 260" width="280" height="260" aria-hidden="true" className="mx-auto hidden md:block">
      <ellipse cx="140" cy="240" rx="104" ry="12" className="fill-tint-1" />
      <rect x="132" y="40" width="16" height="200" rx="8" className="fill-ink-faint" />
      <path d="M60 62h132l30 26-30 26H60a10 10 0 0 1-10-10V72a10 10 0 0 1 10-10Z" className="fill-accent" />
      <path d="M222 132H96l-30 24 30 24h126a10 10 0 0 0 10-10v-28a10 10 0 0 0-10-10Z" className="fill-board" />
      <path d="M76 88h76" className="fill-none stroke-7 [stroke-linecap:round] stroke-on-accent" />
      <path d="M118 156h84" className="fill-none stroke-7 [stroke-linecap:round] stroke-[#fff]" />
    </svg>
  );
}

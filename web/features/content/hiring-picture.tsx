// The corporate page's picture: a short list of people, the first one vouched for.

const ROWS = [
  { y: 70, tint: "fill-tint-2", name: 120, role: 86, isVouched: true },
  { y: 166, tint: "fill-tint-3", name: 96, role: 120, isVouched: true },
  { y: 262, tint: "fill-tint-5", name: 132, role: 72, isVouched: false },
] as const;

export function HiringPicture() {
  return (
    <svg viewBox="20 0 400 400" aria-hidden="true" className="mx-auto hidden w-full max-w-md lg:block">
      <rect x="60" y="20" width="340" height="360" rx="36" className="fill-tint-1" />
      {ROWS.map((row) => (
        <g key={row.y} transform={row.isVouched ? "translate(-30 0)" : undefined}>
          <rect
            x="60"
            y={row.y - 26}
            width="320"
            height="80"
            rx="20"
            className="fill-surface stroke-line"
            strokeWidth="2"
          />
          <circle cx="102" cy={row.y + 14} r="24" className={row.tint} />
          <circle cx="102" cy={row.y + 8} r="9" className="fill-ink-soft" />
          <path d={`M86 ${row.y + 31}a16 14 0 0 1 32 0Z`} className="fill-ink-soft" />
          <rect x="142" y={row.y} width={row.name} height="13" rx="6.5" className="fill-ink" />
          <rect x="142" y={row.y + 22} width={row.role} height="10" rx="5" className="fill-line-strong" />
          {row.isVouched && (
            <>
              <circle cx="340" cy={row.y + 14} r="20" className="fill-accent" />
              <path
                d={`M331 ${row.y + 14}l7 7 12-14`}
                className="fill-none stroke-on-accent stroke-5 [stroke-linecap:round] [stroke-linejoin:round]"
              />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

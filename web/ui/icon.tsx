// The line icons, drawn on a 24 grid; decorative unless labelled.
import { classNames } from "./class-names.ts";

const PATHS = {
  home: "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5h4v5",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5 10 17.5 19.5 7",
  "chevron-down": "M6 9.5l6 6 6-6",
  "chevron-right": "M9.5 6l6 6-6 6",
  "chevron-left": "M14.5 6l-6 6 6 6",
  "arrow-right": "M4 12h15M13 6l6 6-6 6",
  "arrow-up-right": "M7 17 17 7M8.5 7H17v8.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  filter: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
  location:
    "M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11ZM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z",
  briefcase: "M4 8.5h16v10.5H4zM9 8.5V5.5h6v3M4 13h16M12 12v2",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2",
  wallet: "M4 7.5h14.5V19H4zM4 7.5 15 4v3.5M15 12h5v3.5h-5z",
  building: "M5 20.5v-16h9v16M14 9.5h5v11M3 20.5h18M8 8h3M8 11.5h3M8 15h3M16.5 13v0M16.5 16.5v0",
  people:
    "M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3 19.5c.4-3.4 2.9-5 6-5s5.6 1.6 6 5M15.5 5.2a3.25 3.25 0 0 1 0 6.1M17 14.7c2.3.5 3.7 2.1 4 4.8",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-5.9 7.5-5.9s6.9 1.9 7.5 5.9",
  handshake: "M3 8.5l4-2 5 2 5-2 4 2v7l-3 1.5-6 3.5-6-3.5-3-1.5zM12 8.5 8.5 12a1.7 1.7 0 0 0 2.4 2.4l1.6-1.4 4.5 4",
  chat: "M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12.2h5",
  mail: "M3.5 6h17v12.5h-17zM4 7l8 6.5L20 7",
  shield: "M12 3.5 19 6v5.5c0 4.6-2.9 7.7-7 9.5-4.1-1.8-7-4.9-7-9.5V6zM8.8 12l2.3 2.3 4.2-4.6",
  star: "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
  spark: "M12 3.5l1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6L4.5 11l5.6-1.9zM19 17v4M17 19h4",
  bolt: "M13 3 5.5 13.5H11L10 21l8-11h-6z",
  document: "M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 12.5h6M9 16h6",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2",
  globe:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.5 2.3 3.7 5.1 3.7 8.5s-1.2 6.2-3.7 8.5c-2.5-2.3-3.7-5.1-3.7-8.5S9.5 5.8 12 3.5Z",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12.5V20h14v-7.5",
  bookmark: "M6.5 4h11v16.5L12 16.5l-5.5 4z",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z",
  monitor: "M3.5 5h17v11.5h-17zM9 20h6M12 16.5V20",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7v.1",
  warning: "M12 4 21 19.5H3zM12 10v4.5M12 17v.1",
  calendar: "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
  plus: "M12 5v14M5 12h14",
  external: "M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5",
  tool: "M14.5 6.5a4 4 0 0 1 5-1.3l-2.7 2.7 1.3 2.3 2.3.2 1-2.4M13.5 10.5l-8 8 1.8 1.8 8-8",
  eye: "M2.5 12c2-4 5.3-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.3 6.5-9.5 6.5S4.5 16 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M4 4l16 16M9.7 5.7a10 10 0 0 1 2.3-.2c4.2 0 7.5 2.5 9.5 6.5a15 15 0 0 1-2.8 3.8M6.3 7.3A14 14 0 0 0 2.5 12c2 4 5.3 6.5 9.5 6.5a10 10 0 0 0 4.5-1M10 9.8a3 3 0 0 0 4.2 4.3",
  lock: "M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
  pencil: "M4.5 19.5l.9-4L16 4.9a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L8.5 18.6zM14 7l3 3",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
  download: "M12 4v11M8 11.5l4 4 4-4M5 19.5h14",
  upload: "M12 16V5M8 8.5l4-4 4 4M5 19.5h14",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z",
  more: "M6 12v.1M12 12v.1M18 12v.1",
  "arrow-up": "M12 19V5M6.5 10.5 12 5l5.5 5.5",
  "arrow-down": "M12 5v14M6.5 13.5 12 19l5.5-5.5",
  refresh: "M19 12a7 7 0 1 1-2.1-5M19.5 3.5v4.5H15",
  whatsapp:
    "M4 20l1.2-3.9A8.2 8.2 0 1 1 8.2 19zM9 8.8c0 3.5 2.7 6.2 6.2 6.2l.8-1.8-2.1-1.1-.9.9c-.9-.4-1.6-1.1-2-2l.9-.9L10.8 8z",
  linkedin: "M6.5 10v8.5M6.5 6.3v.1M11 18.5V10M11 13.7c0-2.1 1.3-3.7 3.4-3.7s3.1 1.5 3.1 3.7v4.8",
  bell: "M6.5 10a5.5 5.5 0 0 1 11 0c0 4.5 1.7 6 2 6.5h-15c.3-.5 2-2 2-6.5ZM10 19.5a2.2 2.2 0 0 0 4 0",
  flag: "M6 21V4M6 4.5c4-2 7 2 12 0V13c-5 2-8-2-12 0",
  "off-line": "M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5.5 12.5a9 9 0 0 1 4-2.3M14.5 10.2a9 9 0 0 1 4 2.3M12 19v.1",
} as const;

export type IconName = keyof typeof PATHS;

/** `size` in pixels (default 20). With `label` it is an image of that name; without, it is hidden from assistive technology. */
export function Icon({
  name,
  size = 20,
  label,
  className,
}: {
  name: IconName;
  size?: number;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classNames("icon", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

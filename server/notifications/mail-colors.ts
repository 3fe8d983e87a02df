// The colours of mails: those of web/styles/tokens.css as hex, which mail programs understand (a test compares them).

export const MAIL_COLORS = {
  canvas: { light: "#ffffff", dark: "#0b141b" },
  surface: { light: "#ffffff", dark: "#14232f" },
  sunken: { light: "#f2f7fa", dark: "#0f1c25" },
  line: { light: "#d6e1e6", dark: "#2e3b46" },
  ink: { light: "#0f2233", dark: "#ebf1f4" },
  "ink-soft": { light: "#3d4f60", dark: "#b6c3cb" },
  "ink-faint": { light: "#526473", dark: "#98a7b1" },
  brand: { light: "#005d80", dark: "#70cceb" },
  "brand-strong": { light: "#004766", dark: "#9ce0f7" },
  "brand-soft": { light: "#daf1fa", dark: "#123345" },
  "on-brand": { light: "#ffffff", dark: "#061c2e" },
  link: { light: "#005a82", dark: "#82d5f1" },
  accent: { light: "#fdb735", dark: "#f9bb45" },
} as const;

export type MailColor = keyof typeof MAIL_COLORS;

// The months by name.

import { t } from "#messages/shared.ts";

export const MONTHS = [
  t.january,
  t.february,
  t.march,
  t.april,
  t.may,
  t.june,
  t.july,
  t.august,
  t.september,
  t.october,
  t.november,
  t.december,
] as const;

// Makes UUIDv7 strings from a posting time and seeded random bits, so that newest first is id descending.
import type { Random } from "./random.ts";

const HEX = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));

function bytes(word: number): string {
  return (
    (HEX[word >>> 24] as string) +
    (HEX[(word >>> 16) & 255] as string) +
    (HEX[(word >>> 8) & 255] as string) +
    (HEX[word & 255] as string)
  );
}

/** A version 7 UUID whose first 48 bits are `time` (whole milliseconds since 1970). */
export function uuidV7(time: number, rng: Random): string {
  const high = bytes(Math.floor(time / 65536) >>> 0);
  const low = time % 65536;
  const a = rng.bits();
  const b = bytes(rng.bits());
  const version = 0x70 | ((a >>> 8) & 15);
  const variant = 0x80 | ((a >>> 16) & 63);
  return (
    `${high}-${HEX[low >>> 8]}${HEX[low & 255]}-${HEX[version]}${HEX[a & 255]}-` +
    `${HEX[variant]}${HEX[(a >>> 24) & 255]}-${b}${bytes(rng.bits()).slice(0, 4)}`
  );
}

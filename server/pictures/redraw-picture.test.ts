// Which pictures are drawn anew, what is left of them, and how hostile files are refused.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { refusalOf } from "../../tests/support/uploads.ts";
import { type PictureShape, redrawPicture } from "./redraw-picture.ts";

const SQUARE: PictureShape = {
  aspect: { width: 1, height: 1 },
  widths: [32, 128],
  least: { width: 64, height: 64 },
  quality: 90,
};
const WHOLE: PictureShape = { ...SQUARE, aspect: null };
const named = { fileName: "our logo.png", field: "picture" };
const draw = (bytes: Uint8Array, mimeType: string, shape = SQUARE) => redrawPicture(bytes, mimeType, shape, named);

/** Left half red, right half blue. */
const plain = (width = 300, height = 200) => {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#0000ff" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
};

async function colourAt(file: Uint8Array | undefined, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 64));
}
const RED = [4, 0, 0];
const BLUE = [0, 0, 4];

const TYPES: [string, (image: Sharp) => Promise<Buffer>][] = [
  ["image/jpeg", (image) => image.jpeg().toBuffer()],
  ["image/png", (image) => image.png().toBuffer()],
  ["image/webp", (image) => image.webp().toBuffer()],
];
for (const [mimeType, encode] of TYPES)
  test(`a ${mimeType} is drawn anew in each size, cropped around its middle`, async () => {
    const { width, height, files } = await draw(await encode(plain()), mimeType);
    assert.deepEqual([width, height, Object.keys(files)], [128, 128, ["32", "128"]]);
    for (const side of [32, 128]) {
      const found = await sharp(files[side]).metadata();
      assert.deepEqual([found.format, found.width, found.height], ["webp", side, side]);
      assert.deepEqual(await colourAt(files[side], 2, 2), RED);
      assert.deepEqual(await colourAt(files[side], side - 3, 2), BLUE);
    }
  });

test("nothing of the file but its pixels stays: no place, no author, nothing behind its end", async () => {
  const secret = "<script>alert('51.5 N')</script>";
  const noted = await plain()
    .withExif({ IFD0: { Artist: secret, ImageDescription: secret }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  assert.ok(noted.includes(secret));
  const { files } = await draw(Buffer.concat([noted, Buffer.from(`PK\x03\x04<html>${secret}`)]), "image/jpeg");
  for (const file of Object.values(files)) {
    assert.equal(Buffer.from(file).includes("script"), false);
    const { exif, xmp, icc, iptc } = await sharp(file).metadata();
    assert.deepEqual([exif, xmp, icc, iptc], [undefined, undefined, undefined, undefined]);
  }
});

test("a picture lies as its camera held it, keeps its shape where asked, and is never enlarged", async () => {
  const turned = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, files } = await draw(turned, "image/jpeg", WHOLE);
  assert.deepEqual([width, height], [85, 128]);
  assert.deepEqual([await colourAt(files[128], 5, 5), await colourAt(files[128], 5, 122)], [RED, BLUE]);
  const small = await draw(await plain(100, 70).png().toBuffer(), "image/png", WHOLE);
  assert.deepEqual([small.width, small.height], [100, 70]);
});

test("what is transparent stays so", async () => {
  const clear = sharp({ create: { width: 90, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { files } = await draw(await clear.png().toBuffer(), "image/png");
  assert.equal((await sharp(files[128]).stats()).isOpaque, false);
});

const chunk = (kind: string, body: Buffer) => {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** A PNG of black and white, whose lines are all alike. */
function png(width: number, height: number, { lines = height, more = [] as Buffer[] } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))));
  const parts = [chunk("IHDR", head), ...more, chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}
const SVG = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>1</script></svg>`);
const webp = (await plain().webp().toBuffer()) as Buffer;
const HOSTILE: [string, Buffer, string, number, RegExp][] = [
  ["an SVG", SVG, "image/svg+xml", 415, /not a JPEG, PNG or WebP/],
  ["an SVG that calls itself PNG", SVG, "image/png", 415, /not a JPEG/],
  ["a GIF that calls itself PNG", await plain().gif().toBuffer(), "image/png", 415, /not a JPEG/],
  ["a PNG that calls itself JPEG", png(90, 90), "image/jpeg", 415, /not a JPEG/],
  ["a page behind a JPEG's first bytes", Buffer.from("\xff\xd8\xff<html>", "latin1"), "image/jpeg", 400, /damaged/],
  ["a page behind a PNG's first bytes", Buffer.concat([png(9, 9).subarray(0, 8), SVG]), "image/png", 400, /damaged/],
  ["nothing", Buffer.alloc(0), "image/png", 415, /not a JPEG/],
  ["half a JPEG", (await plain().jpeg().toBuffer()).subarray(0, 900), "image/jpeg", 400, /damaged/],
  ["half a WebP", webp.subarray(0, webp.length / 2), "image/webp", 400, /damaged/],
  ["a PNG of 400 million pixels", png(20_000, 20_000), "image/png", 400, /too large/],
  ["one that only claims 4,000 million", png(65_000, 65_000, { lines: 1 }), "image/png", 400, /too large/],
  ["a thin one that is too long", png(20_000, 100), "image/png", 400, /too large/],
  ["one of a few pixels", png(20, 20), "image/png", 400, /at least 64 × 64 pixels/],
  ["one with fewer lines than it says", png(5_000, 5_000, { lines: 5 }), "image/png", 400, /damaged/],
];
describe("is refused by the file's name:", () => {
  for (const [name, bytes, mimeType, status, words] of HOSTILE)
    test(name, async () => {
      const refusal = await refusalOf(draw(bytes, mimeType));
      assert.deepEqual([refusal.status, refusal.code, refusal.field], [status, "INVALID_FILE", "picture"]);
      assert.match(refusal.message, /^“our logo\.png” /);
      assert.match(refusal.message, words);
    });
});

test("notes that unpack to a gigabyte cost nothing", async () => {
  const bomb = Buffer.concat([Buffer.from("note\0\0"), deflateSync(Buffer.alloc(200_000_000))]);
  const { width } = await draw(png(90, 90, { more: [chunk("zTXt", bomb)] }), "image/png");
  assert.equal(width, 128);
});

// Checks that proofs lose their metadata (EXIF, XMP, texts, authors, attachments) while pictures stay the same bit for
// bit.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { crc32, deflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from "pdf-lib";
import * as hostile from "../../../../tests/support/hostile-pdfs.ts";
import { bombs } from "../../../../tests/support/pdf-bombs.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { stripProof } from "./strip-proof.ts";

const SECRETS = ["GPS-18.52N", "Priya Iyer", "Canon EOS", "secret-thumbnail", "appended-zip"];
const tells = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes).toString("latin1");
  return SECRETS.filter((secret) => text.includes(secret) || text.includes(utf16(secret)));
};
const utf16 = (text: string) => [...text].map((letter) => `\0${letter}`).join("");

const segment = (marker: number, body: Buffer | string) => {
  const bytes = Buffer.from(body as string, "latin1");
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};

/** EXIF with a text and the orientation in IFD0, as cameras write it; little or big endian. */
function exif(turned: number, isLittle = false): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write(isLittle ? "II" : "MM", 0, "latin1");
  const put16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const put32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  put16(42, 2);
  put32(8, 4);
  put16(2, 8);
  for (const [entry, tag, type, count] of [
    [0, 0x010f, 2, 10],
    [1, 0x0112, 3, 1],
  ] as const) {
    const at = 10 + entry * 12;
    put16(tag, at);
    put16(type, at + 2);
    put32(count, at + 4);
    if (tag === 0x0112) put16(turned, at + 8);
    else put32(38, at + 8);
  }
  return Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from("Canon EOS\0GPS-18.52N", "latin1")]);
}

const TABLES = Buffer.concat([segment(0xdb, "q".repeat(65)), segment(0xc4, "h".repeat(30))]);
const FRAME = segment(0xc0, "\x08\x00\x10\x00\x10\x01\x01\x11\x00");
/** A scan with an escaped marker, a restart marker and a fill byte. */
const SCAN = Buffer.concat([
  segment(0xda, "\x01\x01\x00\x00\x3f\x00"),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xff, 0, 5]),
]);
const JFIF = segment(0xe0, "JFIF\0\x01\x01\x00\x00\x01\x00\x01\x00\x00");
const ICC = segment(0xe2, "ICC_PROFILE\0\x01\x01colours");
const ADOBE = segment(0xee, "Adobe\0\x64\0\0\0\0\x01");
const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);

const jpeg = (...middle: Buffer[]) => Buffer.concat([START, ...middle, END]);
const dirtyJpeg = (turned: number, isLittle = false) =>
  Buffer.concat([
    jpeg(
      JFIF,
      segment(0xe0, "JFXX\0secret-thumbnail"),
      segment(0xe1, exif(turned, isLittle).toString("latin1")),
      segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Priya Iyer</x:xmpmeta>"),
      ICC,
      segment(0xe2, "MPF\0secret-thumbnail"),
      segment(0xed, "Photoshop 3.0\0Priya Iyer"),
      ADOBE,
      segment(0xfe, "Priya Iyer"),
      TABLES,
      FRAME,
      SCAN,
      segment(0xfe, "Canon EOS"),
      segment(0xc4, "second"),
      SCAN,
    ),
    Buffer.from("PK appended-zip"),
  ]);

describe("a JPEG", () => {
  const picture = [JFIF, ICC, ADOBE, TABLES, FRAME, SCAN, segment(0xc4, "second"), SCAN];

  test("retains its tables, scans and colours, bit for bit, and nothing else", async () => {
    assert.equal(tells(dirtyJpeg(1)).length, 5, "the file to begin with tells it all");
    assert.deepEqual(Buffer.from(await stripProof(dirtyJpeg(1), "image/jpeg")), jpeg(...picture));
  });

  for (const isLittle of [false, true])
    test(`retains its orientation, ${isLittle ? "little" : "big"} endian`, async () => {
      const clean = await stripProof(dirtyJpeg(6, isLittle), "image/jpeg");
      assert.deepEqual(tells(clean), []);
      const kept = Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0", "latin1");
      assert.deepEqual(Buffer.from(clean), jpeg(JFIF, segment(0xe1, kept.toString("latin1")), ...picture.slice(1)));
    });

  test("that was cleaned is not changed again", async () => {
    const once = await stripProof(dirtyJpeg(6), "image/jpeg");
    assert.deepEqual(await stripProof(once, "image/jpeg"), once);
  });
});

const chunk = (type: string, body: Buffer | string = "") => {
  const data = Buffer.concat([Buffer.from(type, "latin1"), Buffer.from(body as string, "latin1")]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length - 4, 0);
  frame.writeUInt32BE(crc32(data), 4);
  return Buffer.concat([frame.subarray(0, 4), data, frame.subarray(4)]);
};
const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const HEADER = chunk("IHDR", Buffer.from("00000001000000010800000000", "hex"));
const PIXELS = chunk("IDAT", deflateSync(Buffer.from([0, 128])));

describe("a PNG", () => {
  test("retains its picture, bit for bit, and nothing else", async () => {
    const dirty = Buffer.concat([
      SIGNATURE,
      HEADER,
      chunk("gAMA", "\0\0\xb1\x8f"),
      chunk("tEXt", "Author\0Priya Iyer"),
      chunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0Priya Iyer"),
      chunk("zTXt", "Comment\0\0x"),
      chunk("eXIf", exif(1).subarray(6)),
      chunk("tIME", "\x07\xea\x0b\x15\x0c\0\0"),
      chunk("prVt", "secret-thumbnail"),
      PIXELS,
      chunk("tEXt", "Software\0Canon EOS"),
      chunk("IEND"),
      Buffer.from("appended-zip"),
    ]);
    assert.equal(tells(dirty).length, 5);
    const clean = await stripProof(dirty, "image/png");
    assert.deepEqual(
      Buffer.from(clean),
      Buffer.concat([SIGNATURE, HEADER, chunk("gAMA", "\0\0\xb1\x8f"), PIXELS, chunk("IEND")]),
    );
  });
});

/** A page with a photo and a stamp, and every kind of hidden data that a PDF can have. */
async function dirtyPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setAuthor("Priya Iyer");
  pdf.setCreator("Canon EOS");
  pdf.setTitle("GPS-18.52N");
  const page = pdf.addPage([200, 100]);
  page.drawText("Referral R-42 received", { x: 10, y: 50, size: 12 });
  const { context } = pdf;
  const raw = (dict: Record<string, string | number>, body: Uint8Array) =>
    context.register(PDFRawStream.of(context.obj(dict) as PDFDict, body));
  const xmp = raw({ Type: "Metadata", Subtype: "XML" }, Buffer.from("<x:xmpmeta>Priya Iyer</x:xmpmeta>"));
  pdf.catalog.set(PDFName.of("Metadata"), xmp);
  page.node.set(PDFName.of("Metadata"), xmp);
  page.node.set(PDFName.of("PieceInfo"), context.obj({ App: { Private: PDFString.of("Priya Iyer") } }));
  page.node.set(PDFName.of("Thumb"), raw({}, Buffer.from("secret-thumbnail")));
  const photo = raw(
    {
      Type: "XObject",
      Subtype: "Image",
      Width: 16,
      Height: 16,
      ColorSpace: "DeviceGray",
      BitsPerComponent: 8,
      Filter: "DCTDecode",
    },
    dirtyJpeg(1),
  );
  page.node.setXObject(PDFName.of("Photo"), photo);
  const stamp = raw({ Type: "XObject", Subtype: "Form" }, Buffer.from("the stamp's look"));
  const file = raw({ Type: "EmbeddedFile" }, Buffer.from("appended-zip"));
  page.node.set(
    PDFName.of("Annots"),
    context.obj([
      context.register(
        context.obj({
          Type: "Annot",
          Subtype: "Stamp",
          Rect: [0, 0, 10, 10],
          T: PDFString.of("Priya Iyer"),
          M: PDFString.of("D:20261121"),
          AP: { N: stamp },
        }),
      ),
      context.register(
        context.obj({ Type: "Annot", Subtype: "FileAttachment", Rect: [0, 0, 1, 1], FS: { EF: { F: file } } }),
      ),
    ]),
  );
  await pdf.attach(Buffer.from("appended-zip"), "notes.txt");
  pdf.addJavaScript("run", "app.alert('Priya Iyer')");
  // Uncompressed objects, so that the test can search their text.
  return pdf.save({ useObjectStreams: false });
}

describe("a PDF", () => {
  test("retains its pages with what is drawn on them, and nothing else", async () => {
    const dirty = await dirtyPdf();
    assert.ok(tells(dirty).length >= 4, tells(dirty).join());
    const clean = await stripProof(dirty, "application/pdf");
    assert.deepEqual(await everythingIn(clean), { tells: [], scripts: false, info: false });
    const pdf = await PDFDocument.load(clean, { updateMetadata: false });
    assert.equal(pdf.getPageCount(), 1);
    const { node } = pdf.getPage(0);
    const photo = node.Resources()?.lookup(PDFName.of("XObject"), PDFDict).lookup(PDFName.of("Photo"));
    assert.ok(photo instanceof PDFRawStream);
    assert.deepEqual(Buffer.from(photo.contents), Buffer.from(await stripProof(dirtyJpeg(1), "image/jpeg")));
    assert.equal(node.Annots()?.size(), 1);
    assert.match(await textOf(clean), /the stamp's look/);
  });

  async function textOf(bytes: Uint8Array): Promise<string> {
    const plain = await (await PDFDocument.load(bytes, { updateMetadata: false })).save({ useObjectStreams: false });
    return Buffer.from(plain).toString("latin1");
  }

  async function everythingIn(bytes: Uint8Array) {
    const text = await textOf(bytes);
    return {
      tells: [...tells(bytes), ...tells(Buffer.from(text, "latin1"))],
      scripts: /JavaScript|EmbeddedFile/.test(text),
      info: /\/Info|\/Metadata|\/Producer|\/Author/.test(text),
    };
  }

  const REFUSED: Record<string, () => Uint8Array> = {
    "a password": () => hostile.encrypted({ userPassword: "geheim" }),
    "an owner's password": () => hostile.encrypted(),
    "an end that is missing": () => hostile.truncated().subarray(0, 200),
    "nothing but a header": () => Buffer.from("%PDF-1.7\n"),
    ...bombs,
  };
  for (const [name, file] of Object.entries(REFUSED))
    test(`with ${name} is refused or stays small, and does no harm`, async () => {
      const before = process.memoryUsage().rss;
      const outcome = await stripProof(file(), "application/pdf").then(
        (clean) => clean.length,
        (error) => error,
      );
      if (typeof outcome === "number") assert.ok(outcome < 4 * 1024 * 1024, `${outcome} bytes`);
      else assert.ok(outcome instanceof Refusal && outcome.code === "INVALID_FILE", String(outcome));
      assert.ok(process.memoryUsage().rss - before < 200 * 1024 * 1024);
    });
});

describe("refused files:", () => {
  const CASES: Record<string, [Uint8Array, string]> = {
    "a JPEG cut off in a segment": [dirtyJpeg(1).subarray(0, 60), "image/jpeg"],
    "a JPEG without its end": [dirtyJpeg(1).subarray(0, -20), "image/jpeg"],
    "a JPEG that is none": [Buffer.from("<html>"), "image/jpeg"],
    "a PNG cut off": [Buffer.concat([SIGNATURE, HEADER, PIXELS]).subarray(0, -3), "image/png"],
    "a PNG without its end": [Buffer.concat([SIGNATURE, HEADER, PIXELS]), "image/png"],
    "a PNG that begins otherwise": [Buffer.concat([SIGNATURE, PIXELS, chunk("IEND")]), "image/png"],
    "an unsupported type": [PIXELS, "image/webp"],
  };
  for (const [name, [bytes, mimeType]] of Object.entries(CASES))
    test(name, () =>
      assert.rejects(stripProof(bytes, mimeType), (error) => error instanceof Refusal && error.status === 422),
    );
});

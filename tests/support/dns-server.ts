// A name server on the loopback for tests: answers TXT questions from a map.
import { createSocket } from "node:dgram";
import { after } from "node:test";

/** Texts by name; "fails" answers SERVFAIL, "silent" nothing at all. */
export type Zone = Map<string, string[] | "fails" | "silent">;

/** Starts it; call it at the top of a test file, with `await`. Resolves to its address with the port, and what it answers. */
export async function startDnsServer(): Promise<{ address: string; zone: Zone; asked: string[] }> {
  const zone: Zone = new Map();
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => {
    const name = nameIn(question);
    asked.push(name);
    const found = zone.get(name);
    if (found !== "silent") socket.send(answerTo(question, found), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  after(() => socket.close());
  return { address: `127.0.0.1:${socket.address().port}`, zone, asked };
}

/** Where the question begins. */
const HEAD = 12;

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = HEAD; question[at]; at += (question[at] ?? 0) + 1)
    labels.push(question.toString("latin1", at + 1, at + 1 + (question[at] ?? 0)));
  return labels.join(".").toLowerCase();
}

const FLAGS = { answer: 0x8180, noSuchName: 0x8183, failure: 0x8182 };

function answerTo(question: Buffer, found: string[] | "fails" | undefined): Buffer {
  const texts = Array.isArray(found) ? found : [];
  const head = Buffer.alloc(HEAD);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(found === "fails" ? FLAGS.failure : found ? FLAGS.answer : FLAGS.noSuchName, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts.length, 6);
  // Up to the end of the name, and its type and class.
  const end = question.indexOf(0, HEAD) + 5;
  return Buffer.concat([head, question.subarray(HEAD, end), ...texts.map(recordOf)]);
}

/** A TXT record of the name that was asked for; long texts are cut into parts of 255 bytes. */
function recordOf(text: string): Buffer {
  const parts = (text.match(/.{1,255}/gs) ?? [""]).map((part) => Buffer.from(`\0${part}`, "latin1"));
  for (const part of parts) part[0] = part.length - 1;
  const data = Buffer.concat(parts);
  const head = Buffer.from("c00c00100001000000000000", "hex");
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

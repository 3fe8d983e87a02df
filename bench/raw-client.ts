// The leanest HTTP/1.1 client that can time a request: one kept connection, one request at a time, nothing parsed but the length.
import { connect, type Socket } from "node:net";

type Answer = { status: number; bytes: number };
export type RawClient = { get(path: string, headers?: Record<string, string>): Promise<Answer>; close(): void };

const endOfHead = Buffer.from("\r\n\r\n");

/** How an answer without Content-Length ends. */
const lastChunk = Buffer.from("0\r\n\r\n");

/** Connects to a server on this machine. */
export async function openClient(port: number): Promise<RawClient> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return {
    get: (path, headers = {}) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join("")}\r\n`);
      return readAnswer(socket);
    },
    close: () => socket.destroy(),
  };
}

function readAnswer(socket: Socket): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let wanted = Number.POSITIVE_INFINITY;
    let isChunked = false;
    let answer: Answer = { status: 0, bytes: 0 };
    const onData = (chunk: Buffer) => {
      received += chunk.length;
      if (wanted === Number.POSITIVE_INFINITY) {
        chunks.push(chunk);
        const head = Buffer.concat(chunks);
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        answer = { status: Number(text.slice(9, 12)), bytes: length };
        isChunked = /\r\ntransfer-encoding: chunked/i.test(text);
        wanted = end + endOfHead.length + length;
      }
      if (received < wanted || (isChunked && !chunk.subarray(-lastChunk.length).equals(lastChunk))) return;
      if (isChunked) answer.bytes = received;
      socket.off("data", onData).off("close", onClose);
      resolve(answer);
    };
    const onClose = () => reject(new Error("The server closed the connection."));
    socket.on("data", onData).once("close", onClose);
  });
}

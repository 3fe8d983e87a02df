// Checks which connections are closed: slow senders, clients that do not read, and too many connections.
import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { after, test } from "node:test";
import fastify from "fastify";
import { connectionLimits, frontDoorOptions } from "./front-door.ts";

const server = fastify(frontDoorOptions({}, connectionLimits({ patience: 300, most: 6, ofOneAddress: 4 })));
server.get("/small", async () => "small");
// Larger than the buffers of both ends.
server.get("/large", async () => Buffer.alloc(64 * 1024 * 1024));
server.post("/", async () => "sent");
await server.listen({ port: 0, host: "127.0.0.1" });
after(() => server.close());
const { port } = server.server.address() as AddressInfo;

/** The number of open connections of the server. */
const open = () => new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)));

async function openSocket(localAddress = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

const SLOW: [name: string, begins: string, goesOn: string | null][] = [
  ["says nothing", "", null],
  ["sends its head line by line", "GET /small HTTP/1.1\r\nHost: a\r\n", "A: b\r\n"],
  ["sends its body byte by byte", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n", "x"],
  ["reads nothing of its answer", "GET /large HTTP/1.1\r\nHost: a\r\n\r\n", null],
];
for (const [name, begins, goesOn] of SLOW)
  test(`a client that ${name} is cut off`, async () => {
    const socket = await openSocket();
    socket.pause();
    socket.write(begins);
    const dripping = setInterval(() => goesOn && socket.write(goesOn), 50);
    while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    clearInterval(dripping);
    socket.destroy();
  });

test("connections are limited per address and in total", async () => {
  const ask = async (socket: Socket) => {
    socket.write("GET /small HTTP/1.1\r\nHost: a\r\n\r\n");
    const [answer] = await Promise.race([once(socket, "data"), once(socket, "close")]);
    return answer instanceof Buffer && /^HTTP\/1\.1 200/.test(answer.toString());
  };
  const served = async (addresses: string[]) => {
    const sockets = [];
    for (const address of addresses) sockets.push(await openSocket(address));
    const answers = await Promise.all(sockets.map(ask));
    for (const socket of sockets) socket.destroy();
    while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return answers;
  };
  const here = "127.0.0.1";
  assert.deepEqual(await served([here, here, here, here, here]), [true, true, true, true, false]);
  assert.deepEqual(await served([here, here, here, here]), [true, true, true, true]);
  const others = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.6", "127.0.0.7"];
  assert.deepEqual(await served([here, ...others]), [true, true, true, true, true, true, false]);
});

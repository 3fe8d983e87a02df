// Boards of several systems on the loopback: what each lists and how it behaves is changed while it is read.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type FarmJob = { id: number; title: string; place?: string; text?: string; deadline?: string };

type FarmBoard = {
  jobs: FarmJob[];
  /** Answers with this status, and these headers, instead. */
  fails?: { status: number; headers?: Record<string, string> } | undefined;
  /** Changes the JSON before it is sent: another shape, or none. */
  spoil?: ((answer: unknown) => unknown) | undefined;
  /** Requests for its list so far, and how many of them were answered with 304. */
  asked: number;
  same: number;
};

type System = {
  /** Of the board's page, below the farm's port. */
  page: (board: string) => string;
  /** The board that a request asks for. */
  asks: (url: URL) => string | undefined;
  list: (board: string, jobs: readonly FarmJob[], url: URL) => unknown;
};

/** Such ids are unique in the world: one that two systems share would make two jobs one. */
const uuid = (system: "a" | "b", id: number) => `${system.repeat(8)}-0000-4000-8000-${String(id).padStart(12, "0")}`;
const html = ({ title, text }: FarmJob) => `<p>${text ?? `You work as ${title} with Java and PostgreSQL.`}</p>`;
const inPath = (path: RegExp) => (url: URL) => path.exec(url.pathname)?.[1];

export const SYSTEMS = {
  greenhouse: {
    page: (board) => `http://boards.greenhouse.io.localhost/${board}`,
    asks: inPath(/^\/v1\/boards\/([^/]+)\/jobs$/),
    list: (board, jobs) => ({
      jobs: jobs.map((job) => ({
        id: job.id,
        title: job.title,
        company_name: board,
        absolute_url: `https://boards.greenhouse.io/${board}/jobs/${job.id}`,
        location: { name: job.place ?? "Pune" },
        content: html(job).replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
        metadata: null,
        first_published: "2026-11-01T00:00:00Z",
        ...(job.deadline && { application_deadline: job.deadline }),
      })),
    }),
  },
  lever: {
    page: (board) => `http://jobs.lever.co.localhost/${board}`,
    asks: inPath(/^\/v0\/postings\/([^/]+)$/),
    list(board, jobs, url) {
      const skip = Number(url.searchParams.get("skip") ?? 0);
      const limit = Number(url.searchParams.get("limit") ?? 100);
      return jobs.slice(skip, skip + limit).map((job) => ({
        id: uuid("a", job.id),
        text: job.title,
        hostedUrl: `https://jobs.lever.co/${board}/${uuid("a", job.id)}`,
        categories: { location: job.place ?? "Pune", commitment: "Full-time" },
        description: html(job),
      }));
    },
  },
  ashby: {
    page: (board) => `http://jobs.ashbyhq.com.localhost/${board}`,
    asks: inPath(/^\/posting-api\/job-board\/([^/]+)$/),
    list: (board, jobs) => ({
      apiVersion: "1",
      jobs: jobs.map((job) => ({
        id: uuid("b", job.id),
        title: job.title,
        location: job.place ?? "Pune",
        employmentType: "FullTime",
        workplaceType: "Hybrid",
        jobUrl: `https://jobs.ashbyhq.com/${board}/${uuid("b", job.id)}`,
        descriptionHtml: html(job),
      })),
    }),
  },
  workable: {
    page: (board) => `http://apply.workable.com.localhost/${board}/`,
    asks: inPath(/^\/api\/v1\/widget\/accounts\/([^/]+)$/),
    list: (board, jobs) => ({
      name: board,
      jobs: jobs.map((job) => ({
        title: job.title,
        shortcode: `A${job.id}`,
        url: `https://apply.workable.com/j/A${job.id}`,
        locations: [{ city: job.place ?? "Pune", country: "India" }],
        description: html(job),
        published_on: "2026-11-01",
      })),
    }),
  },
  recruitee: {
    page: (board) => `http://${board}.recruitee.com.localhost/`,
    asks: (url) => (url.pathname === "/api/offers/" ? url.hostname.split(".")[0] : undefined),
    list: (board, jobs) => ({
      offers: jobs.map((job) => ({
        id: job.id,
        title: job.title,
        slug: String(job.id),
        company_name: board,
        careers_url: `https://${board}.recruitee.com/o/${job.id}`,
        location: job.place ?? "Pune",
        description: html(job),
        employment_type_code: "fulltime_permanent",
        status: "published",
      })),
    }),
  },
} as const satisfies Record<string, System>;
export type FarmSystem = keyof typeof SYSTEMS;

export type Farm = {
  port: number;
  /** The board, made when it is first asked for. */
  board(system: FarmSystem, name: string): FarmBoard;
  /** The address of the board's page. */
  address(system: FarmSystem, name: string): string;
  /** Further pages: the path (with the host before it) -> what it answers. */
  pages: Map<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** The most requests that one host had open at once. */
  mostAtOnce(): number;
  close(): Promise<void>;
};

/** Listens on a free port of the loopback. `delayMs`: how long each answer takes. */
export async function openFarm({ delayMs = 0 } = {}): Promise<Farm> {
  const boards = new Map<string, FarmBoard>();
  const open = new Map<string, number>();
  let most = 0;
  const board = (system: FarmSystem, name: string): FarmBoard => {
    const key = `${system}:${name}`;
    const found = boards.get(key) ?? { jobs: [], asked: 0, same: 0 };
    boards.set(key, found);
    return found;
  };
  const pages: Farm["pages"] = new Map();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const page = pages.get(`${url.hostname}${url.pathname}`);
    if (page) return page(request, response);
    for (const [system, { asks, list }] of Object.entries(SYSTEMS) as [FarmSystem, System][]) {
      const name = asks(url);
      const known = name === undefined ? undefined : boards.get(`${system}:${name}`);
      if (name !== undefined && known) return sendList(known, list(name, known.jobs, url), request, response);
    }
    return response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    const host = request.headers.host ?? "";
    open.set(host, (open.get(host) ?? 0) + 1);
    most = Math.max(most, open.get(host) ?? 0);
    response.on("close", () => open.set(host, (open.get(host) ?? 1) - 1));
    if (delayMs > 0) setTimeout(() => answer(request, response), delayMs);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    board,
    pages,
    address(system, name) {
      board(system, name);
      const url = new URL(SYSTEMS[system].page(name));
      url.port = String(port);
      return url.href;
    },
    mostAtOnce: () => most,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendList(board: FarmBoard, list: unknown, request: IncomingMessage, response: ServerResponse): void {
  board.asked += 1;
  if (board.fails) return void response.writeHead(board.fails.status, board.fails.headers).end();
  const text = JSON.stringify(board.spoil ? board.spoil(list) : list);
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  const etag = `"${sum}"`;
  if (request.headers["if-none-match"] === etag) {
    board.same += 1;
    return void response.writeHead(304, { etag }).end();
  }
  return void response.writeHead(200, { etag, "content-type": "application/json" }).end(text);
}

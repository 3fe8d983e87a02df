// A PostgreSQL cluster on loopback: two members under Patroni, which agree by its own Raft with a third, behind HAProxy.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { temporaryFolder } from "../faults/product.ts";
import { freePort } from "../support/free-port.ts";
import { afterFile } from "../support/run-files.ts";
import { pathOf, postgresFolder } from "./programs.ts";

type Member = {
  name: string;
  /** Of PostgreSQL itself, and of Patroni's API. */
  port: number;
  apiPort: number;
  /** As when its machine loses power: Patroni and PostgreSQL end at once. */
  kill(): Promise<void>;
  start(): void;
  signalPostgres(name: "SIGSTOP" | "SIGCONT"): void;
  url: string;
};

export type PatroniCluster = {
  members: readonly Member[];
  /** Through HAProxy: the primary, wherever it is. */
  url: string;
  /** The member that answers as primary, and those that stream from it. */
  primary(): Promise<Member>;
  replicas(): Promise<Member[]>;
  /** Runs a statement as the superuser on a member. */
  admin(member: Member, statement: string): Promise<pg.QueryResult>;
};

const [OWNER, PASSWORD] = ["vouchboard", "of-the-proofs"];
const PATIENCE_MS = 180_000;
/** Seconds without a word from the primary until another takes its place; Patroni takes no less than 20. */
const TTL = 20;

/** Call it at the top of a file, with `await`. Everything ends after the file's last proof. */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = await temporaryFolder();
  const [raftPorts, controllerPort, haproxyPort] = [
    [await freePort(), await freePort()],
    await freePort(),
    await freePort(),
  ];
  const raft = [...raftPorts, controllerPort].map((port) => `127.0.0.1:${port}`);
  const members: Member[] = [];
  for (const [nth, raftPort] of raftPorts.entries())
    members.push(await makeMember(folder, { name: `member${nth + 1}`, raftPort, raft }));
  const controller = join(folder, "controller.yml");
  writeFileSync(controller, yamlOf({ raft: raftOf(folder, "controller", controllerPort, raft) }));
  chmodSync(controller, 0o644);
  const others = [runAsPostgres(pathOf("patroni_raft_controller")!, [controller], join(folder, "controller.log"))];
  afterFile(async () => {
    for (const member of members) await member.kill();
    for (const child of others) await end(child);
  });
  members[0]!.start();
  await untilRole(members[0]!, "primary");
  members[1]!.start();
  await untilRole(members[1]!, "replica");
  others.push(startHaproxy(folder, haproxyPort, members));
  const cluster: PatroniCluster = {
    members,
    url: `postgres://${OWNER}:${PASSWORD}@127.0.0.1:${haproxyPort}/${OWNER}`,
    async primary() {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(200))
        for (const member of members) if (await hasRole(member, "primary")) return member;
      throw new Error("There is no primary.");
    },
    async replicas() {
      const found = await Promise.all(
        members.map(async (member) => ((await hasRole(member, "replica")) ? member : null)),
      );
      return found.filter((member) => member !== null);
    },
    admin,
  };
  await admin(members[0]!, `create role ${OWNER} login password '${PASSWORD}'`);
  await admin(members[0]!, `create database ${OWNER} owner ${OWNER}`);
  await untilServed(haproxyPort);
  return cluster;
}

/** HAProxy takes turns with all members until its first checks, so several turns in a row have to lead to the primary. */
async function untilServed(port: number): Promise<void> {
  const isPrimary = () =>
    admin({ port }, "select pg_is_in_recovery() as recovers").then(
      ({ rows }) => rows[0]?.recovers === false,
      () => false,
    );
  const end = Date.now() + PATIENCE_MS;
  for (let turns = 0; turns < 6; turns = (await isPrimary()) ? turns + 1 : 0) {
    if (Date.now() > end) throw new Error("HAProxy does not lead to the primary.");
    await pause(100);
  }
}

type MemberPlan = { name: string; raftPort: number; raft: readonly string[] };

async function makeMember(folder: string, { name, raftPort, raft }: MemberPlan): Promise<Member> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const home = join(folder, name);
  await mkdir(home, { recursive: true });
  const file = join(folder, `${name}.yml`);
  writeFileSync(
    file,
    yamlOf({
      scope: "proofs",
      name,
      restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
      raft: raftOf(folder, name, raftPort, raft),
      bootstrap: BOOTSTRAP,
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: join(home, "data"),
        bin_dir: postgresFolder(),
        authentication: {
          superuser: { username: "postgres", password: PASSWORD },
          replication: { username: "replicator", password: PASSWORD },
        },
        pgpass: join(home, "pgpass"),
        parameters: { unix_socket_directories: home },
      },
    }),
  );
  chmodSync(file, 0o644);
  let child: ChildProcess | null = null;
  giveToPostgres(home);
  const postmaster = () => Number(execFileSync("head", ["-1", join(home, "data/postmaster.pid")]).toString());
  return {
    name,
    port,
    apiPort,
    url: `postgres://${OWNER}:${PASSWORD}@127.0.0.1:${port}/${OWNER}`,
    start() {
      child = runAsPostgres(pathOf("patroni")!, [file], join(folder, `${name}.log`));
    },
    async kill() {
      if (child === null) return;
      await end(child);
      child = null;
      try {
        const pid = postmaster();
        for (const one of [pid, ...childrenOf(pid)]) process.kill(one, "SIGKILL");
      } catch {
        // It was not running.
      }
    },
    signalPostgres(name) {
      const pid = postmaster();
      for (const one of [pid, ...childrenOf(pid)]) process.kill(one, name);
    },
  };
}

const BOOTSTRAP = {
  dcs: {
    ttl: TTL,
    loop_wait: 2,
    retry_timeout: 5,
    maximum_lag_on_failover: 1_048_576,
    // Killed is gone: another takes over at once instead of waiting for it to start again.
    primary_start_timeout: 0,
    synchronous_mode: true,
    postgresql: {
      use_pg_rewind: true,
      parameters: {
        max_connections: 200,
        wal_log_hints: "on",
        shared_buffers: "64MB",
        hot_standby_feedback: "on",
        // The machine does not lose power here; the processes are killed.
        fsync: "off",
      },
    },
  },
  initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
  pg_hba: [
    "host replication replicator 127.0.0.1/32 scram-sha-256",
    "host all all 127.0.0.1/32 scram-sha-256",
    "local all all trust",
  ],
};

const raftOf = (folder: string, name: string, port: number, all: readonly string[]) => ({
  data_dir: join(folder, "raft", name),
  self_addr: `127.0.0.1:${port}`,
  partner_addrs: all.filter((address) => address !== `127.0.0.1:${port}`),
});

/** JSON is YAML. */
const yamlOf = (value: object): string => JSON.stringify(value, null, 2);

const isRoot = process.getuid?.() === 0;

function giveToPostgres(path: string): void {
  if (isRoot) execFileSync("chown", ["-R", "postgres", path]);
}

function runAsPostgres(program: string, args: readonly string[], log: string): ChildProcess {
  const script = `exec "$0" "$@" >> '${log}' 2>&1`;
  writeFileSync(log, "", { flag: "a" });
  // A mask of the shell may have taken the right to write from the other account.
  chmodSync(log, 0o666);
  const raft = join(log, "../raft");
  execFileSync("mkdir", ["-p", "-m", "777", raft]);
  return isRoot
    ? spawn(
        "setpriv",
        ["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh", "-c", script, program, ...args],
        { stdio: "ignore" },
      )
    : spawn("sh", ["-c", script, program, ...args], { stdio: "ignore" });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

const childrenOf = (pid: number): number[] => {
  try {
    return execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)])
      .toString()
      .trim()
      .split(/\s+/)
      .map(Number)
      .filter(Boolean);
  } catch {
    return [];
  }
};

/** As HAProxy asks it. */
async function hasRole({ apiPort }: Pick<Member, "apiPort">, role: "primary" | "replica"): Promise<boolean> {
  return fetch(`http://127.0.0.1:${apiPort}/${role}`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function untilRole(member: Member, role: "primary" | "replica"): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await hasRole(member, role)); await pause(200))
    if (Date.now() > end) throw new Error(`${member.name} does not become the ${role}.`);
}

function startHaproxy(folder: string, port: number, members: readonly Member[]): ChildProcess {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port: at, apiPort }) => `  server ${name} 127.0.0.1:${at} check port ${apiPort}`).join("\n")}
`,
  );
  return spawn(pathOf("haproxy")!, ["-db", "-f", file], { stdio: "ignore" });
}

async function admin({ port }: Pick<Member, "port">, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", password: PASSWORD, database: "postgres" });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

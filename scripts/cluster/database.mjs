// PostgreSQL with a synchronous standby: two nodes under Patroni, which agree by etcd on who is the primary.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from '../lib/apt.mjs';
import { freePort, unprivileged } from '../lib/postgres.mjs';

const LIB = '/usr/lib/postgresql';
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks `isSo` until it holds. */
export async function until(what, isSo, seconds = 90) {
  for (let tries = 0; tries < seconds * 5; tries += 1) {
    if (await isSo().catch(() => false)) return;
    await sleep(200);
  }
  throw new Error(`Not within ${seconds} s: ${what}`);
}

/** Installs what is missing; Debian would start each of them as a service, which nothing here needs. */
export function installCluster() {
  const missing = [
    ['/usr/sbin/haproxy', 'haproxy'],
    ['/usr/bin/etcd', 'etcd-server'],
    ['/usr/bin/patroni', 'patroni'],
    ['/usr/lib/python3/dist-packages/etcd', 'python3-etcd'],
    [LIB, 'postgresql'],
  ].filter(([path]) => !existsSync(path));
  if (missing.length > 0) aptInstall(...missing.map(([, name]) => name));
  const without = missing.filter(([path]) => !existsSync(path)).map(([, name]) => name);
  if (without.length > 0) throw new Error(`These Debian packages are needed: ${without.join(', ')}`);
}

/** A program that is ended by kill -9 of it and of whatever it started, as the end of its machine would. */
function launch(command, args, folder, name, user = {}) {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' };
  const child = spawn(command, args, { ...user, cwd: folder, env, stdio: ['ignore', log, log] });
  const ended = once(child, 'exit');
  return { child, kill: () => child.kill('SIGKILL') && ended };
}

export async function startEtcd(folder) {
  const [client, peer] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`);
  const args = ['--name', 'one', '--data-dir', join(folder, 'etcd'), '--initial-cluster', `one=${peer}`];
  const urls = ['--listen-client-urls', client, '--advertise-client-urls', client];
  const peers = ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer];
  const { kill } = launch('etcd', [...args, ...urls, ...peers], folder, 'etcd');
  await until('etcd is healthy', async () => (await (await fetch(`${client}/health`)).json()).health === 'true');
  return { host: new URL(client).host, kill };
}

/** The quickest failover that Patroni allows: 20 s after a primary was last heard of. */
const AGREED = {
  ...{ ttl: 20, loop_wait: 2, retry_timeout: 5, maximum_lag_on_failover: 1_048_576, synchronous_mode: true },
  postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_keep_size: '256MB' } },
};

function settingsOf({ name, folder, etcd, port, rest }) {
  const trust = ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust'];
  return {
    scope: 'diary',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: etcd.host },
    bootstrap: { dcs: AGREED, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'], pg_hba: trust },
    postgresql: {
      ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}`, data_dir: join(folder, 'data') },
      bin_dir: join(LIB, readdirSync(LIB).sort((a, b) => Number(b) - Number(a))[0], 'bin'),
      pgpass: join(folder, 'pgpass'),
      pg_hba: trust,
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder },
    },
  };
}

/** A node: Patroni and the PostgreSQL that it runs. */
export async function createNode(name, parent, etcd) {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o700 });
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const [port, rest] = [await freePort(), await freePort()];
  const file = join(folder, 'patroni.json');
  // YAML reads JSON.
  writeFileSync(file, JSON.stringify(settingsOf({ name, folder, etcd, port, rest }), null, 2), { mode: 0o644 });
  let patroni;
  const start = () => {
    patroni = launch('/usr/bin/patroni', [file], folder, 'patroni', user);
  };
  /** Everything of the node at once, as its machine would go. */
  const kill = async () => {
    const gone = patroni?.kill();
    const [postmaster] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' }).stdout;
    for (const pid of [postmaster, ...children.split('\n')].map(Number).filter(Boolean)) endOf(pid);
    await gone;
  };
  const about = async () => (await fetch(`http://127.0.0.1:${rest}/patroni`)).json();
  const isPrimary = async () => (await fetch(`http://127.0.0.1:${rest}/primary`)).status === 200;
  const isSynchronous = async () => (await fetch(`http://127.0.0.1:${rest}/synchronous`)).status === 200;
  return { name, port, rest, start, kill, about, isPrimary, isSynchronous };
}

function endOf(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone before.
  }
}

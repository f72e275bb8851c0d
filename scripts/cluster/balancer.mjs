// HAProxy: learners reach whichever server is ready, servers reach whichever PostgreSQL is the primary.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../lib/postgres.mjs';

const settingsOf = ({ web, db, admin, servers, nodes }) => `
global
  stats socket ${admin} level admin
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  retries 3
  option redispatch

frontend web
  mode http
  bind 127.0.0.1:${web}
  default_backend servers
backend servers
  mode http
  option httpchk GET /readyz
  # A connection of its own for each request: none meets a server that is just closing idle ones.
  http-reuse never
  # A server that is busy is not gone; one that is gone refuses connections, and those are sent to another at once.
  default-server check inter 500ms fall 3 rise 1
${servers.map(({ port }, at) => `  server s${at} 127.0.0.1:${port}`).join('\n')}

frontend database
  mode tcp
  bind 127.0.0.1:${db}
  default_backend primary
backend primary
  mode tcp
  option httpchk GET /primary
  # Whoever is no longer the primary is left at once.
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} port ${rest}`).join('\n')}
`;

/** Starts it; `setServer` takes a server out of the rotation («drain») and back into it («ready»). */
export async function startBalancer({ folder, web, servers, nodes }) {
  const db = await freePort();
  const admin = join(folder, 'haproxy.sock');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settingsOf({ web, db, admin, servers, nodes }));
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] });
  const ended = once(child, 'exit');
  const tell = async (command) => {
    const socket = connect(admin);
    await once(socket, 'connect');
    socket.write(`${command}\n`);
    return text(socket);
  };
  const setServer = (at, state) => tell(`set server servers/s${at} state ${state}`);
  const kill = () => child.kill('SIGKILL') && ended;
  return { databaseUrl: `postgres://postgres@127.0.0.1:${db}/postgres`, tell, setServer, kill };
}

// nginx and Caddy with the files of ops/ as they stand: replaced are ports, certificates, and where they keep what they write.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { until } from '../cluster/database.mjs';
import { aptInstall } from '../lib/apt.mjs';

/** The name in the files of ops/. */
export const HOST = 'diary.example.org';

/** Installs what is missing. */
export function installProxies() {
  const missing = [
    ['/usr/sbin/nginx', 'nginx-light'],
    ['/usr/bin/caddy', 'caddy'],
    ['/usr/bin/openssl', 'openssl'],
  ].filter(([path]) => !existsSync(path));
  if (missing.length > 0) aptInstall(...missing.map(([, name]) => name));
  const without = missing.filter(([path]) => !existsSync(path)).map(([, name]) => name);
  if (without.length > 0) throw new Error(`These Debian packages are needed: ${without.join(', ')}`);
}

/** A certificate for the name, signed by itself. */
export function makeCertificate(folder) {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const to = ['-keyout', key, '-out', cert, '-days', '2', '-subj', `/CN=${HOST}`];
  const how = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', ...how, ...to, '-addext', `subjectAltName=DNS:${HOST}`], { stdio: 'ignore' });
  return { cert, key, ca: readFileSync(cert) };
}

/** The text with each [what, with what]; what is not there has been changed in ops/, and this test with it. */
function replaced(text, pairs) {
  return pairs.reduce((now, [what, by]) => {
    if (!now.includes(what)) throw new Error(`«${what}» is not in the file any more.`);
    return now.replaceAll(what, by);
  }, text);
}

const serversIn = (ports) => [3000, 3001].map((from, at) => [`127.0.0.1:${from}`, `127.0.0.1:${ports.servers[at]}`]);

/** Debian's own nginx.conf, with ours in its http { } instead of the sites of this machine. */
function writeNginx({ folder, ports, certificate }) {
  const site = replaced(readFileSync('ops/nginx.conf', 'utf8'), [
    ...serversIn(ports),
    ['listen 80;', `listen ${ports.plain};`],
    ['listen [::]:80;', `listen [::]:${ports.plain};`],
    ['listen 443 ', `listen ${ports.secure} `],
    ['listen [::]:443 ', `listen [::]:${ports.secure} `],
    [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, certificate.cert],
    [`/etc/letsencrypt/live/${HOST}/privkey.pem`, certificate.key],
    ['/var/log/nginx/', `${folder}/`],
  ]);
  writeFileSync(join(folder, 'dayglot.conf'), site);
  const main = replaced(readFileSync('/etc/nginx/nginx.conf', 'utf8'), [
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx/', `${folder}/`],
    ['include /etc/nginx/conf.d/*.conf;', `include ${folder}/dayglot.conf;`],
    ['include /etc/nginx/sites-enabled/*;', ''],
  ]);
  writeFileSync(join(folder, 'nginx.conf'), `${main}\ndaemon off;\n`);
  return ['/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], ['-t']];
}

function writeCaddy({ folder, ports, certificate }) {
  const own = `\thttp_port ${ports.plain}\n\thttps_port ${ports.secure}\n\tadmin off\n`;
  const site = replaced(readFileSync('ops/Caddyfile', 'utf8'), [
    ...serversIn(ports),
    ['\n{\n', `\n{\n${own}`],
    [`${HOST} {\n`, `${HOST} {\n\ttls ${certificate.cert} ${certificate.key}\n`],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, site);
  return ['/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], ['validate']];
}

/** What the program itself says of the file: its complaints, or nothing. */
function complaintsOf([command, args, [check]], env) {
  const checked = command.endsWith('caddy') ? [check, ...args.slice(1)] : [...args, check];
  const { status, stderr } = spawnSync(command, checked, { env, encoding: 'utf8' });
  const lines = stderr.split('\n').filter((line) => /"level":"(warn|error)"|\[(warn|error|emerg)\]/.test(line));
  // Our own certificate is the test's, and names nobody who would know whether it was revoked.
  const ofFile = lines.filter((line) => !line.includes('no OCSP server specified'));
  return status === 0 ? ofFile : [...ofFile, `${command} ended with ${status}: ${stderr}`];
}

const versionOf = ([command]) => {
  const { stdout, stderr } = spawnSync(command, [command.endsWith('caddy') ? 'version' : '-v'], { encoding: 'utf8' });
  return `${stdout}${stderr}`.match(/\d+\.\d+\.\d+/)?.[0] ?? '?';
};

/** Whether it speaks TLS with the name, and which HTTP it offers. */
export async function offered({ port, ca }) {
  const socket = connect({ port, host: '127.0.0.1', servername: HOST, ca, ALPNProtocols: ['h2', 'http/1.1'] });
  await once(socket, 'secureConnect');
  const agreed = { http: socket.alpnProtocol, tls: socket.getProtocol() };
  socket.destroy();
  return agreed;
}

/** Starts `name`, in front of the servers at `ports.servers`, and waits until it speaks TLS. */
export async function startProxy(name, { folder, ports, certificate }) {
  mkdirSync(folder);
  // nginx's workers are not root, and write where Debian lets them.
  chmodSync(folder, 0o755);
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = (name === 'nginx' ? writeNginx : writeCaddy)({ folder, ports, certificate });
  const complaints = complaintsOf(program, env);
  const log = openSync(join(folder, 'said.log'), 'a');
  const child = spawn(program[0], program[1], { env, stdio: ['ignore', log, log] });
  const ended = once(child, 'exit');
  const at = { port: ports.secure, plain: ports.plain, host: HOST, ca: certificate.ca };
  await until(`${name} speaks TLS`, () => offered(at), 20);
  /** Everything that it wrote down. */
  const logs = () => ['said.log', 'error.log', 'access.log'].map((file) => textOf(join(folder, file))).join('');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ...at, name, version: versionOf(program), complaints, logs, stop, kill: () => child.kill('SIGKILL') };
}

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

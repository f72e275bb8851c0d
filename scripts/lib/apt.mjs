import { spawnSync } from 'node:child_process';

/** Installs Debian packages where that is possible (apt-get, as root or by sudo without a password); says nothing of success. */
export function aptInstall(...packages) {
  const root = process.getuid?.() === 0;
  const apt = (...args) =>
    spawnSync(root ? 'apt-get' : 'sudo', root ? args : ['-n', 'apt-get', ...args], { stdio: 'ignore' });
  process.stdout.write(`  installing ${packages.join(', ')} …\n`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

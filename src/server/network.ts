import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (MAPPED.exec(address)?.[1] ?? address).startsWith('127.');
}

/**
 * What a limit counts as one address: an IPv4 address, or the first 64 bits of an IPv6 address, because every customer of
 * a provider has that many to choose from.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail = ''] = plain.split('::').map((half) => half.split(':').filter(Boolean).join(':'));
  const front = head.split(':').filter(Boolean);
  const missing = 8 - front.length - tail.split(':').filter(Boolean).length;
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...tail.split(':').filter(Boolean)];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (MAPPED.exec(address)?.[1] ?? address).startsWith('127.');
}
/** A network that an address belongs to, and how many times the burst of one customer it may use. */
export type Network = { readonly name: string; readonly times: number };

/**
 * The networks that a limit counts an address under: an IPv4 address alone; of an IPv6 address the /64, the /56 and the /48.
 * Providers hand out any of these to one customer, who has as many addresses in it as they like.
 */
export function networksOf(address: string): readonly Network[] {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return [{ name: mapped ?? address, times: 1 }];
  const groups = groupsOf(address);
  const prefix = (bits: number): string =>
    `${groups.map((group, at) => (group & maskOf(bits - at * 16)).toString(16)).join(':')}/${bits}`;
  return [
    { name: prefix(64), times: 1 },
    { name: prefix(56), times: 2 },
    { name: prefix(48), times: 4 },
  ];
}

/** The mask for the 16 bits of a group, of which the first `bits` count. */
const maskOf = (bits: number): number => (0xffff << (16 - Math.min(16, Math.max(0, bits)))) & 0xffff;

/** The first 64 bits of an IPv6 address, 16 at a time. */
function groupsOf(address: string): readonly number[] {
  const [plain = ''] = address.split('%');
  const [front = [], back = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  // An IPv4 address at the end takes the room of two groups.
  const length = front.length + back.length + (plain.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: 8 - length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16));
}

import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Tally } from './tallies.js';

interface Network {
  name: string;
  /** How many times the limit of one network it has. */
  times: number;
}

/**
 * A household has a single IPv4 address, but an IPv6 /64 at least, often a /56; whoever asks for it gets a /48, which is
 * 65,536 networks. `mask`: what counts of the fourth group.
 */
const SIZES = [
  { suffix: '', mask: 0xffff, times: 1 },
  { suffix: '/56', mask: 0xff00, times: 2 },
  { suffix: '/48', mask: 0, times: 4 },
];

/** Every request counts for the networks of its address, and few are here at a time. */
const known = new LRUCache<string, Network[]>({ max: 10_000 });

/** The networks of an IP address, from the narrowest to the widest. */
export function networksOf(address: string): readonly Network[] {
  const found = known.get(address);
  if (found) return found;
  const networks = networksIn(address);
  known.set(address, networks);
  return networks;
}

function networksIn(address: string): Network[] {
  const bare = address.split('%')[0]!;
  if (!isIPv6(bare)) return [{ name: address, times: 1 }];
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') {
    return [{ name: [high >> 8, high & 255, low >> 8, low & 255].join('.'), times: 1 }];
  }
  return SIZES.map(({ suffix, mask, times }) => {
    const prefix = [...groups.slice(0, 3), groups[3]! & mask];
    return { name: prefix.map((group) => group.toString(16)).join(':') + suffix, times };
  });
}

/** The narrowest one, for what is of a single household. */
export const networkOf = (address: string): string => networksOf(address)[0]!.name;

/** What counts something by network: `limit` times in one, and not as many times more from all of a wider one. */
export const networkTallies = (address: string, limit: number, subjectOf: (network: string) => string): Tally[] =>
  networksOf(address).map(({ name, times }) => ({ subject: subjectOf(name), limit: limit * times }));

/** The eight numbers of an IPv6 address, in whichever of its forms. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const gap = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16));
}

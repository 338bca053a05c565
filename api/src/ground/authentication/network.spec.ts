import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { networkOf, networksOf, networkTallies } from './network.js';

const group = fc.integer({ min: 0, max: 0xffff });
/** As eight numbers; never one that stands for an IPv4 address. */
const address = fc.tuple(fc.constant(0x2001), group, group, group, group, group, group, group);
const written = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(':');
const bitsOf = (groups: readonly number[]) => groups.map((one) => one.toString(2).padStart(16, '0')).join('');
const names = (groups: readonly number[]) => networksOf(written(groups)).map(({ name }) => name);

describe('ACC-05 addresses of one household count as one', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['nonsense', 'nonsense'],
  ])('%s is of %s', (one, network) => expect(networkOf(one)).toBe(network));

  it('and an IPv4 address is one network, with the limit of one, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), (one) => {
        for (const form of [one, `::ffff:${one}`]) expect(networksOf(form)).toEqual([{ name: one, times: 1 }]);
      }),
    );
  });
});

describe('ACC-05 whoever holds many networks of IPv6 has not as many times the limits', () => {
  it('two addresses share a network of a size exactly where their first bits are the same', () => {
    // Neighbours: the second differs from some bit on.
    const pair = fc.tuple(address, address, fc.integer({ min: 16, max: 128 })).map(([one, other, same]) => {
      const bits = bitsOf(one).slice(0, same) + bitsOf(other).slice(same);
      return [one, Array.from({ length: 8 }, (_, i) => Number.parseInt(bits.slice(16 * i, 16 * i + 16), 2))] as const;
    });
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const shared = [64, 56, 48].map((size) => bitsOf(one).slice(0, size) === bitsOf(other).slice(0, size));
        const [ours, theirs] = [names(one), names(other)];
        expect(ours.map((name, i) => name === theirs[i])).toEqual(shared);
        // Nor does a network of one size pass for one of another.
        expect(new Set([...ours, ...theirs]).size).toBe(6 - shared.filter(Boolean).length);
      }),
    );
  });

  it('an address is of the same networks however it is written', () => {
    fc.assert(
      fc.property(address, fc.boolean(), (groups, capitals) => {
        const full = groups.map((one) => one.toString(16).padStart(4, '0')).join(':');
        const short = new URL(`http://[${full}]`).hostname.slice(1, -1);
        for (const form of [full, short, `${short}%eth0`]) {
          expect(networksOf(capitals ? form.toUpperCase() : form)).toEqual(networksOf(written(groups)));
        }
      }),
    );
  });

  it('a prefix of 48 bits has four times the limit of one network, and one of 56 bits twice, whatever it asks from', () => {
    const within = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(within, fc.integer({ min: 1, max: 5 }), (asked, limit) => {
        const counts = new Map<string, number>();
        const passed = asked.filter(([high, low]) => {
          const from = `2001:db8:7:${(high * 256 + low).toString(16)}::1`;
          const tallies = networkTallies(from, limit, (network) => network);
          if (tallies.some(({ subject, limit: most }) => (counts.get(subject) ?? 0) >= most)) return false;
          for (const { subject } of tallies) counts.set(subject, (counts.get(subject) ?? 0) + 1);
          return true;
        });
        expect(passed.length).toBeLessThanOrEqual(4 * limit);
        for (const part of [0, 1, 2, 3]) {
          expect(passed.filter(([high]) => high === part).length).toBeLessThanOrEqual(2 * limit);
        }
        // A household of one network has all of its limit, as long as the others leave any.
        if (asked.length <= limit) expect(passed).toEqual(asked);
      }),
    );
  });
});

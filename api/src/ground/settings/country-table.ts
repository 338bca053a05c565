import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader, type CountryResponse } from 'maxmind';
import { plainAddress } from './country-networks.js';

const TABLES = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country';
const packages = createRequire(import.meta.url);
const open = (family: 'ipv4' | 'ipv6') =>
  new Reader<CountryResponse>(readFileSync(packages.resolve(`${TABLES}-${family}.mmdb`)));

/** Addresses of nobody in particular, to some of which the table gives a country. */
const special = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
]) {
  const [address, bits] = network.split('/');
  special.addSubnet(address!, Number(bits), 'ipv4');
}
special.addSubnet('2001:db8::', 32, 'ipv6');

/**
 * The table of networks and countries that comes with the product (decision 277). Each half, 3 MB and 5 MB, is read
 * when the first visitor comes from such an address.
 */
export class CountryTable {
  private ipv4: ReturnType<typeof open> | undefined;
  private ipv6: ReturnType<typeof open> | undefined;

  countryOf(ip: string): string | null {
    const address = plainAddress(ip);
    const family = isIP(address);
    if (family === 0 || special.check(address, family === 4 ? 'ipv4' : 'ipv6')) return null;
    const table = family === 4 ? (this.ipv4 ??= open('ipv4')) : (this.ipv6 ??= open('ipv6'));
    // Of another form than MaxMind's own files.
    const found = table.get(address) as { country_code: string } | null;
    return found?.country_code ?? null;
  }
}

import { unwatchFile, watchFile } from 'node:fs';
import maxmind, { type CityResponse, type Reader } from 'maxmind';
import type { Log } from '../../kernel/index.js';

/** Dual-stack sockets report IPv4 addresses in the form of IPv6; not every table contains both forms. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** A GeoIP file supplied by the operator; when it is replaced, it is reloaded without a restart. */
export class CountryNetworks {
  private readonly onChange = () => void this.readAgain();

  private constructor(
    private readonly file: string,
    private readonly log: Log,
    private networks: Reader<CityResponse>,
  ) {
    watchFile(file, { persistent: false }, this.onChange);
  }

  static async open(file: string, log: Log): Promise<CountryNetworks> {
    return new CountryNetworks(file, log, await maxmind.open<CityResponse>(file));
  }

  countryOf(ip: string): string | null {
    return this.entryOf(ip)?.country?.iso_code ?? null;
  }

  /** ISO 3166-2 codes of the parts of the country, the largest first; none in a file of countries. */
  divisionsOf(ip: string): string[] {
    const { country, subdivisions = [] } = this.entryOf(ip) ?? {};
    return subdivisions.map(({ iso_code }) => `${country?.iso_code}-${iso_code}`);
  }

  private entryOf(ip: string): CityResponse | null {
    const address = plainAddress(ip);
    return maxmind.validate(address) ? this.networks.get(address) : null;
  }

  /** A file that is still being copied cannot be read: the previous one stays in use until then. */
  async readAgain(): Promise<void> {
    try {
      this.networks = await maxmind.open<CityResponse>(this.file);
    } catch (error) {
      this.log.error('the file of networks cannot be read; the one before stays', {}, error);
    }
  }

  close(): void {
    unwatchFile(this.file, this.onChange);
  }
}

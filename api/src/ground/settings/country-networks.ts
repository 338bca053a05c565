import { unwatchFile, watchFile } from 'node:fs';
import maxmind, { type CountryResponse, type Reader } from 'maxmind';
import type { Log } from '../../kernel/index.js';

/** An operator's own file of networks and their countries; a newer one in its place is read without a restart. */
export class CountryNetworks {
  private readonly onChange = () => void this.readAgain();

  private constructor(
    private readonly file: string,
    private readonly log: Log,
    private networks: Reader<CountryResponse>,
  ) {
    watchFile(file, { persistent: false }, this.onChange);
  }

  static async open(file: string, log: Log): Promise<CountryNetworks> {
    return new CountryNetworks(file, log, await maxmind.open<CountryResponse>(file));
  }

  countryOf(ip: string): string | null {
    // So a socket that listens for both kinds writes an IPv4 address; not every file lists them twice.
    const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return maxmind.validate(address) ? (this.networks.get(address)?.country?.iso_code ?? null) : null;
  }

  /** A file that is still being copied cannot be read: the one before counts until it is whole. */
  async readAgain(): Promise<void> {
    try {
      this.networks = await maxmind.open<CountryResponse>(this.file);
    } catch (error) {
      this.log.error('the file of networks cannot be read; the one before stays', {}, error);
    }
  }

  close(): void {
    unwatchFile(this.file, this.onChange);
  }
}

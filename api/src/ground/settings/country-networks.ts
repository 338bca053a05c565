import { unwatchFile, watchFile } from 'node:fs';
import maxmind, { type CountryResponse, type Reader } from 'maxmind';
import type { Log } from '../../kernel/index.js';

/** A GeoIP file supplied by the operator; when it is replaced, it is reloaded without a restart. */
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
    // Dual-stack sockets report IPv4 addresses in this form; not every file contains both forms.
    const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return maxmind.validate(address) ? (this.networks.get(address)?.country?.iso_code ?? null) : null;
  }

  /** A file that is still being copied cannot be read: the previous one stays in use until then. */
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

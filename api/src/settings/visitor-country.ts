import { Injectable, type OnModuleInit } from '@nestjs/common';
import maxmind, { type CountryResponse, type Reader } from 'maxmind';
import { Config } from '../kernel/index.js';

interface Visit {
  headers: Record<string, unknown>;
  ip: string;
}

/** What the proxy in front says: two letters; proxies write `XX` or `T1` where they do not know. */
function countryOf(headers: Record<string, unknown>, name: string | undefined): string | null {
  const value = name && headers[name];
  return typeof value === 'string' && /^(?!XX)[A-Z]{2}$/i.test(value) ? value.toUpperCase() : null;
}

/** Where visitors are: as the proxy in front tells, else by the operator's own file of networks. */
@Injectable()
export class VisitorCountry implements OnModuleInit {
  private networks: Reader<CountryResponse> | undefined;

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    const { geoipFile } = this.config;
    if (!geoipFile || process.env['DESCRIBE_ONLY']) return;
    try {
      // A newer file in its place is read without a restart.
      const watching = { watchForUpdates: true, watchForUpdatesNonPersistent: true };
      this.networks = await maxmind.open<CountryResponse>(geoipFile, watching);
    } catch (cause) {
      throw new Error(`GEOIP_FILE cannot be read: ${(cause as Error).message}`, { cause });
    }
  }

  of({ headers, ip }: Visit): string | null {
    return countryOf(headers, this.config.countryHeader) ?? this.byNetwork(ip);
  }

  private byNetwork(ip: string): string | null {
    if (!this.networks || !maxmind.validate(ip)) return null;
    return this.networks.get(ip)?.country?.iso_code ?? null;
  }
}

import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Config, Log } from '../../kernel/index.js';
import { CountryNetworks } from './country-networks.js';

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
export class VisitorCountry implements OnModuleInit, OnModuleDestroy {
  private networks: CountryNetworks | undefined;

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    const { geoipFile } = this.config;
    if (!geoipFile || process.env['DESCRIBE_ONLY']) return;
    try {
      this.networks = await CountryNetworks.open(geoipFile, this.log);
    } catch (cause) {
      throw new Error(`GEOIP_FILE cannot be read: ${(cause as Error).message}`, { cause });
    }
  }

  onModuleDestroy(): void {
    this.networks?.close();
  }

  of({ headers, ip }: Visit): string | null {
    return countryOf(headers, this.config.countryHeader) ?? this.networks?.countryOf(ip) ?? null;
  }
}

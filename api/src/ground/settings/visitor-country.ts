import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Config, Log } from '../../kernel/index.js';
import { isCountry, type Country } from './countries.js';
import { CountryNetworks } from './country-networks.js';
import { CountryTable } from './country-table.js';
import { isRegionOf } from './regions.js';

interface Visit {
  headers: Record<string, unknown>;
  ip: string;
}

/** The country reported by the proxy, as two letters; proxies send `XX` or `T1` if they do not know it. */
function countryOf(headers: Record<string, unknown>, name: string | undefined): string | null {
  const value = name && headers[name];
  return typeof value === 'string' && /^(?!XX)[A-Z]{2}$/i.test(value) ? value.toUpperCase() : null;
}

/** Determines visitors' countries: by the proxy's header, else the operator's GeoIP file, else the product's own table. */
@Injectable()
export class VisitorCountry implements OnModuleInit, OnModuleDestroy {
  private readonly table = new CountryTable();
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
    return countryOf(headers, this.config.countryHeader) ?? (this.networks ?? this.table).countryOf(ip);
  }

  /** Where visitors are, as far as the site knows the place: the region only if the operator's file tells it. */
  homeOf(visit: Visit): { country: Country; region?: string | undefined } | null {
    const country = this.of(visit);
    if (country === null || !isCountry(country)) return null;
    return { country, region: this.networks?.divisionsOf(visit.ip).find((one) => isRegionOf(country, one)) };
  }
}

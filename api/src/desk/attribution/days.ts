import { Injectable } from '@nestjs/common';
import { COUNTRIES, Settings } from '../../ground/settings/index.js';
import { Clock } from '../../kernel/index.js';
import { dayIn } from '../../members/profiles/index.js';

/** The calendar on which reports count. */
@Injectable()
export class Days {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  today(): string {
    return this.of(this.clock.now());
  }

  /** The day on which an instant falls where the operator's company is, as in its VAT report: `2026-03-01`. */
  of(at: Date): string {
    return dayIn(COUNTRIES[this.settings.current().companyCountry].timeZone, at);
  }
}

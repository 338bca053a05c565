import { Injectable } from '@nestjs/common';
import { Config } from '../../kernel/index.js';
import type { CodeTerms } from './debit.events.js';
import { COUNTRIES, Settings } from '../../ground/settings/index.js';
import { debitUnavailable } from './debits.errors.js';

/** The creditor and the terms of collection, from the operator's settings. */
export interface DebitTerms {
  creditor: { id: string; iban: string; name: string };
  noticeDays: number;
  /** Time zone of the creditor. */
  timeZone: string;
  /** In cents, and for how many days. */
  limit: { limit: number; days: number };
  code: CodeTerms;
  countries: readonly string[];
}

@Injectable()
export class DebitTermsReader {
  constructor(
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  /** Null if a setting that a collection needs is missing. */
  read(): DebitTerms | null {
    const { debitCreditorId, debitIban, companyName, ...site } = this.settings.current();
    const codesArrive = !this.config.production || this.config.smsGateway !== undefined;
    if (!debitCreditorId || !debitIban || !companyName || !codesArrive) return null;
    return {
      creditor: { id: debitCreditorId, iban: debitIban, name: companyName },
      noticeDays: site.debitNoticeDays,
      timeZone: COUNTRIES[site.companyCountry].timeZone,
      limit: { limit: site.debitLimit, days: site.debitLimitDays },
      code: { digits: site.debitCodeDigits, minutes: site.debitCodeMinutes, tries: site.debitCodeTries },
      countries: site.countries,
    };
  }

  /** @throws debit_unavailable */
  require(): DebitTerms {
    const terms = this.read();
    if (!terms) throw debitUnavailable({});
    return terms;
  }
}

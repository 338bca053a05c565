import { Injectable } from '@nestjs/common';
import type { Found } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import { findMoney, type SoughtMoney } from '../payments/index.js';

/** Finds charge-backs by their id or the payment company's (ADM-08). */
@Injectable()
export class ChargebackFinder {
  constructor(private readonly database: Database) {}

  find(sought: SoughtMoney): Promise<Found[]> {
    return findMoney(this.database, { kind: 'chargeback', reference: 'reference', at: 'reported_at' }, sought);
  }
}

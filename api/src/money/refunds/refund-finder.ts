import { Injectable } from '@nestjs/common';
import type { Found } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import { findMoney, type SoughtPayment } from '../payments/index.js';
import { Receipts } from '../receipts/index.js';

/** Finds refunds, also by the number of their credit note (ADM-08). */
@Injectable()
export class RefundFinder {
  constructor(
    private readonly database: Database,
    private readonly receipts: Receipts,
  ) {}

  async find({ number, numberEnd, ...sought }: SoughtPayment): Promise<Found[]> {
    const notes = await this.receipts.like({ number, end: numberEnd });
    const numbers = new Map(
      notes.flatMap(({ refundId, number: of }) => (refundId === null ? [] : [[refundId, of] as const])),
    );
    const refunds = { kind: 'refund', reference: 'provider_reference', at: 'requested_at' } as const;
    return findMoney(this.database, refunds, sought, { numbers, exact: number !== null });
  }
}

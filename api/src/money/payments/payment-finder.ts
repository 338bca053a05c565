import { Injectable } from '@nestjs/common';
import type { Found } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import { Receipts } from '../receipts/index.js';
import { findMoney, type SoughtMoney } from './find-money.js';
import { CONSOLE_STATUS } from './projections/payments.projection.js';

export interface SoughtPayment extends SoughtMoney {
  /** Of a receipt or credit note, whole or its last digits. */
  number: string | null;
  numberEnd: string | null;
}

/** Finds payments, also by the number of their receipt or credit note (ADM-08). */
@Injectable()
export class PaymentFinder {
  constructor(
    private readonly database: Database,
    private readonly receipts: Receipts,
  ) {}

  async find({ number, numberEnd, ...sought }: SoughtPayment): Promise<Found[]> {
    const receipts = await this.receipts.like({ number, end: numberEnd });
    const numbers = new Map(receipts.map((receipt) => [receipt.paymentId, receipt.number]));
    const payments = { kind: 'payment', reference: 'reference', at: 'placed_at', status: CONSOLE_STATUS } as const;
    return findMoney(this.database, payments, sought, { numbers, exact: number !== null });
  }
}

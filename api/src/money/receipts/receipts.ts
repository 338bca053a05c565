import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/index.js';

/** Queries about documents for other contexts. */
@Injectable()
export class Receipts {
  constructor(private readonly database: Database) {}

  /** The payment of the receipt or credit note with this number. */
  async paymentOf(number: string): Promise<string | undefined> {
    const row = await this.database.one<{ id: string }>(
      'SELECT payment_id AS id FROM read.receipts WHERE number = $1',
      [number],
    );
    return row?.id;
  }
}

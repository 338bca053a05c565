import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/index.js';

/** What other contexts may ask about documents. */
@Injectable()
export class Receipts {
  constructor(private readonly database: Database) {}

  /** Which payment the receipt or credit note of that number is for. */
  async paymentOf(number: string): Promise<string | undefined> {
    const row = await this.database.one<{ id: string }>(
      'SELECT payment_id AS id FROM read.receipts WHERE number = $1',
      [number],
    );
    return row?.id;
  }
}

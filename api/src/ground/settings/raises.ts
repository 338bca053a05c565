import { Injectable } from '@nestjs/common';
import type { StreamRef, Transaction } from '../../kernel/index.js';
import type { Raise } from './settings.js';

interface Asking {
  writes: StreamRef;
  propose: (tx: Transaction, raise: Raise) => void;
}

type Ask = (staffId: string, reason: string | null) => Promise<Asking | undefined>;

/** Staff stand after settings, so they say here whether there is anybody to ask, and how (ADM-04). */
@Injectable()
export class Raises {
  private ask: Ask | undefined;

  register(ask: Ask): void {
    this.ask = ask;
  }

  /** Nothing where nobody but this person can agree. */
  async begin(staffId: string, reason: string | null): Promise<Asking | undefined> {
    return this.ask?.(staffId, reason);
  }
}

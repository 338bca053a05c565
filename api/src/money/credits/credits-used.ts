import { Injectable } from '@nestjs/common';
import { Store } from '../../kernel/index.js';
import { useOf, type PurchaseUse } from './purchase-use.js';
import { walletOf } from './wallet.js';
import type { WalletEvent } from './wallet.events.js';

const BATCH = 500;
const TYPES = ['CreditsBought', 'CreditsSpent', 'CreditsReturned', 'CreditsChargedBack'] as const;

/** What members used a purchase for: numbers and times, never to whom (decision 91). */
@Injectable()
export class CreditsUsed {
  constructor(private readonly store: Store) {}

  async of(memberId: string, paymentId: string): Promise<PurchaseUse> {
    const events: WalletEvent[] = [];
    for (let after = 0; ;) {
      const page = await this.store.following(walletOf(memberId), { after, limit: BATCH, types: [...TYPES] });
      events.push(...page);
      if (page.length < BATCH) return useOf(events, paymentId);
      after = page.at(-1)!.version;
    }
  }
}

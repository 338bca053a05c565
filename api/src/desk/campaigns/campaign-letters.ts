import { Injectable } from '@nestjs/common';
import { discountOf, normaliseCode } from '../../money/discounts/index.js';
import { Clock, invalidInput, Store } from '../../kernel/index.js';
import { Settings } from '../../ground/settings/index.js';
import type { Letter } from './campaign.events.js';
import { letterOf } from './console-campaign.js';
import type { WriteCampaignDto } from './campaigns.dto.js';

/** Validates what staff wrote against settings and discounts. */
@Injectable()
export class CampaignLetters {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async of(body: WriteCampaignDto): Promise<Letter> {
    const { brand } = body;
    if (brand !== null && !this.settings.current().brands.some(({ id }) => id === brand)) {
      throw invalidInput([{ field: 'brand', code: 'invalid' }]);
    }
    const typed = body.discount_code?.trim() || null;
    const code = typed && normaliseCode(typed);
    if (typed && !code) throw invalidInput([{ field: 'discount_code', code: 'invalid' }]);
    await this.requireSellable(code);
    return letterOf(body, code);
  }

  /** The code must still be usable, and not reserved for one member. */
  async requireSellable(code: string | null): Promise<void> {
    if (code === null) return;
    const { status, terms } = await this.store.readFresh(discountOf(code));
    const over = terms?.expiresAt != null && Date.parse(terms.expiresAt) <= this.clock.now().getTime();
    if (status === 'active' && terms?.memberId === null && !over) return;
    throw invalidInput([{ field: 'discount_code', code: 'invalid' }]);
  }
}

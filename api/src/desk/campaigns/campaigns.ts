import { Injectable } from '@nestjs/common';
import { Store } from '../../kernel/index.js';
import type { Letter } from './campaign.events.js';
import { campaignOf } from './campaign.js';
import { CampaignRecipients, type Mailed } from './recipients.js';

/** What other contexts may ask and tell about campaigns. */
@Injectable()
export class Campaigns {
  constructor(
    private readonly store: Store,
    private readonly recipients: CampaignRecipients,
  ) {}

  async letter(id: string): Promise<Letter | null> {
    return (await this.store.readFresh(campaignOf(id))).letter;
  }

  /** What this member is still to get; null: nothing, because it went out or was stopped. */
  async waitingFor(id: string, memberId: string): Promise<Letter | null> {
    const { status, letter } = await this.store.readFresh(campaignOf(id));
    if (status !== 'sending' && status !== 'sent') return null;
    return (await this.recipients.waits(id, memberId)) ? letter : null;
  }

  /** Which went to the member, and when. */
  mailedTo(memberId: string): Promise<Mailed[]> {
    return this.recipients.mailedTo(memberId);
  }

  markMailed(id: string, memberId: string): Promise<void> {
    return this.recipients.markMailed(id, memberId);
  }
}

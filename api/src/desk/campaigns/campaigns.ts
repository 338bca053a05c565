import { Injectable } from '@nestjs/common';
import { Store } from '../../kernel/index.js';
import type { Letter } from './campaign.events.js';
import { campaignOf } from './campaign.js';
import { CampaignRecipients, type Mailed } from './recipients.js';

/** What other contexts may read and record about campaigns. */
@Injectable()
export class Campaigns {
  constructor(
    private readonly store: Store,
    private readonly recipients: CampaignRecipients,
  ) {}

  async letter(id: string): Promise<Letter | null> {
    return (await this.store.readFresh(campaignOf(id))).letter;
  }

  /** The mail this member is still to get; null: it was sent, or the campaign was stopped. */
  async waitingFor(id: string, memberId: string): Promise<Letter | null> {
    const { status, letter } = await this.store.readFresh(campaignOf(id));
    if (status !== 'sending' && status !== 'sent') return null;
    return (await this.recipients.waits(id, memberId)) ? letter : null;
  }

  /** The campaigns mailed to the member, and when. */
  mailedTo(memberId: string): Promise<Mailed[]> {
    return this.recipients.mailedTo(memberId);
  }

  markMailed(id: string, memberId: string): Promise<void> {
    return this.recipients.markMailed(id, memberId);
  }
}

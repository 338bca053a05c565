import { Clock, Database, ErasesMember, Store, type Eraser, type Query } from '../../kernel/index.js';
import type { Letter } from './campaign.events.js';
import { campaignOf } from './campaign.js';
import type { CampaignKind } from './campaign.values.js';

interface Mailed {
  campaign_id: string;
  kind: CampaignKind;
  mailed_at: Date;
}

/** What campaigns say, which members' mails are queued, and which were sent. */
@ErasesMember()
export class Campaigns implements Eraser {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async letter(id: string): Promise<Letter | null> {
    return (await this.store.readFresh(campaignOf(id))).letter;
  }

  /** The mail this member is still to get; null: it was sent, or the campaign was stopped. */
  async waitingFor(id: string, memberId: string): Promise<Letter | null> {
    const { status, letter } = await this.store.readFresh(campaignOf(id));
    if (status !== 'sending' && status !== 'sent') return null;
    const waits = await this.database.one(
      'SELECT 1 FROM campaigns.recipients WHERE campaign_id = $1 AND member_id = $2 AND mailed_at IS NULL',
      [id, memberId],
    );
    return waits ? letter : null;
  }

  /** Existing recipients stay unchanged. */
  async addRecipients(query: Query, id: string, memberIds: string[]): Promise<void> {
    await query(
      `INSERT INTO campaigns.recipients (campaign_id, member_id, queued_at)
       SELECT $1, unnest($2::uuid[]), $3 ON CONFLICT DO NOTHING`,
      [id, memberIds, this.clock.now()],
    );
  }

  async countRecipients(id: string): Promise<number> {
    const row = await this.database.one<{ n: number }>(
      'SELECT count(*)::int AS n FROM campaigns.recipients WHERE campaign_id = $1',
      [id],
    );
    return row!.n;
  }

  async markMailed(id: string, memberId: string): Promise<void> {
    await this.database.query(
      'UPDATE campaigns.recipients SET mailed_at = $3 WHERE campaign_id = $1 AND member_id = $2',
      [id, memberId, this.clock.now()],
    );
  }

  /** The campaigns mailed to the member, and when: the oldest first (PRV-02). */
  async mailedTo(memberId: string): Promise<Mailed[]> {
    return this.database.query<Mailed>(
      `SELECT campaign_id, kind, mailed_at FROM campaigns.recipients JOIN read.campaigns USING (campaign_id)
        WHERE member_id = $1 AND mailed_at IS NOT NULL ORDER BY mailed_at, campaign_id`,
      [memberId],
    );
  }

  async erase(memberId: string): Promise<void> {
    await this.database.query('DELETE FROM campaigns.recipients WHERE member_id = $1', [memberId]);
  }
}

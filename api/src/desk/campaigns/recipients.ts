import { Clock, Database, ErasesMember, type Eraser, type Query } from '../../kernel/index.js';
import type { CampaignKind } from './campaign.values.js';

export interface Mailed {
  campaign_id: string;
  kind: CampaignKind;
  mailed_at: Date;
}

/** Tracks which members' mails are queued and which were sent. */
@ErasesMember()
export class CampaignRecipients implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Existing recipients stay unchanged. */
  async add(query: Query, campaignId: string, memberIds: string[]): Promise<void> {
    await query(
      `INSERT INTO campaigns.recipients (campaign_id, member_id, queued_at)
       SELECT $1, unnest($2::uuid[]), $3 ON CONFLICT DO NOTHING`,
      [campaignId, memberIds, this.clock.now()],
    );
  }

  /** Whether this member's mail has yet to be sent. */
  async waits(campaignId: string, memberId: string): Promise<boolean> {
    const row = await this.database.one(
      'SELECT 1 FROM campaigns.recipients WHERE campaign_id = $1 AND member_id = $2 AND mailed_at IS NULL',
      [campaignId, memberId],
    );
    return row !== undefined;
  }

  async markMailed(campaignId: string, memberId: string): Promise<void> {
    await this.database.query(
      'UPDATE campaigns.recipients SET mailed_at = $3 WHERE campaign_id = $1 AND member_id = $2',
      [campaignId, memberId, this.clock.now()],
    );
  }

  async count(campaignId: string): Promise<number> {
    const row = await this.database.one<{ n: number }>(
      'SELECT count(*)::int AS n FROM campaigns.recipients WHERE campaign_id = $1',
      [campaignId],
    );
    return row!.n;
  }

  /** Oldest first (PRV-02). */
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

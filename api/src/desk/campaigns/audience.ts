import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/index.js';
import { Settings } from '../../ground/settings/index.js';
import type { Letter } from './campaign.events.js';

type For = Pick<Letter, 'kind' | 'audience'>;

/** Members who opted in to this kind of mail and whom mail can reach. */
@Injectable()
export class CampaignAudience {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Number of members by language. */
  async count(campaign: For): Promise<Map<string, number>> {
    const { where, params } = this.conditions(campaign);
    const rows = await this.database.query<{ language: string; members: number }>(
      `SELECT language, count(*)::int AS members FROM read.campaign_audience WHERE ${where} GROUP BY language ORDER BY 2 DESC`,
      params,
    );
    return new Map(rows.map(({ language, members }) => [language, members]));
  }

  /** The next page of member ids, in order, for the languages the campaign is written in. */
  async page(campaign: For & Pick<Letter, 'texts'>, after: string | null, limit: number): Promise<string[]> {
    const { where, params } = this.conditions(campaign);
    const languages = `language = ANY ($${params.push(Object.keys(campaign.texts))}::text[])`;
    const later = `($${params.push(after)}::uuid IS NULL OR member_id > $${params.length}::uuid)`;
    const rows = await this.database.query<{ member_id: string }>(
      `SELECT member_id FROM read.campaign_audience WHERE ${where} AND ${languages} AND ${later}
        ORDER BY member_id LIMIT ${limit}`,
      params,
    );
    return rows.map(({ member_id }) => member_id);
  }

  private conditions({ kind, audience }: For): { where: string; params: unknown[] } {
    const { brand, country, gender, premium } = audience;
    const params: unknown[] = [];
    const parts = [kind, 'active', 'NOT disabled', 'NOT fictional', 'mail_off = 0'];
    const { brands } = this.settings.current();
    const own = brands.filter(({ id }) => brand === null || id === brand).flatMap(({ domains }) => domains);
    const named = `${HOST} = ANY (SELECT ${hostOf('unnest')} FROM unnest($${params.push(own)}::text[]))`;
    // `brand` null selects members who did not come through any brand's domain.
    parts.push(brand === null ? `NOT ${named}` : named);
    if (country) parts.push(`country = $${params.push(country)}`);
    if (gender) parts.push(`gender = $${params.push(gender)}`);
    if (premium !== null) parts.push(`premium = $${params.push(premium)}`);
    return { where: parts.join(' AND '), params };
  }
}

/** Normalises a host as the settings do. */
const hostOf = (column: string) => `regexp_replace(lower(${column}), '^www\\.|:[0-9]+$', '', 'g')`;
const HOST = hostOf("coalesce(domain, '')");

import { Injectable } from '@nestjs/common';
import { Accounts } from '../../members/accounts/index.js';
import { Clock, Database } from '../../kernel/index.js';
import type { Point } from '../../ground/places/index.js';
import { dayIn } from '../../members/profiles/index.js';
import { bornBetween } from './age-range.js';
import type { Place } from './cursor.js';
import type { Filter } from './filter.js';
import { LISTED } from './projections/search.projection.js';

/** Looks members up; who they are is asked of profiles. */
@Injectable()
export class Search {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Those who match, the newest first. */
  async page(filter: Filter, except: string[], limit: number, after?: Place): Promise<Place[]> {
    const { where, param } = await this.conditions(filter, except);
    if (after) where.push(`(joined_at, member_id) < (${param(after.joinedAt)}, ${param(after.id)})`);
    return this.database.query<Place>(
      `SELECT member_id AS id, joined_at AS "joinedAt" FROM read.search WHERE ${where.join(' AND ')}
       ORDER BY joined_at DESC, member_id DESC LIMIT ${param(limit)}`,
      param.values,
    );
  }

  async count(filter: Filter, except: string[]): Promise<number> {
    const { where, param } = await this.conditions(filter, except);
    const row = await this.database.one<{ n: number }>(
      `SELECT count(*) AS n FROM read.search WHERE ${where.join(' AND ')}`,
      param.values,
    );
    return row!.n;
  }

  /** Where they live, of those whose town is known. */
  async locations(memberIds: string[]): Promise<Map<string, Point>> {
    if (memberIds.length === 0) return new Map();
    const rows = await this.database.prepared<Point & { id: string }>(
      'search-locations',
      `SELECT member_id AS id, latitude, longitude FROM read.search
        WHERE member_id = ANY ($1::uuid[]) AND latitude IS NOT NULL`,
      [memberIds],
    );
    return new Map(rows.map(({ id, ...point }) => [id, point]));
  }

  private async conditions({ gender, country, region, within, online, withPhoto, ...ages }: Filter, except: string[]) {
    const param = newParams();
    // Ages turn with the day in UTC; the card tells the age where the member lives, which is the same but for hours.
    const born = bornBetween(dayIn('UTC', this.clock.now()), ages);
    const where = [LISTED];
    if (except.length > 0) where.push(`member_id <> ALL (${param(except)}::uuid[])`);
    if (gender) where.push(`gender = ${param(gender)}`);
    if (country) where.push(`country = ${param(country)}`);
    if (region) where.push(`region = ${param(region)}`);
    if (born.after) where.push(`date_of_birth > ${param(born.after)}`);
    if (born.until) where.push(`date_of_birth <= ${param(born.until)}`);
    if (within) where.push(...near(within, param));
    if (withPhoto) where.push('with_photo');
    if (online) where.push(`member_id = ANY (${param(await this.accounts.online())}::uuid[])`);
    return { where, param };
  }
}

const KM_PER_DEGREE = 111;
const EARTH_DIAMETER_KM = 12_742;

/** Latitudes first, for they cost nothing to compare; then as the crow flies. */
function near({ km, latitude, longitude }: Point & { km: number }, param: (value: unknown) => string): string[] {
  const [lat, lon] = [`${param(latitude)}::float8`, `${param(longitude)}::float8`];
  const haversine = `sin(radians(latitude - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(latitude)) * sin(radians(longitude - ${lon}) / 2) ^ 2`;
  const [south, north] = [latitude - km / KM_PER_DEGREE, latitude + km / KM_PER_DEGREE];
  return [
    `latitude BETWEEN ${param(south)} AND ${param(north)}`,
    `${EARTH_DIAMETER_KM} * asin(least(1, sqrt(${haversine}))) <= ${param(km)}`,
  ];
}

/** Collects values and gives each its place in the statement. */
function newParams() {
  const values: unknown[] = [];
  return Object.assign((value: unknown) => `$${values.push(value)}`, { values });
}

import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Accounts } from '../../members/accounts/index.js';
import { Clock, Database } from '../../kernel/index.js';
import type { Point } from '../../ground/places/index.js';
import { dayIn } from '../../members/profiles/index.js';
import { bornBetween } from './age-range.js';
import type { Place } from './cursor.js';
import type { Filter } from './filter.js';
import { LISTED, OPEN, SearchRow } from './projections/search.projection.js';

type SearchQuery = SelectQueryBuilder<SearchRow>;

/** Looks members up; who they are is asked of profiles. */
@Injectable()
export class Search {
  constructor(
    private readonly source: DataSource,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Those who match, the newest first. */
  async page(filter: Filter, except: string[], limit: number, after?: Place): Promise<Place[]> {
    return (await this.pageQuery(filter, except, limit, after)).getRawMany<Place>();
  }

  async pageQuery(filter: Filter, except: string[], limit: number, after?: Place): Promise<SearchQuery> {
    const query = await this.matching(filter, except);
    if (after)
      query.andWhere('(joined_at, member_id) < (:joinedAt, :afterId)', { joinedAt: after.joinedAt, afterId: after.id });
    return query
      .select('member_id', 'id')
      .addSelect('joined_at', 'joinedAt')
      .orderBy('joined_at', 'DESC')
      .addOrderBy('member_id', 'DESC')
      .limit(limit);
  }

  async count(filter: Filter, except: string[]): Promise<number> {
    const query = await this.matching(filter, except);
    const row = await query.select('count(*)', 'n').getRawOne<{ n: number }>();
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

  private async matching(
    { gender, country, region, within, online, withPhoto, forVisitors, ...ages }: Filter,
    except: string[],
  ): Promise<SearchQuery> {
    // Ages turn with the day in UTC; the card tells the age where the member lives, which is the same but for hours.
    const born = bornBetween(dayIn('UTC', this.clock.now()), ages);
    // In the words of the partial indexes, which PostgreSQL takes for no others.
    const query = this.source.createQueryBuilder(SearchRow, 'search').where(LISTED);
    if (except.length > 0) query.andWhere('member_id <> ALL (:except::uuid[])', { except });
    if (gender) query.andWhere('gender = :gender', { gender });
    if (country) query.andWhere('country = :country', { country });
    if (region) query.andWhere('region = :region', { region });
    if (born.after) query.andWhere('date_of_birth > :bornAfter', { bornAfter: born.after });
    if (born.until) query.andWhere('date_of_birth <= :bornUntil', { bornUntil: born.until });
    if (within) addDistance(query, within);
    if (forVisitors)
      query.andWhere(OPEN).andWhere('country = ANY (:served::text[])', { served: forVisitors.countries });
    if (withPhoto) query.andWhere('with_photo');
    if (online) query.andWhere('member_id = ANY (:online::uuid[])', { online: await this.accounts.online() });
    return query;
  }
}

const KM_PER_DEGREE = 111;
const EARTH_DIAMETER_KM = 12_742;

const HAVERSINE = `sin(radians(latitude - :lat::float8) / 2) ^ 2
  + cos(radians(:lat::float8)) * cos(radians(latitude)) * sin(radians(longitude - :lon::float8) / 2) ^ 2`;

/** Compares latitudes first, which costs nothing to compute, and then the great-circle distance. */
function addDistance(query: SearchQuery, { km, latitude, longitude }: Point & { km: number }): void {
  const [south, north] = [latitude - km / KM_PER_DEGREE, latitude + km / KM_PER_DEGREE];
  query
    .andWhere('latitude BETWEEN :south AND :north', { south, north })
    .andWhere(`${EARTH_DIAMETER_KM} * asin(least(1, sqrt(${HAVERSINE}))) <= :km`, {
      km,
      lat: latitude,
      lon: longitude,
    });
}

import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Accounts } from '../../members/accounts/index.js';
import { Clock, Database } from '../../kernel/index.js';
import type { Point } from '../../ground/places/index.js';
import { dayIn, type Gender, type SoughtGender } from '../../members/profiles/index.js';
import { bornBetween } from './age-range.js';
import type { Place } from './cursor.js';
import type { Filter } from './filter.js';
import { from, InhabitedTowns, type InhabitedTown } from './inhabited-towns.js';
import { stretchesOf, type Day, type Order, type Stretch, type Viewpoint } from './orders.js';
import { LISTED, OPEN, SearchRow } from './projections/search.projection.js';

type SearchQuery = SelectQueryBuilder<SearchRow>;

interface Asked {
  filter: Filter;
  except: string[];
  limit: number;
}

/** A page in an order of the viewer's own. */
interface Listing extends Asked {
  order: Order;
  viewpoint: Viewpoint;
  today: Day;
  after?: Place | undefined;
}

/** Of the viewer, as the search knows them. */
interface Seeker {
  gender: Gender;
  seeks: SoughtGender;
  country: string;
  here: Point | undefined;
}

/** Towns asked for at once, from the nearest on: most pages are filled by the first few. */
const FIRST_TOWNS = 16;
const MOST_TOWNS = 4_096;

/** Looks members up; who they are is asked of profiles. */
@Injectable()
export class Search {
  constructor(
    private readonly source: DataSource,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly towns: InhabitedTowns,
  ) {}

  /** Those who match, the newest first. */
  page(filter: Filter, except: string[], limit: number): Promise<Place[]> {
    return this.list({ filter, except, limit, order: 'newest', viewpoint: {}, today: this.today() });
  }

  today(): Day {
    return dayIn('UTC', this.clock.now());
  }

  /** Those who match, in an order; nobody twice, and nobody left out who stays as they are (DSC-09). */
  async list({ order, viewpoint, today, after, ...asked }: Listing): Promise<Place[]> {
    const found: Place[] = [];
    const stretches = stretchesOf(order, viewpoint, today);
    for (let at = after?.stretch ?? 0; at < stretches.length && found.length < asked.limit; at++) {
      const more = await this.stretch(
        stretches[at]!,
        { ...asked, limit: asked.limit - found.length },
        viewpoint,
        at === after?.stretch ? after : undefined,
      );
      found.push(...more.map((place) => ({ ...place, stretch: at })));
    }
    return found;
  }

  private async stretch(stretch: Stretch, asked: Asked, viewpoint: Viewpoint, after?: Place): Promise<Place[]> {
    if (stretch.by === 'town' && viewpoint.here) return this.byTown(stretch, asked, viewpoint.here, viewpoint, after);
    return this.database.query<Place>(...(await this.stretchSql(stretch, asked, viewpoint, after)));
  }

  /** A stretch by time, or one town of it. */
  async stretchSql(stretch: Stretch, asked: Asked, viewpoint: Viewpoint, after?: Place): Promise<[string, unknown[]]> {
    return (await this.inTime(stretch, asked, viewpoint, after)).getQueryAndParameters() as [string, unknown[]];
  }

  private async inTime(
    { by, wanted, activeAfter, activeUntil }: Stretch,
    { filter, except, limit }: Asked,
    { wishes }: Viewpoint,
    after?: Place,
  ): Promise<SearchQuery> {
    const query = (await this.matching(filter, except)).select('member_id', 'id').addSelect('joined_at', 'joinedAt');
    if (wishes && wanted !== undefined) addWishes(query, wishes, wanted);
    if (activeAfter !== undefined) query.andWhere('active_on > :activeAfter', { activeAfter });
    if (activeUntil !== undefined) query.andWhere('active_on <= :activeUntil', { activeUntil });
    const order = by === 'joined' ? ['joined_at', 'member_id'] : ['active_on', 'joined_at', 'member_id'];
    if (by !== 'joined') query.addSelect('active_on::text', 'activeOn');
    if (after) {
      const { id: afterId, joinedAt, activeOn } = after;
      query.andWhere(
        by === 'joined'
          ? '(joined_at, member_id) < (:joinedAt, :afterId)'
          : '(active_on, joined_at, member_id) < (:activeOn::date, :joinedAt, :afterId)',
        { activeOn, joinedAt, afterId },
      );
    }
    for (const column of order) query.addOrderBy(column, 'DESC');
    return query.limit(limit);
  }

  private async byTown(
    stretch: Stretch,
    { filter: { within, ...filter }, except, limit }: Asked,
    here: Point,
    viewpoint: Viewpoint,
    after?: Place,
  ): Promise<Place[]> {
    const { country = '' } = viewpoint;
    const all = await this.towns.around(here, country);
    let towns = after ? from(all, here, country, { country: after.country!, town: after.town! }) : all;
    // The towns say how far it is, so that it need not be reckoned for each who lives there.
    if (within) towns = towns.filter(({ km }) => km <= within.km);
    if (filter.country) towns = towns.filter((town) => town.country === filter.country);
    const found: Place[] = [];
    const read = async (some: InhabitedTown[], partly?: Place) => {
      if (some.length === 0) return;
      const asked = { filter, except, limit: limit - found.length };
      found.push(
        ...(await this.database.query<Place>(...(await this.townsSql(some, stretch, asked, viewpoint, partly)))),
      );
    };
    if (after && towns[0]?.country === after.country && towns[0]?.town === after.town) {
      await read(towns.slice(0, 1), after);
      towns = towns.slice(1);
    }
    for (let at = 0, size = FIRST_TOWNS; at < towns.length && found.length < limit;) {
      await read(towns.slice(at, at + size));
      at += size;
      size = Math.min(MOST_TOWNS, size * 4);
    }
    return found;
  }

  /** SQL: a scan of one index for each town, in the order of the towns, which the query builder cannot say. */
  async townsSql(
    towns: Pick<InhabitedTown, 'country' | 'town'>[],
    stretch: Stretch,
    asked: Asked,
    viewpoint: Viewpoint,
    after?: Place,
  ): Promise<[string, unknown[]]> {
    const { country: _, ...filter } = asked.filter;
    const inTown = await this.inTime(stretch, { ...asked, filter }, viewpoint, after);
    const [sql, params] = inTown
      .andWhere('country = near.its_country AND town = near.its_town')
      .getQueryAndParameters() as [string, unknown[]];
    const at = params.length;
    return [
      `SELECT id, "joinedAt", "activeOn", its_country AS country, its_town AS town
         FROM unnest($${at + 1}::text[], $${at + 2}::text[]) WITH ORDINALITY AS near(its_country, its_town, number)
        CROSS JOIN LATERAL (${sql}) AS found
        ORDER BY number, "activeOn" DESC, "joinedAt" DESC, id DESC LIMIT $${at + 3}`,
      [...params, towns.map(({ country }) => country), towns.map(({ town }) => town), asked.limit],
    ];
  }

  async count(filter: Filter, except: string[]): Promise<number> {
    const query = await this.matching(filter, except);
    const row = await query.select('count(*)', 'n').getRawOne<{ n: number }>();
    return row!.n;
  }

  /** Of some of them, how many match. */
  async countAmong(filter: Filter, memberIds: string[]): Promise<number> {
    const query = (await this.matching(filter, [])).andWhere('member_id = ANY (:memberIds::uuid[])', { memberIds });
    const row = await query.select('count(*)', 'n').getRawOne<{ n: number }>();
    return row!.n;
  }

  /**
   * How many match, if no more than `most` members are of that gender and country, whatever else is asked for; else
   * undefined. It looks at no more than these, so it takes about as long however many members there are.
   */
  async countUpTo(filter: Filter, except: string[], most: number): Promise<number | undefined> {
    const conditions = await this.conditions(filter, except);
    const coarse = this.source.createQueryBuilder(SearchRow, 'search').where(LISTED);
    for (const { sql, params } of conditions.filter((one) => one.coarse)) coarse.andWhere(sql, params);
    coarse.select(FINE_COLUMNS).limit(most + 1);
    const fine = conditions.filter((one) => !one.coarse);
    const query = this.source
      .createQueryBuilder()
      .select('count(*)', 'all')
      .addSelect(`count(*) FILTER (WHERE ${['true', ...fine.map(({ sql }) => sql)].join(' AND ')})`, 'matching')
      .from(`(${coarse.getQuery()})`, 'coarse')
      .setParameters(fine.reduce<object>((all, { params }) => ({ ...all, ...params }), coarse.getParameters()));
    const row = await query.getRawOne<{ all: number; matching: number }>();
    return row!.all > most ? undefined : row!.matching;
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

  /** What an order asks of the viewer; undefined for somebody whom the search does not know yet. */
  async seeker(memberId: string): Promise<Seeker | undefined> {
    const [row] = await this.database.prepared<Omit<Seeker, 'here'> & Point>(
      'search-seeker',
      'SELECT gender, seeks, country, latitude, longitude FROM read.search WHERE member_id = $1',
      [memberId],
    );
    if (!row) return undefined;
    const { latitude, longitude, ...seeker } = row;
    return { ...seeker, here: latitude === null ? undefined : { latitude, longitude } };
  }

  private async matching(filter: Filter, except: string[]): Promise<SearchQuery> {
    // In the words of the partial indexes, which PostgreSQL takes for no others.
    const query = this.source.createQueryBuilder(SearchRow, 'search').where(LISTED);
    for (const { sql, params } of await this.conditions(filter, except)) query.andWhere(sql, params);
    return query;
  }

  private async conditions(
    { gender, country, region, within, online, withPhoto, among, forVisitors, ...ages }: Filter,
    except: string[],
  ): Promise<Condition[]> {
    // Ages turn with the day in UTC; the card tells the age where the member lives, which is the same but for hours.
    const born = bornBetween(this.today(), ages);
    const all: Condition[] = [];
    const coarse = (sql: string, params = {}) => all.push({ sql, params, coarse: true });
    const fine = (sql: string, params = {}) => all.push({ sql, params, coarse: false });
    if (gender) coarse('gender = :gender', { gender });
    if (country) coarse('country = :country', { country });
    if (forVisitors) coarse(`${OPEN} AND country = ANY (:served::text[])`, { served: forVisitors.countries });
    if (except.length > 0) fine('member_id <> ALL (:except::uuid[])', { except });
    if (region) fine('region = :region', { region });
    if (born.after) fine('date_of_birth > :bornAfter', { bornAfter: born.after });
    if (born.until) fine('date_of_birth <= :bornUntil', { bornUntil: born.until });
    if (within) all.push(...distance(within));
    if (withPhoto) fine('with_photo');
    if (among) fine('member_id = ANY (:among::uuid[])', { among });
    if (online) fine('member_id = ANY (:online::uuid[])', { online: await this.accounts.online() });
    return all;
  }
}

interface Condition {
  sql: string;
  params: object;
  /** One that the indexes begin with. */
  coarse: boolean;
}

/** What conditions that are not coarse ask about. */
const FINE_COLUMNS = ['member_id', 'date_of_birth', 'region', 'with_photo', 'latitude', 'longitude'];

/** Both sides: whom the other looks for is what the viewer is, and the other is whom the viewer looks for. */
function addWishes(query: SearchQuery, { own, sought }: NonNullable<Viewpoint['wishes']>, wanted: boolean): void {
  const both = sought ? `(seeks IN (:own, 'both') AND gender = :sought)` : `seeks IN (:own, 'both')`;
  query.andWhere(wanted ? both : `NOT ${sought ? both : `(${both})`}`, { own, sought });
}

const KM_PER_DEGREE = 111;
const EARTH_DIAMETER_KM = 12_742;

const HAVERSINE = `sin(radians(latitude - :lat::float8) / 2) ^ 2
  + cos(radians(:lat::float8)) * cos(radians(latitude)) * sin(radians(longitude - :lon::float8) / 2) ^ 2`;

/** Compares latitudes first, which costs nothing to compute, and then the great-circle distance. */
function distance({ km, latitude, longitude }: Point & { km: number }): Condition[] {
  const [south, north] = [latitude - km / KM_PER_DEGREE, latitude + km / KM_PER_DEGREE];
  return [
    { sql: 'latitude BETWEEN :south AND :north', params: { south, north }, coarse: false },
    {
      sql: `${EARTH_DIAMETER_KM} * asin(least(1, sqrt(${HAVERSINE}))) <= :km`,
      params: { km, lat: latitude, lon: longitude },
      coarse: false,
    },
  ];
}

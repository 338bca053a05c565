import { Injectable } from '@nestjs/common';
import { Presence } from '../../members/accounts/index.js';
import { Clock, Database } from '../../kernel/index.js';
import type { Point } from '../../ground/places/index.js';
import { dayIn, locationOf, type Gender, type SoughtGender } from '../../members/profiles/index.js';
import { bornBetween } from './age-range.js';
import type { Place } from './cursor.js';
import type { Filter } from './filter.js';
import { firstBeyond, from, InhabitedTowns, type InhabitedTown } from './inhabited-towns.js';
import { stretchesOf, type Day, type Order, type Stretch, type Viewpoint } from './orders.js';
import { LISTED, OPEN } from './projections/search.projection.js';

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

/** Somebody who was found. */
export interface Found extends Place {
  /** Where they live, of those whose town is known. */
  lives: Point | null;
}

interface News {
  since: Date;
  /** After so many days a sign-up that nobody confirmed is erased (PRV-02). */
  unconfirmedDays: number;
  limit: number;
}

/** Of the viewer, as the search knows them. */
interface Seeker {
  gender: Gender | null;
  seeks: SoughtGender;
  country: string;
  here: Point | undefined;
}

const DAY_MS = 86_400_000;

/** Towns asked for at once, from the nearest on: most pages are filled by the first few. */
const FIRST_TOWNS = 16;
const MOST_TOWNS = 4_096;

/**
 * Looks members up; who they are is asked of profiles. SQL: as its conditions come, since TypeORM takes longer to put a
 * search together than PostgreSQL to answer it. Without a name: how a page is best read depends on its values.
 */
@Injectable()
export class Search {
  constructor(
    private readonly database: Database,
    private readonly presence: Presence,
    private readonly clock: Clock,
    private readonly towns: InhabitedTowns,
  ) {}

  /** Those who match, the newest first. */
  page(filter: Filter, except: string[], limit: number): Promise<Found[]> {
    return this.list({ filter, except, limit, order: 'newest', viewpoint: {}, today: this.today() });
  }

  /**
   * Those who match and whom members could first find after `since`, the newest first. Who signed up before it may have
   * confirmed since: `unconfirmedDays` is how long a sign-up waits, so that no older ones need be looked at.
   */
  async newSince(filter: Filter, except: string[], { since, unconfirmedDays, limit }: News): Promise<string[]> {
    const joinedAfter = new Date(since.getTime() - (unconfirmedDays + 1) * DAY_MS);
    const news = {
      sql: 'joined_at > :joinedAfter AND confirmed_at > :since',
      params: { joinedAfter, since },
      coarse: false,
    };
    const [sql, params] = listed('member_id AS id', [...(await this.conditions(filter, except)), news]);
    const newest = `${sql} ORDER BY joined_at DESC, member_id DESC LIMIT ${limit}`;
    return (await this.database.query<{ id: string }>(...bound(newest, params))).map(({ id }) => id);
  }

  today(): Day {
    return dayIn('UTC', this.clock.now());
  }

  /** Those who match, in an order; nobody twice, and nobody left out who stays as they are (DSC-09). */
  async list({ order, viewpoint, today, after, ...asked }: Listing): Promise<Found[]> {
    const found: Found[] = [];
    const stretches = stretchesOf(order, viewpoint, today);
    for (let at = after?.stretch ?? 0; at < stretches.length && found.length < asked.limit; at++) {
      const more = await this.stretch(
        stretches[at]!,
        { ...asked, limit: asked.limit - found.length },
        viewpoint,
        at === after?.stretch ? after : undefined,
      );
      found.push(...more.map((one) => ({ ...one, stretch: at })));
    }
    return found;
  }

  private async stretch(stretch: Stretch, asked: Asked, viewpoint: Viewpoint, after?: Place): Promise<Found[]> {
    if (stretch.by === 'town' && viewpoint.here) return this.byTown(stretch, asked, viewpoint.here, viewpoint, after);
    const rows = await this.database.brief<Place & Point>(...(await this.stretchSql(stretch, asked, viewpoint, after)));
    return rows.map(({ latitude, longitude, ...place }) => ({
      ...place,
      lives: latitude === null ? null : { latitude, longitude },
    }));
  }

  /** A stretch by time. */
  async stretchSql(stretch: Stretch, asked: Asked, viewpoint: Viewpoint, after?: Place): Promise<Statement> {
    return bound(...(await this.inTime(stretch, asked, viewpoint, after, ['latitude', 'longitude'])));
  }

  /** A stretch by time, or one town of it; the values by their names. */
  private async inTime(
    { by, wanted, activeAfter, activeUntil }: Stretch,
    { filter, except, limit }: Asked,
    { wishes }: Viewpoint,
    after: Place | undefined,
    columns: string[],
    further: Condition[] = [],
  ): Promise<[string, object]> {
    const conditions = await this.conditions(filter, except);
    const where = (sql: string, params: object) => conditions.push({ sql, params, coarse: false });
    if (wishes && wanted !== undefined) conditions.push(wishing(wishes, wanted));
    if (activeAfter !== undefined) where('active_on > :activeAfter', { activeAfter });
    if (activeUntil !== undefined) where('active_on <= :activeUntil', { activeUntil });
    if (after) {
      const { id: afterId, joinedAt, activeOn } = after;
      where(
        by === 'joined'
          ? '(joined_at, member_id) < (:joinedAt, :afterId)'
          : '(active_on, joined_at, member_id) < (:activeOn::date, :joinedAt, :afterId)',
        { activeOn, joinedAt, afterId },
      );
    }
    const order = by === 'joined' ? ['joined_at', 'member_id'] : ['active_on', 'joined_at', 'member_id'];
    const selected = ['member_id AS id', 'joined_at AS "joinedAt"', ...columns];
    if (by !== 'joined') selected.push('active_on::text AS "activeOn"');
    const [sql, params] = listed(selected.join(', '), [...conditions, ...further]);
    return [`${sql} ORDER BY ${order.map((column) => `${column} DESC`).join(', ')} LIMIT ${limit}`, params];
  }

  private async byTown(
    stretch: Stretch,
    { filter: { within, ...filter }, except, limit }: Asked,
    here: Point,
    viewpoint: Viewpoint,
    after?: Place,
  ): Promise<Found[]> {
    const { country = '' } = viewpoint;
    let towns = await this.towns.around(here, country);
    if (after) towns = from(towns, here, country, { country: after.country!, town: after.town! });
    // The towns say how far it is, so that it need not be reckoned for each who lives there.
    if (within) towns = towns.slice(0, firstBeyond(towns, within.km));
    if (filter.country) towns = towns.filter((town) => town.country === filter.country);
    const found: Found[] = [];
    const read = async (some: InhabitedTown[], partly?: Place) => {
      if (some.length === 0) return;
      const asked = { filter, except, limit: limit - found.length };
      const rows = await this.database.brief<Place & { town: string }>(
        ...(await this.townsSql(some, stretch, asked, viewpoint, partly)),
      );
      found.push(...rows.map((place) => ({ ...place, lives: place.town === '' ? null : locationOf(place.town) })));
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

  /** A scan of one index for each town, in the order of the towns. */
  async townsSql(
    towns: Pick<InhabitedTown, 'country' | 'town'>[],
    stretch: Stretch,
    asked: Asked,
    viewpoint: Viewpoint,
    after?: Place,
  ): Promise<Statement> {
    const { country: _, ...filter } = asked.filter;
    const [sql, params] = await this.inTime(stretch, { ...asked, filter }, viewpoint, after, [], [IN_TOWN]);
    return bound(
      `SELECT id, "joinedAt", "activeOn", its_country AS country, its_town AS town
         FROM unnest(:countries::text[], :towns::text[]) WITH ORDINALITY AS near(its_country, its_town, number)
        CROSS JOIN LATERAL (${sql}) AS found
        ORDER BY number, "activeOn" DESC, "joinedAt" DESC, id DESC LIMIT ${asked.limit}`,
      { ...params, countries: towns.map(({ country }) => country), towns: towns.map(({ town }) => town) },
    );
  }

  async count(filter: Filter, except: string[]): Promise<number> {
    const conditions = await this.conditions(filter, except);
    const row = await this.database.one<{ n: number }>(...bound(...listed('count(*) AS n', conditions)));
    return row!.n;
  }

  /** Of some of them, how many match. */
  async countAmong(filter: Filter, memberIds: string[]): Promise<number> {
    const among = { sql: 'member_id = ANY (:memberIds::uuid[])', params: { memberIds }, coarse: false };
    const conditions = [...(await this.conditions(filter, [])), among];
    const [row] = await this.database.brief<{ n: number }>(...bound(...listed('count(*) AS n', conditions)));
    return row!.n;
  }

  /**
   * How many match, if no more than `most` members are of that gender and country, whatever else is asked for; else
   * undefined. It looks at no more than these, so it takes about as long however many members there are.
   */
  async countUpTo(filter: Filter, except: string[], most: number): Promise<number | undefined> {
    const conditions = await this.conditions(filter, except);
    const fine = conditions.filter(({ coarse }) => !coarse);
    const [sql, params] = listed(
      FINE_COLUMNS,
      conditions.filter(({ coarse }) => coarse),
    );
    const row = await this.database.one<{ all: number; matching: number }>(
      ...bound(
        `SELECT count(*) AS "all", count(*) FILTER (WHERE ${conjunction(['true', ...fine.map((one) => one.sql)])}) AS matching
           FROM (${sql} LIMIT ${most + 1}) AS coarse`,
        Object.assign({}, params, ...fine.map((one) => one.params)) as object,
      ),
    );
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
    if (online) fine('member_id = ANY (:online::uuid[])', { online: await this.presence.online() });
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
const FINE_COLUMNS = 'member_id, date_of_birth, region, with_photo, latitude, longitude';

/** Of a list of towns: in one of them. */
const IN_TOWN: Condition = {
  sql: 'country = near.its_country AND town = near.its_town',
  params: {},
  coarse: false,
};

/** SQL with `$1`, `$2`, …, and their values. */
type Statement = [sql: string, params: unknown[]];

/** Values by position for values by name: `:name`, with a colon before it a type. */
function bound(sql: string, params: object): Statement {
  const values: unknown[] = [];
  const places = new Map<string, string>();
  const text = sql.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
    let place = places.get(name);
    if (!place) {
      place = `$${values.push(params[name as keyof object])}`;
      places.set(name, place);
    }
    return place;
  });
  return [text, values];
}

const conjunction = (all: string[]): string => all.map((sql) => `(${sql})`).join(' AND ');

/** Those who are listed, in the words of the partial indexes, which PostgreSQL takes for no others. */
function listed(columns: string, conditions: Condition[]): [string, object] {
  const more = conditions.map(({ sql }) => ` AND (${sql})`).join('');
  return [
    `SELECT ${columns} FROM read.search WHERE ${LISTED}${more}`,
    Object.assign({}, ...conditions.map(({ params }) => params)) as object,
  ];
}

/** Both sides: whom the other looks for is what the viewer is, and the other is whom the viewer looks for. */
function wishing({ own, sought }: NonNullable<Viewpoint['wishes']>, wanted: boolean): Condition {
  const both = sought ? `(seeks IN (:own, 'both') AND gender = :sought)` : `seeks IN (:own, 'both')`;
  return {
    sql: wanted ? both : `NOT ${sought ? both : `(${both})`}`,
    params: { own, ...(sought && { sought }) },
    coarse: false,
  };
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

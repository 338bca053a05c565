/**
 * Fills an empty database with members by COPY into the event log, rebuilds the read models of the search from it, and
 * serves the site. Usage: node dist/bench/search.js; DATABASE_URL, MASTER_KEY, MEMBERS; FILLED=1 if the database has
 * been filled by an earlier run. Prints the seconds that this took, then one line of JSON for each kind of search: its addresses and the SQL that one request of each runs. Ends
 * when its standard input does.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createApp } from '../src/app/app.js';
import { contexts } from '../src/app/contexts.js';
import { serve } from '../src/app/serve.js';
import { renewSecurityStamp, type SecurityStamp } from '../src/ground/authentication/index.js';
import { TOWNS } from '../src/ground/places/towns.js';
import { Kernel, readConfig, inBackground, type Sealed } from '../src/kernel/index.js';
import { memberOf, MemberSessions } from '../src/members/accounts/index.js';
import { profileOf } from '../src/members/profiles/index.js';
import { copyInto } from './copy.js';

const MEMBERS = Number(process.env['MEMBERS'] ?? 100_000);
const EVENTS_AT_ONCE = 20_000;
/** As in the product: members in one `MembersSeen`. */
const SEEN_AT_ONCE = 250;
const DAY_MS = 24 * 60 * 60 * 1000;
const TABLES = ['search', 'profiles'];
const EVENTS = 'kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)';

const kernel = new Kernel({ config: readConfig(process.env), contexts, patience: 60_000 });
await kernel.start();
const app = await createApp(kernel);
const { database, vault } = kernel;

/** The same members in every run. */
let seed = 20_261_124;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)]!;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const now = Date.now();

/** The largest town of each region before the second ones: the first are picked most often. */
const townsOf = (country: 'NL' | 'DE' | 'BE' | 'PL') => {
  const ranks = new Map<string, number>();
  const ranked = TOWNS[country].map((town) => {
    const rank = ranks.get(town.region) ?? 0;
    ranks.set(town.region, rank + 1);
    return { ...town, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank);
};
const COUNTRIES = ['NL', 'NL', 'NL', 'NL', 'NL', 'DE', 'DE', 'BE', 'BE', 'PL'] as const;
const towns = { NL: townsOf('NL'), DE: townsOf('DE'), BE: townsOf('BE'), PL: townsOf('PL') };

// One sealed text of each kind serves all: whose key it was sealed with makes no difference to reading it.
const owner = randomUUID();
await vault.createKey(owner);
const somebody = await vault.seal(owner, 'somebody');
const births: Sealed[] = [];
for (let n = 0; n < 4_000; n++)
  births.push(await vault.seal(owner, dayOf(now - (18 * 366 + Math.floor(random() * 57 * 365)) * DAY_MS)));
const genders = {
  male: await vault.seal(owner, 'male'),
  female: await vault.seal(owner, 'female'),
};
const locations = new Map<object, Sealed>();
for (const some of Object.values(towns))
  for (const town of some) locations.set(town, await vault.seal(owner, `${town.latitude} ${town.longitude}`));

const profileSchema = profileOf(owner).definition.schemaVersion('ProfileCreated');
const lineOf = (stream: string, version: number, type: string, data: object) =>
  `${stream}\t${version}\t${type}\t${type === 'ProfileCreated' ? profileSchema : 1}\t${JSON.stringify(data)}\tsystem\tbench\t${new Date(now).toISOString()}\n`;

/** The lines of the log, for COPY. */
function* lines(): Generator<string> {
  const seen = new Map<string, string[]>();
  for (let n = 0; n < MEMBERS; n++) {
    const id = randomUUID();
    const at = new Date(now - Math.floor(random() * 5 * 365 * DAY_MS)).toISOString();
    const country = pick(COUNTRIES);
    const town = random() < 0.9 ? towns[country][Math.floor(towns[country].length * random() ** 2.5)]! : null;
    const gender = random() < 0.6 ? 'male' : 'female';
    const other = gender === 'male' ? 'female' : 'male';
    const account = { email: somebody, language: 'nl', timeZone: 'Europe/Amsterdam', domain: 'localhost' };
    yield lineOf(`member-${id}`, 1, 'SignedUp', { ...account, termsVersion: at, tracking: null, signedUpAt: at });
    yield lineOf(`member-${id}`, 2, 'EmailConfirmed', { confirmedAt: at });
    yield lineOf(`profile-${id}`, 1, 'ProfileCreated', {
      name: somebody,
      dateOfBirth: pick(births),
      gender: genders[gender],
      soughtGender: random() < 0.85 ? genders[other] : random() < 0.5 ? genders[gender] : null,
      country,
      region: town?.region ?? null,
      city: town && somebody,
      location: town && locations.get(town)!,
      description: null,
      createdAt: at,
    });
    if (random() < 0.6) yield lineOf(`album-${id}`, 1, 'MainPhotoChosen', { photoId: id, at });
    const day = dayOf(Math.max(Date.parse(at), now - Math.floor(200 * random() ** 3) * DAY_MS));
    seen.set(day, [...(seen.get(day) ?? []), id]);
    if (seen.get(day)!.length < SEEN_AT_ONCE) continue;
    yield lineOf(`seen-${day}`, n + 1, 'MembersSeen', { day, memberIds: seen.get(day) });
    seen.delete(day);
  }
  for (const [day, memberIds] of seen) yield lineOf(`seen-${day}`, MEMBERS + 1, 'MembersSeen', { day, memberIds });
}

async function fill(): Promise<number> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  let [batch, events] = [[] as string[], 0];
  for (const line of lines()) {
    batch.push(line);
    events++;
    if (batch.length < EVENTS_AT_ONCE) continue;
    await copyInto(client, EVENTS, batch.join(''));
    batch = [];
  }
  await copyInto(client, EVENTS, batch.join(''));
  await client.end();
  return events;
}

const round = (n: number) => Number(n.toFixed(1));
let began = performance.now();
const secondsSince = () => {
  const seconds = round((performance.now() - began) / 1000);
  began = performance.now();
  return seconds;
};
async function fillAndRebuild(): Promise<void> {
  const events = await fill();
  const filled = secondsSince();
  await database.query('UPDATE kernel.checkpoints SET position = (SELECT max(position) FROM kernel.events)');
  const rebuilt: Record<string, number> = {};
  for (const table of TABLES) {
    await kernel.projections.rebuild(table);
    rebuilt[table] = secondsSince();
  }
  await inBackground(() => database.query('ANALYZE kernel.events'));
  for (const table of TABLES) await inBackground(() => database.query(`VACUUM ANALYZE read.${table}`));
  const [size] = await database.query<{ mb: number }>(
    `SELECT (pg_total_relation_size('read.search') / 1048576)::bigint AS mb`,
  );
  console.log(JSON.stringify({ members: MEMBERS, events, copied_s: filled, rebuilt_s: rebuilt, search_mb: size!.mb }));
}

if (process.env['FILLED'] !== '1') await fillAndRebuild();

/** Somebody who searches, with a session. */
async function viewer(city: string): Promise<string> {
  const id = randomUUID();
  await vault.createKey(id);
  const town = TOWNS.NL.find(({ names }) => names[0]!.name === city)!;
  const seal = (text: string) => vault.seal(id, text);
  const [email, name, dateOfBirth] = await Promise.all([seal(`${id}@example.org`), seal('Viewer'), seal('1990-05-17')]);
  const [gender, soughtGender] = await Promise.all([seal('male'), seal('female')]);
  const [sealedCity, location] = await Promise.all([seal(city), seal(`${town.latitude} ${town.longitude}`)]);
  const writes = [memberOf(id), profileOf(id)];
  const command = { actor: 'system', key: randomUUID(), request: {}, writes };
  const stamp: SecurityStamp = await kernel.store.transact(command, (tx) => {
    const at = tx.now.toISOString();
    const renewed = renewSecurityStamp(tx, id);
    const account = { email, language: 'nl', timeZone: 'Europe/Amsterdam', domain: 'localhost' };
    tx.append(
      memberOf(id),
      { type: 'SignedUp', data: { ...account, termsVersion: at, tracking: null, signedUpAt: at } },
      { type: 'EmailConfirmed', data: { confirmedAt: at } },
    );
    const place = { country: 'NL', region: town.region, city: sealedCity, location } as const;
    const about = { name, dateOfBirth, gender, soughtGender, description: null } as const;
    tx.append(profileOf(id), { type: 'ProfileCreated', data: { ...about, ...place, createdAt: at } });
    return renewed;
  });
  // The follower of the log is not running: what it would write of the one who searches.
  await database.query(
    `INSERT INTO read.search (member_id, status, gender, seeks, country, region, date_of_birth, latitude, longitude, town,
       joined_at, active_on) VALUES ($1, 'active', 'male', 'female', 'NL', $2, '1990-05-17', $3, $4, $5, now(), current_date)`,
    [id, town.region, town.latitude, town.longitude, `${town.latitude} ${town.longitude}`],
  );
  const sessions = app.nest.get(MemberSessions, { strict: false });
  const session = await sessions.open(id, { key: randomUUID(), stamp, device: null });
  return `${session!.name}=${session!.value}`;
}

const cookies = [await viewer('Amsterdam'), await viewer('Utrecht'), await viewer('Meppel')];
const server = await serve(app, { host: '127.0.0.1', port: 0, site: (_request, reply) => reply.end(), console: false });
const { port } = server.address() as AddressInfo;

interface Statement {
  name?: string;
  text: string;
  values: unknown[];
  /** The same number for those that are sent in one write. */
  write: number;
}
interface Ask {
  path: string;
  cookie: string;
}

/** The statements that run while something is asked for. */
let noted: Statement[] | undefined;
let write = 0;
const prototype = pg.Client.prototype as unknown as { query: (...all: unknown[]) => unknown };
const query = prototype.query;
prototype.query = function (this: pg.Client, ...all: unknown[]) {
  const [config, values] = all as [Statement | string, unknown[] | undefined];
  const { name, text, values: own } = typeof config === 'string' ? { ...({} as Statement), text: config } : config;
  noted?.push({ ...(name && { name }), text, values: values ?? own ?? [], write });
  queueMicrotask(() => write++);
  return query.apply(this, all);
};

async function ask({ path, cookie }: Ask) {
  const reply = await fetch(`http://127.0.0.1:${port}/api/members?${path}`, { headers: { cookie } });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as { next: string | null; total_count: number | null; profiles: object[] };
}

async function statementsOf(one: Ask): Promise<Statement[]> {
  noted = [];
  await ask(one);
  const statements = noted.filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text));
  noted = undefined;
  return statements;
}

const ORDERS = ['recommended', 'newest', 'nearest', 'last_active'];
/** What the first search of such a member asks for (DSC-09). */
const FIRST = 'gender=female&country=NL&distance=100&limit=24';
const PAGES = 8;

async function tell(name: string, asks: Ask[], once = false): Promise<void> {
  // What is kept for a minute is kept by now, as it is on a site in use.
  if (!once) for (const one of asks) await ask(one);
  const sampled = once ? asks.splice(0, 8) : asks;
  const statements: Statement[][] = [];
  for (const one of sampled) statements.push(await statementsOf(one));
  console.log(JSON.stringify({ name, port, asks, statements, once }));
}

for (const order of ORDERS) {
  const first = cookies.map((cookie) => ({ path: `${FIRST}&order=${order}`, cookie }));
  await tell(`${order}, first page with count`, first);
  const next: Ask[] = [];
  for (const { path, cookie } of first) {
    let cursor = (await ask({ path, cookie })).next;
    for (let page = 0; page < PAGES && cursor; page++) {
      const one = { path: `${path}&cursor=${cursor}`, cookie };
      next.push(one);
      cursor = (await ask(one)).next;
    }
  }
  await tell(`${order}, next page`, next);
}
for (const order of ORDERS)
  await tell(
    `${order}, everyone`,
    cookies.map((cookie) => ({ path: `limit=24&order=${order}`, cookie })),
  );
const narrow = 'gender=female&country=NL&countryregion=NL-UT&min_age=30&max_age=34&with_photo=true&limit=24';
for (const order of ORDERS)
  await tell(
    `${order}, narrow`,
    cookies.map((cookie) => ({ path: `${narrow}&order=${order}`, cookie })),
  );
// Each asked for once: nobody has counted it before.
const ages = Array.from({ length: 300 }, (_, n) => `min_age=${20 + (n % 20)}&max_age=${45 + Math.floor(n / 20)}`);
await tell(
  'count of ages in NL, not asked for before',
  ages.map((path) => ({ path: `gender=female&country=NL&limit=1&${path}`, cookie: cookies[0]! })),
  true,
);
console.log(JSON.stringify({ done: true }));
process.stdin.resume().on('end', () => process.exit(0));

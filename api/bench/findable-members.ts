import { createHash, randomBytes, createSecretKey } from 'node:crypto';
import pg from 'pg';
import type { Vault } from '../src/kernel/index.js';
import { aboutKey, seal, wrapKey, wrappingKey } from '../src/kernel/sealing.js';
import { marksOf } from '../src/members/profiles/member-marks.js';
import { copyInto } from './copy.js';

const AT_ONCE = 5_000;
/** Keys of other owners have smaller ids. */
const FIRST_KEY = 1_000_000_000;
const FIRST =
  'anna ben sanne daan emma lucas julia finn lotte sem eva jesse noor thijs fleur bram zoë lars mila ruben sofie tim nina tom iris joris femke koen maud stijn roos niels esmee jasper fenna bas hanna luuk isa max';
const LAST =
  'jansen devries bakker visser smit meijer mulder bos vos peters hendriks dekker dijkstra vandijk kok vanleeuwen maas kuipers post vermeulen schouten willems hoekstra koster prins huisman postma kuiper blom veenstra';
const DOMAINS = ['gmail.com', 'gmail.com', 'gmail.com', 'hotmail.com', 'ziggo.nl', 'kpnmail.nl', 'outlook.com'];
const firsts = FIRST.split(' ');
const lasts = LAST.split(' ');

/** Of the n-th member, as in the other tables of the measurement. */
export const memberId = (n: number): string =>
  createHash('md5')
    .update(`m${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
/** A few names are frequent, as in life. */
const firstOf = (n: number) => firsts[Math.floor(firsts.length * (((n * 7919) % 1000) / 1000) ** 2)]!;
const lastOf = (n: number) => lasts[(n * 31) % lasts.length]!;
export const nameOf = (n: number): string => {
  const first = firstOf(n);
  const name = first.slice(0, 1).toUpperCase() + first.slice(1);
  return n % 4 === 0 ? `${name} ${lastOf(n)}` : n % 4 === 1 ? `${name}${n % 97}` : name;
};
export const emailOf = (n: number): string =>
  `${firstOf(n).normalize('NFD').replace(/\p{M}/gu, '')}.${lastOf(n)}${n}@${n % 50 === 0 ? `firma${n % 9_000}.nl` : DOMAINS[n % DOMAINS.length]!}`;

/** Members with keys of their own, by COPY: what the list, the page and the search of members read. */
export async function fillMembers(vault: Vault, members: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const master = wrappingKey(process.env['MASTER_KEY']!);
  const hashes = new Map<string, string>();
  const hash = (part: string) => {
    const known = hashes.get(part) ?? vault.hmac('mark', part);
    if (hashes.size < 500_000) hashes.set(part, known);
    return known;
  };
  const [names, addresses] = [marksOf('name'), marksOf('address')];
  for (let from = 0; from < members; from += AT_ONCE) {
    const [keys, console, findable, reserved]: [string[], string[], string[], string[]] = [[], [], [], []];
    for (let n = from; n < Math.min(from + AT_ONCE, members); n++) {
      const id = memberId(n);
      const about = aboutKey(id, 'person');
      const key = randomBytes(32);
      const [secret, keyId] = [createSecretKey(key), FIRST_KEY + n];
      const sealed = (text: string) => `~${keyId}.1.${seal(secret, text, about).toString('base64url')}`;
      const [name, email] = [sealed(nameOf(n)), sealed(emailOf(n))];
      const at = new Date(Date.UTC(2026, 10, 1) - n * 60_000).toISOString();
      keys.push(`${keyId}\t${id}\tperson\t\\\\x${wrapKey(master, key, about).toString('hex')}\n`);
      console.push(
        `${id}\t${name}\t${email}\t${n % 9 === 0 ? 'not_confirmed' : 'active'}\t${n % 3 === 0 ? 'BE' : 'NL'}\tfemale\tEurope/Amsterdam\t${at}\n`,
      );
      findable.push(`${id}\t${name}\t${email}\t${names(nameOf(n), hash)}\t${addresses(emailOf(n), hash)}\n`);
      reserved.push(`email\t${vault.hmac('email', emailOf(n))}\t${id}\n`);
    }
    await copyInto(client, 'vault.keys (id, owner, scope, wrapped)', keys.join(''));
    await copyInto(
      client,
      'read.console_members (member_id, name, email, status, country, gender, time_zone, signup_date)',
      console.join(''),
    );
    await copyInto(
      client,
      'read.findable_members (member_id, name, email, name_marks, address_marks)',
      findable.join(''),
    );
    await copyInto(client, 'kernel.reservations (kind, hash, owner)', reserved.join(''));
  }
  await client.end();
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyOfDatabase, leaveOutReadModels } from '../../../../testing/kernel/index.js';
import { testApp, type TestApp } from '../../../../testing/app.js';
import { signUp } from '../../../../testing/members.js';
import { EraseAgain } from './erase-again.js';
import { ErasedList, readErasedList } from './erased-list.js';
import { eraseMember } from './erase-member.job.js';

const DAY = 86_400;
const FORM = { email: 'anna.quill@example.org', description: 'Collects xylophones' };

let folder: string;
let live: TestApp;
let restored: TestApp;
let annaId: string;
let benId: string;
let listed: string[];
let keys: { id: number }[];

const start = (databaseUrl?: string) =>
  testApp({ ...(databaseUrl && { databaseUrl }), work: true, env: { DATA_DIR: folder } });
const close = async (app: TestApp) => {
  await app.nest.close();
  await app.kernel.stop();
  return app.kernel.config.databaseUrl;
};
const logIn = async (app: TestApp) =>
  (await app.browser().post('/user', { email: FORM.email, password: 'correct horse' })).status;
const keysOf = ({ kernel }: TestApp, id: string) =>
  kernel.database.query<{ id: number }>('SELECT * FROM vault.keys WHERE starts_with(owner, $1)', [id]);
const eventsOf = async ({ kernel }: TestApp, id: string) =>
  (
    await kernel.database.query<{ type: string }>('SELECT type FROM kernel.events WHERE stream = $1 ORDER BY version', [
      `member-${id}`,
    ])
  ).map(({ type }) => type);
const again = (app: TestApp) => app.nest.get(EraseAgain).erase(listed);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dating-again-'));
  const before = await start();
  const anna = await signUp(before, 'Anna', FORM);
  annaId = anna.id;
  benId = (await signUp(before, 'Ben')).id;
  await anna.browser.put('/profile/consents', { purpose: 'interests', given: true });
  await anna.browser.put('/profile', { interests: ['wine'] });
  keys = await keysOf(before, annaId);
  const address = await close(before);
  const backup = await copyOfDatabase(address);
  await leaveOutReadModels(backup);

  live = await start(address);
  live.clock.advance(60);
  const browser = live.browser();
  await browser.post('/user', { email: FORM.email, password: 'correct horse' });
  const { body } = await browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
  const deletedAt = new Date(Date.parse(body.erase_at as string) - 14 * DAY * 1000).toISOString();
  live.clock.advance(14 * DAY);
  await live.handlers.get(eraseMember)!.run({ memberId: annaId, deletedAt }, { attempt: 1, key: '' });
  listed = await readErasedList(live.nest.get(ErasedList).file);
  restored = await start(backup);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('PRV-01 after an older backup was restored', () => {
  it('the list beside the database names who was erased, and nobody else', () => expect(listed).toEqual([annaId]));

  it('they are members again, until they are erased again as the list says', async () => {
    expect(await logIn(restored)).toBe(200);
    expect(await keysOf(restored, annaId)).toHaveLength(2);
    expect(await again(restored)).toEqual({ members: 1, keys: 0 });
    expect(await logIn(restored)).toBe(401);
    expect(await keysOf(restored, annaId)).toEqual([]);
    expect((await eventsOf(restored, annaId)).slice(-2)).toEqual(['ErasureStarted', 'MemberErased']);
    for (const table of ['accounts', 'profiles'])
      expect(await restored.kernel.database.query(`SELECT FROM read.${table} WHERE member_id = $1`, [annaId])).toEqual(
        [],
      );
    const anew = await signUp(restored, 'Anna', FORM);
    expect(anew.id).not.toBe(annaId);
  });

  it('running it again changes nothing, and others are left alone', async () => {
    const before = await eventsOf(restored, annaId);
    expect(await again(restored)).toEqual({ members: 0, keys: 0 });
    expect(await eventsOf(restored, annaId)).toEqual(before);
    expect(await eventsOf(restored, benId)).not.toContain('ErasureStarted');
    expect(await keysOf(restored, benId)).toHaveLength(1);
  });

  it('keys that came back alone are destroyed, also without a list', async () => {
    const { database, vault } = live.kernel;
    await database.query(
      'INSERT INTO vault.keys OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::vault.keys, $1)',
      [JSON.stringify(keys.map((key) => ({ ...key, wrapped: wrappedOf(key) })))],
    );
    const [{ email } = { email: '' }] = await database.query<{ email: string }>(
      `SELECT data->>'email' AS email FROM kernel.events WHERE stream = $1 AND type = 'SignedUp'`,
      [`member-${annaId}`],
    );
    expect(await vault.open(email)).toBe(FORM.email);
    expect(await live.nest.get(EraseAgain).erase([])).toEqual({ members: 0, keys: 1 });
    expect(await vault.open(email)).toBeNull();
    expect(await keysOf(live, annaId)).toEqual([]);
  });

  it('a list that is none is refused with the line', async () => {
    const file = join(folder, 'other.txt');
    await writeFile(file, `${annaId}\n\n${annaId}\nanna@example.org\n`);
    await expect(readErasedList(file)).rejects.toThrow(`Line 4 of ${file} is not the id of a member.`);
  });
});

const wrappedOf = (key: object) => `\\x${(key as { wrapped: Buffer }).wrapped.toString('hex')}`;

import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { rotateMasterKey, WrongMasterKey } from './master-key.js';
import { migrate } from './migrate.js';
import { seal, wrappingKey } from './sealing.js';
import { sealedFor, TEST_KEY, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { isSealed } from './sealed.js';

const NEXT = randomBytes(32).toString('base64');
let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await testDatabase(migrate);
});
const start = (MASTER_KEY: string) => testKernel({ databaseUrl, env: { MASTER_KEY } });

describe('PRV-01 another master key', () => {
  it('opens all that was sealed, knows every look-up hash again, and the old one is refused', async () => {
    const before = await start(TEST_KEY);
    const owners = Array.from({ length: 2_500 }, (_, n) => `owner${n}`);
    const sealed = await Promise.all(owners.map((owner) => sealedFor(before, owner, `text of ${owner}`)));
    const [hash, pepper] = [before.vault.hmac('email', 'ann@example.org'), before.vault.pepper];
    await before.stop();

    expect(await rotateMasterKey(before.database, TEST_KEY, NEXT).catch(() => 'closed')).toBe('closed');
    const spare = await start(TEST_KEY);
    expect(await rotateMasterKey(spare.database, TEST_KEY, NEXT)).toBe(2_500);
    // The rotation committed, but its caller lost the answer and calls again.
    expect(await rotateMasterKey(spare.database, TEST_KEY, NEXT)).toBeUndefined();

    await expect(start(TEST_KEY)).rejects.toThrow('MASTER_KEY is not the key of this database.');
    const after = await start(NEXT);
    expect(await after.vault.openAll(sealed)).toEqual(owners.map((owner) => `text of ${owner}`));
    expect(after.vault.hmac('email', 'ann@example.org')).toBe(hash);
    expect(after.vault.pepper).toBe(pepper);
    // A process still running with the old key cannot create keys that nobody could unwrap.
    await expect(sealedFor(spare, 'late', 'x')).rejects.toThrow(WrongMasterKey);
    expect(await after.vault.open(await sealedFor(after, 'late', 'x'))).toBe('x');
  });

  it('leaves everything as it is when it fails on the way, or is told a wrong one', async () => {
    const kernel = await start(TEST_KEY);
    const sealed = await Promise.all(Array.from({ length: 2_500 }, (_, n) => sealedFor(kernel, `owner${n}`, 'text')));
    await expect(rotateMasterKey(kernel.database, NEXT, randomBytes(32).toString('base64'))).rejects.toThrow(
      'MASTER_KEY is not the key of this database.',
    );
    // A key that cannot be unwrapped, after the first keys were rewrapped.
    await kernel.database.query('UPDATE vault.keys SET wrapped = $1 WHERE id = (SELECT max(id) FROM vault.keys)', [
      randomBytes(61),
    ]);
    await expect(rotateMasterKey(kernel.database, TEST_KEY, NEXT)).rejects.toThrow();
    await kernel.stop();
    const again = await start(TEST_KEY);
    expect(await again.vault.openAll(sealed.slice(0, 2_000))).toEqual(Array(2_000).fill('text'));
  });

  it('does not open keys of a database that it has never seen', async () => {
    const kernel = await start(TEST_KEY);
    await kernel.vault.createKey('ann');
    await kernel.database.query('DELETE FROM vault.master');
    await kernel.stop();
    await expect(start(NEXT)).rejects.toThrow('MASTER_KEY is not the key of this database.');
  });
});

describe('PRV-01 what is sealed belongs to its owner', () => {
  it('keys and texts from before they were bound to their owner still open, also under another master key', async () => {
    const kernel = await start(TEST_KEY);
    const plain = randomBytes(32);
    const [{ id } = { id: 0 }] = await kernel.database.query<{ id: number }>(
      `INSERT INTO vault.keys (owner, scope, wrapped) VALUES ('old', 'person', $1) RETURNING id`,
      [seal(wrappingKey(TEST_KEY), plain)],
    );
    const { createSecretKey } = await import('node:crypto');
    const text = `~${id}.${seal(createSecretKey(plain), 'from before').toString('base64url')}`;
    expect(isSealed(text)).toBe(true);
    expect(await kernel.vault.open(text)).toBe('from before');
    expect(await kernel.vault.open(await kernel.vault.seal('old', 'and now'))).toBe('and now');
    await rotateMasterKey(kernel.database, TEST_KEY, NEXT);
    expect(await (await start(NEXT)).vault.open(text)).toBe('from before');
  });

  it('another’s key in one’s own row opens nothing', async () => {
    const kernel = await start(TEST_KEY);
    const [hers] = [await sealedFor(kernel, 'ann', 'hers'), await sealedFor(kernel, 'ben', 'his')];
    await kernel.stop();
    const thief = await start(TEST_KEY);
    await thief.database.query(
      `UPDATE vault.keys SET wrapped = (SELECT wrapped FROM vault.keys WHERE owner = 'ann') WHERE owner = 'ben'`,
    );
    await expect(thief.vault.seal('ben', 'x')).rejects.toThrow();
    const [{ id } = { id: 0 }] = await thief.database.query<{ id: number }>(
      `SELECT id FROM vault.keys WHERE owner = 'ben'`,
    );
    await expect(thief.vault.open(hers.replace(/^~\d+/, `~${id}`))).rejects.toThrow();
    expect(await thief.vault.open(hers)).toBe('hers');
    // Nor can a value be passed off as one in the old format.
    await expect(thief.vault.open(hers.replace('.1.', '.'))).rejects.toThrow();
  });
});

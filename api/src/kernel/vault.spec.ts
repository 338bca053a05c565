import { beforeAll, describe, expect, it } from '@jest/globals';
import { notFound } from './errors.js';
import type { Kernel } from './kernel.js';
import { migrate } from './migrate.js';
import { eventually, sealedFor, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { asSealed, isSealed, type Sealed } from './sealed.js';

describe('PRV-01 sealed text', () => {
  let here: Kernel;
  let there: Kernel;
  beforeAll(async () => {
    const databaseUrl = await testDatabase(migrate);
    here = await testKernel({ databaseUrl });
    there = await testKernel({ databaseUrl });
  });

  it('opens on every process and never looks the same twice', async () => {
    const [one, two] = [await sealedFor(here, 'ann', 'Größe 🌷'), await here.vault.seal('ann', 'Größe 🌷')];
    expect(one).not.toBe(two);
    expect(isSealed(one)).toBe(true);
    // Compare decoded bytes: two letters of the text occur by chance in one of a hundred encoded texts.
    expect(Buffer.from(one.split('.').at(-1)!, 'base64url').includes('Größe')).toBe(false);
    expect(await there.vault.openAll([one, null, two])).toEqual(['Größe 🌷', null, 'Größe 🌷']);
  });

  it('tells by its length no choice from another, nor a word that is as short', async () => {
    const texts = ['male', 'female', 'both', '', 'open_relationship'];
    const sealed = await Promise.all(texts.map((text) => sealedFor(here, 'ann', text)));
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expect(await there.vault.openAll(sealed)).toEqual(texts);
    const long = 'x'.repeat(100);
    expect(await there.vault.open(await sealedFor(here, 'ann', long))).toBe(long);
  });

  it('EVT-04 what older events tell in plain looks sealed, and opens without a key', async () => {
    const texts = ['male', 'Größe 🌷', 'x'.repeat(100)];
    const old = texts.map(asSealed);
    expect(old.every(isSealed)).toBe(true);
    expect(await here.vault.openAll(old)).toEqual(texts);
    expect(await here.vault.openOften([old[0], await sealedFor(here, 'ann', 'Ann')])).toEqual(['male', 'Ann']);
  });

  it('makes one key a person when many processes seal at once', async () => {
    const sealed = await Promise.all(
      Array.from({ length: 20 }, (_, i) => sealedFor(i % 2 ? here : there, 'many', `${i}`)),
    );
    expect(await here.vault.openAll(sealed)).toEqual(Array.from({ length: 20 }, (_, i) => `${i}`));
    expect(await here.database.query(`SELECT FROM vault.keys WHERE owner = 'many'`)).toHaveLength(1);
  });

  it('CHT-06 uses a key of the author for each month', async () => {
    const [march, april] = await Promise.all(
      ['2026-03-31T23:59:59Z', '2026-04-01T00:00:00Z'].map((at) => sealedFor(here, 'ann', 'x', new Date(at))),
    );
    const keyOf = (sealed: Sealed) => sealed.split('.')[0];
    expect(keyOf(march!)).not.toBe(keyOf(april!));
  });

  it('is gone everywhere at once when the keys are destroyed', async () => {
    const sealed = await sealedFor(here, 'leaver', 'secret');
    expect(await there.vault.open(sealed)).toBe('secret');
    await here.vault.destroy('leaver');
    expect(await here.vault.open(sealed)).toBeNull();
    await eventually(async () => expect(await there.vault.open(sealed)).toBeNull());
  });

  it('is gone everywhere at once also where it is opened often, and so kept', async () => {
    const [name, other] = [await sealedFor(here, 'known', 'Ann'), await sealedFor(here, 'stays', 'Bob')];
    for (const { vault } of [here, there]) {
      for (let time = 0; time < 3; time++)
        expect(await vault.openOften([name, null, other])).toEqual(['Ann', null, 'Bob']);
      expect(await vault.openAll([name])).toEqual(['Ann']);
    }
    await here.vault.destroy('known');
    expect(await here.vault.openOften([name, other])).toEqual([null, 'Bob']);
    await eventually(async () => expect(await there.vault.openOften([name, other])).toEqual([null, 'Bob']));
  });

  it('nothing is sealed for who has no key, and only a beginning makes one', async () => {
    const { vault } = here;
    await expect(vault.seal('nobody', 'x')).rejects.toMatchObject({ code: 'authentication_required' });
    await expect(vault.seal('nobody', 'x', { missing: notFound })).rejects.toMatchObject({ code: 'not_found' });
    await expect(vault.seal('nobody', 'x', { month: new Date() })).rejects.toThrow();
    await expect(vault.seal('of nobody', 'x', { within: 'nobody' })).rejects.toThrow();
    expect(await vault.sealIfKnown('nobody', 'x')).toBeNull();
    await sealedFor(here, 'short-lived', 'x', new Date());
    await vault.destroy('short-lived');
    for (const { vault } of [here, there]) {
      await expect(vault.seal('short-lived', 'x', { month: new Date() })).rejects.toThrow();
      expect(await vault.sealIfKnown('short-lived', 'x')).toBeNull();
    }
    expect(
      await here.database.query(`SELECT FROM vault.keys WHERE owner LIKE '%nobody' OR owner = 'short-lived'`),
    ).toEqual([]);
  });

  it('a month’s key that is made while its owner is forgotten goes with the others', async () => {
    for (let round = 0; round < 20; round++) {
      const owner = `racer-${round}`;
      await here.vault.createKey(owner);
      await Promise.all([
        there.vault.seal(owner, 'x', { month: new Date() }).catch(() => undefined),
        here.vault.destroy(owner),
        here.vault.seal(owner, 'x', { month: new Date('2026-01-01') }).catch(() => undefined),
      ]);
    }
    expect(await here.database.query(`SELECT owner FROM vault.keys WHERE owner LIKE 'racer-%'`)).toEqual([]);
  });

  it('does not use its caches while it cannot hear other processes', async () => {
    const sealed = await sealedFor(here, 'unheard', 'secret');
    expect(await there.vault.open(sealed)).toBe('secret');
    there.listener.connected = false;
    await here.vault.destroy('unheard');
    expect(await there.vault.open(sealed)).toBeNull();
    there.listener.connected = true;
  });

  it('refuses text that was tampered with', async () => {
    const sealed = await sealedFor(here, 'ann', 'untouched text');
    const at = sealed.lastIndexOf('.') + 30;
    const other = sealed[at] === 'A' ? 'B' : 'A';
    await expect(here.vault.open(sealed.slice(0, at) + other + sealed.slice(at + 1))).rejects.toThrow();
  });

  it('keeps look-up hashes of different purposes apart', () => {
    expect(here.vault.hmac('email', 'x')).toBe(there.vault.hmac('email', 'x'));
    expect(here.vault.hmac('email', 'x')).not.toBe(here.vault.hmac('iban', 'x'));
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Log } from '../../kernel/index.js';
import { mmdbOf } from '../../../testing/mmdb.js';
import { CountryNetworks } from './country-networks.js';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'networks-'))));
afterAll(() => rm(folder, { recursive: true }));

describe('DSC-01 a file that knows the parts of countries', () => {
  it('tells them in the codes of regions', async () => {
    const file = join(folder, 'cities.mmdb');
    await writeFile(file, mmdbOf({ '203.0.113.0/25': 'BE-VLG-VAN', '203.0.113.128/25': 'NL' }));
    const networks = await CountryNetworks.open(file, new Log('error'));
    expect([networks.countryOf('203.0.113.7'), networks.divisionsOf('203.0.113.7')]).toEqual([
      'BE',
      ['BE-VLG', 'BE-VAN'],
    ]);
    expect([networks.countryOf('203.0.113.200'), networks.divisionsOf('203.0.113.200')]).toEqual(['NL', []]);
    expect(networks.divisionsOf('192.0.2.1')).toEqual([]);
    networks.close();
  });
});

describe('CLI-12 a file of networks that is replaced while the site runs', () => {
  it('counts only once it is whole; until then the one before does', async () => {
    const file = join(folder, 'countries.mmdb');
    const lines: string[] = [];
    const log = new Log('error', { write: (line) => void lines.push(line) });
    await writeFile(file, mmdbOf({ '203.0.113.0/24': 'BE' }));
    const networks = await CountryNetworks.open(file, log);
    expect(networks.countryOf('::ffff:203.0.113.7')).toBe('BE');
    const newer = mmdbOf({ '203.0.113.0/24': 'FR' });
    await writeFile(file, newer.subarray(0, 100));
    await networks.readAgain();
    expect(networks.countryOf('203.0.113.7')).toBe('BE');
    expect(lines.join()).toContain('the file of networks cannot be read');
    await rm(file);
    await networks.readAgain();
    expect(networks.countryOf('203.0.113.7')).toBe('BE');
    await writeFile(file, newer);
    await networks.readAgain();
    expect(networks.countryOf('203.0.113.7')).toBe('FR');
    networks.close();
  });
});

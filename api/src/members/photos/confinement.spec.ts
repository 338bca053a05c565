import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confinement, SHELL, type Confinement } from './confinement.js';

let folder: string;
let script: string;
let confined: Confinement;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dating-confined-'));
  script = join(folder, 'taken-over.cjs');
  await writeFile(script, TAKEN_OVER);
  confined = await confinement({ megabytes: 1_000, seconds: 2 }, script);
});
afterAll(() => rm(folder, { recursive: true }));

/** A decoder that an attacker has taken over. */
const TAKEN_OVER = `
const { readFileSync, writeFileSync } = require('node:fs');
const say = (answer) => process.stdout.write(JSON.stringify(answer));
const refused = (what) => { try { what(); return false } catch (error) { return error.code } };
({
  memory: () => { const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1)) },
  time: () => { for (;;); },
  file: () => say(refused(() => writeFileSync(process.argv[3], 'x'))),
  environment: () => say(Object.keys(process.env)),
  above: () => say(refused(() => readFileSync('/proc/' + process.ppid + '/environ'))),
  network: () => require('node:net').connect(+process.argv[3], '127.0.0.1')
    .on('connect', () => { say('connected'); process.exit() }).on('error', (error) => say(error.code)),
})[process.argv[2]]?.();
`;

async function taken(what: string, more = '') {
  const child = spawn(SHELL, confined.args([script, what, more]), {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said = child.stdout.toArray().then((chunks) => Buffer.concat(chunks as Buffer[]).toString());
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { ended: signal ?? code, said: await said };
}
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('a decoder that is taken over', () => {
  onLinux('gets no more memory than the system lets it have', async () =>
    expect((await taken('memory')).ended).not.toBe(0),
  );

  it('is ended when it takes too much of the processor', async () =>
    expect((await taken('time')).ended).toMatch(/SIGXCPU|SIGKILL/));

  it('is not confined less because the machine is slow', async () => {
    const endless = join(folder, 'endless.cjs');
    await writeFile(endless, 'setInterval(() => undefined, 1_000)');
    const asked = confinement({ megabytes: 1_000, seconds: 2 }, endless, 500);
    await expect(asked).rejects.toMatchObject({ code: 'busy' });
  });

  it('writes no file', async () => expect((await taken('file', join(folder, 'x'))).said).not.toBe('false'));

  it('finds nothing in its environment', async () => {
    const names = JSON.parse((await taken('environment')).said) as string[];
    // Variables set by the shell itself.
    expect(names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
  });

  onLinux('where the system lets us: reaches no network and sees nothing of who started it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { said } = await taken('network', `${(server.address() as AddressInfo).port}`);
    server.close();
    const { said: above } = await taken('above');
    expect({ network: said !== '"connected"', above: above !== 'false' }).toEqual({
      network: confined.networkless,
      above: confined.apart,
    });
  });
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Database, Log, Store, type Config } from '../src/kernel/index.js';
import type { Calendar } from './calendar.js';
import { patiently } from './patience.js';
import { BUYER, PEOPLE } from './people.js';
import { keyOf } from './visitor.js';
import { Recorded } from './recorded.js';
import { beginBusiness } from './mailings.js';
import { PASSWORD, STAFF } from './staff.js';
import { makeWorld } from './world.js';

/** What a run of the demo tells about itself, on the terminal and in `demo.json`. */
export interface Demo {
  member: string;
  console: string;
  inbox: string;
  logins: { role: string; email: string; password: string }[];
}

/**
 * Fills an empty site with people, once, and writes down how to get in. A site that has members of its own is left as
 * it is.
 */
export async function loadDemo(nest: NestFastifyApplication, config: Config): Promise<void> {
  const { member, console } = addressesOf(config);
  const ours = await isOurs(nest);
  if (ours && !(await isLoaded(nest))) {
    const began = performance.now();
    const making = fork(new URL('make.js', import.meta.url));
    const [code] = (await once(making, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The demo world could not be made (exit code ${code})`);
    nest.get(Log).info('demo world made', { seconds: ((performance.now() - began) / 1000).toFixed(1) });
  }
  const demo: Demo = {
    member,
    console,
    inbox: `${member}/api/dev/inbox`,
    logins: ours ? logins() : [],
  };
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(join(config.dataDir, 'demo.json'), `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
}

/** Makes the world in a process whose clock nobody else reads. */
export async function makeDemo(nest: NestFastifyApplication, config: Config, calendar: Calendar): Promise<void> {
  await mark(nest, 'demo');
  const recorded = new Recorded();
  const { console } = addressesOf(config);
  await makeWorld({ nest, console, calendar: recorded.noted(calendar) }, config.demoMembers);
  await recorded.tell(nest.get(Database));
  await mark(nest, LOADED);
}

/** What only happens once jobs run; nobody waits for it. A site that was stopped meanwhile does it when it starts again. */
export async function liveOn(nest: NestFastifyApplication, config: Config): Promise<void> {
  try {
    if (await isOurs(nest)) await beginBusiness(nest, addressesOf(config).console);
  } catch (error) {
    nest.get(Log).warn('the business of the demo world did not begin', { error: (error as Error).name });
  }
}

function addressesOf({ host: bound, port, adminPort }: Config): { member: string; console: string } {
  const host = bound === '0.0.0.0' || bound === '::' ? '127.0.0.1' : bound;
  return { member: `http://${host}:${port}`, console: `http://${host}:${adminPort}` };
}

/** Empty, or begun by an earlier run: its first member is then the one who holds that address. */
async function isOurs(nest: INestApplicationContext): Promise<boolean> {
  const begun = await nest.get(Store).holder('email', PEOPLE[0]!.email);
  return begun !== null || !(await nest.get(Database).one('SELECT FROM read.accounts LIMIT 1'));
}

const INSTALLATION = 'installation';
const LOADED = 'demo loaded';

const isLoaded = async (nest: INestApplicationContext): Promise<boolean> =>
  (await nest.get(Store).holder(INSTALLATION, LOADED)) !== null;

/** Production refuses a database marked `demo`: everybody can read its logins. */
const mark = (nest: INestApplicationContext, value: string): Promise<void> =>
  patiently(() =>
    nest.get(Store).transact({ actor: 'system', key: keyOf(`installation ${value}`), request: {}, writes: [] }, (tx) =>
      tx.claim({
        kind: INSTALLATION,
        value,
        owner: 'demo',
        taken: () => new Error('marked otherwise') as never,
      }),
    ),
  );

function logins(): Demo['logins'] {
  const emailOf = (name: string) => PEOPLE.find((person) => person.name === name)!.email;
  const members = [emailOf('Anna'), emailOf(BUYER)].map((email) => ({ role: 'member', email }));
  return [...members, ...STAFF].map(({ role, email }) => ({ role, email, password: PASSWORD }));
}

// Builds the images, starts docker-compose.yml as docs/operations.md says, lets people use it in a real browser, and then
// kills and stops every part of it under light load. Changes nothing of an installation that runs beside it.
//
// `--part scale` leaves out what it does to the single installation, and goes on with docker-compose.scale.yml at once.
//
//   npm run check:containers [-- --build-network host] [-- --keep] [-- --part scale]
import { parseArgs } from 'node:util';
import { Installation, lacking } from './compose.mjs';
import { LightLoad, Walk } from './walk.mjs';

const { values } = parseArgs({
  options: { 'build-network': { type: 'string' }, keep: { type: 'boolean', default: false }, part: { type: 'string' } },
});
const lacks = lacking();
if (lacks) {
  console.error(lacks);
  process.exit(1);
}
/** An outage is told within seconds: the longest answer of a database that is away, and the web server's own. */
const LONGEST_SECONDS = 12;
const HEALTHY = /^running( healthy)? ?$/;
/** What an overlay adds. */
const more = [];
const STATELESS = ['api', 'worker', 'web', 'mail'];
const STORES = ['database', 'kafka', 'storage'];

let [passed, failed] = [0, 0];
async function step(name, act) {
  const begun = Date.now();
  const tell = (word, more = '') =>
    console.log(`${word}  ${name.padEnd(52)} ${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${more}`);
  try {
    const answer = await act(begun);
    passed++;
    tell('ok    ', typeof answer === 'string' ? answer : '');
    return answer;
  } catch (error) {
    failed++;
    tell(
      'FAILED',
      String(error.message ?? error)
        .split('\n')
        .slice(0, 6)
        .join(' | '),
    );
    return undefined;
  }
}
const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const installation = new Installation();
let walk;
const end = async () => {
  await walk?.end();
  if (!values.keep) await installation.remove();
};
process.once('SIGINT', () => void end().then(() => process.exit(130)));

/** Asks until the answer is true; what it said last is the failure. */
async function until(seconds, ask) {
  for (const end = Date.now() + seconds * 1000; ; await wait(0.5)) {
    const answer = await ask();
    if (answer === true) return;
    if (Date.now() > end) throw new Error(answer);
  }
}

/** All containers run, those that can say so are healthy, and the site answers. */
function well() {
  const services = [...STATELESS, ...STORES, ...more];
  return until(180, async () => {
    const format = '{{.State.Status}} {{if .State.Health}}{{.State.Health.Status}}{{end}}';
    const states = await Promise.all(
      services.map(async (one) => {
        const all = await installation.inspectAll(one, format);
        return all.find((state) => !HEALTHY.test(state)) ?? all[0];
      }),
    );
    const status = await fetch(`${installation.site}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    );
    const all = `not well: ${status} ${services.map((one, i) => `${one} ${states[i]}`).join(', ')}`;
    return (status === 200 && states.every((state) => HEALTHY.test(state))) || all;
  });
}

const disturbing = (load) => (name, act) =>
  step(name, async (begun) => {
    await act();
    await well();
    await wait(2);
    const { words, longest } = load.since(begun);
    if (longest > LONGEST_SECONDS) throw new Error(`an answer took ${longest} s; ${words}`);
    return words;
  });

const nothingLost = (load, member, conversation) =>
  step('no acknowledged message is lost or doubled', async () => {
    const told = await walk.messagesOf(member, conversation);
    const wrong = load.acknowledged.filter((body) => told.filter((one) => one === body).length !== 1);
    if (load.acknowledged.length === 0) throw new Error('none was sent');
    if (wrong.length > 0) throw new Error(`${wrong.length} of ${load.acknowledged.length}`);
    const stored = await installation.sql(
      'database',
      `SELECT count(*) FROM kernel.events WHERE type = 'MessageSent' AND stream = 'conversation-${conversation}'`,
    );
    if (told.length !== Number(stored)) throw new Error(`${told.length} told, ${stored} in the log`);
    return `${load.acknowledged.length} acknowledged, ${stored} in the log`;
  });

/** Each part of the single installation is killed, the stores are away for a while, and all of it goes down and up. */
async function disturb(anna, bram, office, conversation) {
  const load = new LightLoad(installation.site, anna, conversation);
  const disturbance = disturbing(load);
  for (const service of [...STATELESS, ...STORES]) {
    await disturbance(`${service} is killed`, () => installation.kill(service));
  }
  for (const service of STORES) {
    await disturbance(`${service} is away for 20 s`, async () => {
      await installation.compose('stop', service);
      await wait(20);
      await installation.compose('start', service);
    });
  }
  await disturbance('down and up', async () => {
    await installation.compose('down', '--timeout', '20');
    await installation.compose('up', '--detach');
  });
  await load.stop();
  await nothingLost(load, anna, conversation);
  await step('the photo is still there', () => walk.seesPhotoOf(anna, bram));
  await step('a refund, asked for and approved', () => walk.refund(anna, office));
}

/** The same installation with docker-compose.scale.yml, as docs/operations.md says. */
async function scale(anna, conversation) {
  await step('another purchase', () => walk.buy(anna));
  await step('two processes of the API, two workers, and a replica', async () => {
    installation.configure({
      COMPOSE_FILE: 'docker-compose.yml:docker-compose.override.yml:docker-compose.scale.yml',
      WORKER_PROCESSES: 2,
      FOLLOW: 'kafka',
    });
    await installation.compose('up', '--detach', '--wait', 'database');
    await installation.compose('exec', '-T', 'database', 'sh', '/docker-entrypoint-initdb.d/replication.sh');
    await installation.compose('up', '--detach');
    more.push('replica');
    await well();
  });
  await step('the replica follows, and is read', async () => {
    const count = async (server, sql) => Number(await installation.sql(server, sql));
    const reads = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'dating'";
    if ((await count('database', 'SELECT count(*) FROM pg_stat_replication')) !== 1) throw new Error('nobody follows');
    // One that was behind once is left alone for a second.
    await until(20, async () => {
      await anna.page.request.get('/api/likes');
      return (await count('replica', reads)) > 0 || 'nobody reads it';
    });
  });
  const followersShared = () =>
    step('both workers take followers from the topic', () =>
      until(120, async () => {
        const followers = await installation.sql('database', 'SELECT count(DISTINCT follower) FROM kernel.partitions');
        const workers = await installation.consumers();
        return (followers > 0 && workers === 2) || `${followers} followers, ${workers} workers`;
      }),
    );
  await followersShared();
  const ROUTE = '/api/chats/:id';
  const ownProcess = async () => {
    const before = await installation.answered(ROUTE);
    for (let n = 0; n < 20; n++) await anna.page.request.get(`/api/chats/${conversation}`);
    const after = await installation.answered(ROUTE);
    return after.filter(({ id, requests }) => requests > (before.find((one) => one.id === id)?.requests ?? 0));
  };
  let own;
  await step('a member stays with one process', async () => {
    own = await ownProcess();
    if (own.length !== 1) throw new Error(`${own.length} of them answered`);
  });
  const load = new LightLoad(installation.site, anna, conversation, 1000);
  const disturbance = disturbing(load);
  await disturbance('the API that a member writes to is killed', () => installation.killContainer(own[0].id));
  await disturbance('one of the workers is killed', () => installation.kill('worker'));
  await disturbance('the replica is away for 10 s', async () => {
    await installation.compose('stop', 'replica');
    await wait(10);
    await installation.compose('start', 'replica');
  });
  await followersShared();
  await load.stop();
  await nothingLost(load, anna, conversation);
}

try {
  await installation.prepare(values['build-network']);
  await step('both images build', () => installation.compose('build').then(() => undefined));
  await step('all services become healthy', async () => {
    await installation.compose('up', '--detach');
    await well();
  });
  await step('the image of the API is small', async () => {
    const size = await installation.ownMegabytes('api');
    if (size > 160) throw new Error(`${size} MB of ours`);
    return `${size} MB of ours`;
  });

  walk = await Walk.begin(installation);
  const anna = await step('a member from landing to photo', () => walk.join('Annelies'));
  const bram = await step('another one', () => walk.join('Bregje'));
  const office = await step('staff: add-staff, second factor, console', () => walk.staff('first@example.test'));
  await step('both photos are approved', () => walk.approvePhotos(office, 2));
  await step('one sees the photo of the other', () => walk.seesPhotoOf(anna, bram));
  const conversation = await step('first message', () => walk.firstMessage(anna, bram));
  await step('a purchase in the sandbox', () => walk.buy(anna));

  if (values.part !== 'scale') await disturb(anna, bram, office, conversation);
  await scale(anna, conversation);
  await step('health says that all is current', () =>
    until(150, async () => {
      const health = await (await fetch(`${installation.site}/api/health`)).json();
      return health.status === 'ok' || JSON.stringify(health);
    }),
  );
} finally {
  await end();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

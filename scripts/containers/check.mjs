// Builds the images, starts docker-compose.yml as docs/operations.md says, lets people use it in a real browser, and then
// kills and stops every part of it under light load. Changes nothing of an installation that runs beside it.
//
//   npm run check:containers [-- --build-network host] [-- --keep]
import { parseArgs } from 'node:util';
import { Installation, lacking } from './compose.mjs';
import { LightLoad, Walk } from './walk.mjs';

const { values } = parseArgs({
  options: { 'build-network': { type: 'string' }, keep: { type: 'boolean', default: false } },
});
const lacks = lacking();
if (lacks) {
  console.error(lacks);
  process.exit(1);
}
/** An outage is told within seconds: the longest answer of a database that is away, and the web server's own. */
const LONGEST_SECONDS = 12;
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

/** All containers run, those that can say so are healthy, and the site answers. */
async function well(seconds = 180) {
  const services = [...STATELESS, ...STORES];
  for (const until = Date.now() + seconds * 1000; ; await wait(0.5)) {
    const format = '{{.State.Status}} {{if .State.Health}}{{.State.Health.Status}}{{end}}';
    const states = await Promise.all(services.map((one) => installation.inspect(one, format)));
    const status = await fetch(`${installation.site}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200 && states.every((state) => /^running( healthy)? ?$/.test(state))) return;
    if (Date.now() > until)
      throw new Error(`not well: ${status} ${services.map((one, i) => `${one} ${states[i]}`).join(', ')}`);
  }
}

try {
  await installation.prepare(values['build-network']);
  await step('both images build', () => installation.compose('build').then(() => undefined));
  await step('all services become healthy', async () => {
    await installation.compose('up', '--detach');
    await well();
  });
  await step('image of the API', async () => `${await installation.imageSize('api')} MB in all`);

  walk = await Walk.begin(installation);
  const anna = await step('a member from landing to photo', () => walk.join('Annelies'));
  const bram = await step('another one', () => walk.join('Bregje'));
  const office = await step('staff: add-staff, second factor, console', () => walk.staff('first@example.test'));
  await step('both photos are approved', () => walk.approvePhotos(office, 2));
  await step('one sees the photo of the other', () => walk.seesPhotoOf(anna, bram));
  const conversation = await step('first message', () => walk.firstMessage(anna, bram));
  await step('a purchase in the sandbox', () => walk.buy(anna));

  const load = new LightLoad(installation.site, anna, conversation);
  const disturbance = (name, act) =>
    step(name, async (begun) => {
      await act();
      await well();
      await wait(2);
      const { words, longest } = load.since(begun);
      if (longest > LONGEST_SECONDS) throw new Error(`an answer took ${longest} s; ${words}`);
      return words;
    });
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
  await step('no acknowledged message is lost or doubled', async () => {
    const told = await walk.messagesOf(anna, conversation);
    const wrong = load.acknowledged.filter((body) => told.filter((one) => one === body).length !== 1);
    if (wrong.length > 0) throw new Error(`${wrong.length} of ${load.acknowledged.length}`);
    return `${load.acknowledged.length} acknowledged`;
  });
  await step('the photo is still there', () => walk.seesPhotoOf(anna, bram));
  await step('a refund, asked for and approved', () => walk.refund(anna, office));
  await step('health says that all is current', async () => {
    for (const until = Date.now() + 150_000; ; await wait(2)) {
      const health = await (await fetch(`${installation.site}/api/health`)).json();
      if (health.status === 'ok') return JSON.stringify(health);
      if (Date.now() > until) throw new Error(JSON.stringify(health));
    }
  });
} finally {
  await end();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

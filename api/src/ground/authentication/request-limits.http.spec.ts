import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Answer, type TestApp } from '../../../testing/app.js';
import { signUp } from '../../../testing/members.js';

let app: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1', NETWORK_LIMITS: '1' } });
  const env = { TRUST_PROXY: '1', NETWORK_LIMITS: '1' };
  elsewhere = await testApp({ databaseUrl: app.kernel.database.url, clock: app.clock, env });
});

let n = 0;
const from = (network = ++n) => ({ headers: { 'x-forwarded-for': `10.5.${network >> 8}.${network & 255}` } });
/** On a new day, so that requests of the previous test no longer count. */
const join = (name: string, options: Parameters<typeof signUp>[2] = {}) => {
  app.clock.advance(24 * 3_600);
  return signUp(app, name, options);
};
const times = async (count: number, ask: (i: number) => Promise<Answer>) => {
  const answers: Answer[] = [];
  for (let i = 0; i < count; i++) answers.push(await ask(i));
  return answers;
};
const passed = (answers: Answer[]) => answers.filter(({ status }) => status !== 429).length;

describe('PRV-02 nobody reads or reports in bulk', () => {
  it('profiles: sixty a minute, then it is told how long to wait; searching goes on', async () => {
    const [anna, ben] = [await join('Anna'), await signUp(app, 'Ben')];
    const open = () => anna.browser.get(`/members/${ben.id}`, from());
    const answers = await times(61, open);
    expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(200));
    const { status, body, headers } = answers[60]!;
    expect([status, body.code, body.params]).toEqual([429, 'too_many_requests', { seconds: 60, minutes: 1 }]);
    expect(headers.get('retry-after')).toBe('60');
    expect((await anna.browser.get('/members', from())).status).toBe(200);
    app.clock.advance(60);
    expect((await open()).status).toBe(200);
  });

  it('search pages: 200 in a row end at sixty; of who has not confirmed at twenty', async () => {
    const [anna, new_] = [await join('Anna'), await signUp(app, 'Nora', { confirmed: false })];
    expect(passed(await times(200, () => anna.browser.get('/members', from())))).toBe(60);
    expect(passed(await times(40, () => new_.browser.get('/members', from())))).toBe(20);
  });

  it('a session more is no way around it, nor a network more; another member is not held back', async () => {
    const anna = await join('Anna', { email: 'twice@example.net' });
    const again = app.browser();
    const login = { email: 'twice@example.net', password: 'correct horse' };
    expect((await again.post('/user', login, from())).status).toBe(200);
    await times(60, (i) => (i % 2 ? again : anna.browser).get('/members', from()));
    expect((await again.get('/members', from())).status).toBe(429);
    const ben = await signUp(app, 'Ben');
    expect((await ben.browser.get('/members', from())).status).toBe(200);
  });

  it('reports: ten an hour, thirty a day, of one account', async () => {
    const anna = await join('Anna');
    const report = () => anna.browser.post('/reports', { member_id: anna.id, reason: 'other', text: 'x' }, from());
    expect(passed(await times(122, report))).toBe(10);
    app.clock.advance(3_600);
    expect(passed(await times(20, report))).toBe(10);
    app.clock.advance(3_600);
    expect(passed(await times(20, report))).toBe(10);
    app.clock.advance(3_600);
    expect(passed(await times(20, report))).toBe(0);
  });

  it('a network: ten times what one member may, whoever of it asks', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, (_, i) => join(`Member${i}`)));
    const home = from();
    const answers = await times(720, (i) => members[i % 12]!.browser.get('/members', home));
    expect(passed(answers)).toBe(600);
  });

  it('over several processes: at most a quarter more for each', async () => {
    const anna = await join('Anna');
    const there = anna.browser.at(elsewhere.origin);
    const answers = await times(200, (i) => (i % 2 ? there : anna.browser).get('/members', from()));
    expect(passed(answers)).toBeGreaterThanOrEqual(60);
    expect(passed(answers)).toBeLessThanOrEqual(60 + 2 * 15);
  });
});

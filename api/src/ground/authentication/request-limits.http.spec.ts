import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Answer, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { EventStream } from '../../../testing/event-stream.js';
import { eventually } from '../../../testing/kernel/index.js';
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

  it('complaints and their files by anybody: of one IPv6 prefix four times what a network may, from however many', async () => {
    app.clock.advance(24 * 3_600);
    const place = (i: number) => ({ headers: { 'x-forwarded-for': `2001:db8:9:${(i % 120).toString(16)}00::1` } });
    const answers = await times(130, (i) => app.browser().post('/complaints', {}, place(i)));
    expect(passed(answers)).toBe(80);
    expect((await app.browser().post('/complaints', {}, from())).status).not.toBe(429);
  });

  it('what a member was refused is not counted against their network', async () => {
    const [anna, ben] = [await join('Anna'), await signUp(app, 'Ben')];
    const home = from();
    await times(720, () => anna.browser.get('/members', home));
    expect((await ben.browser.get('/members', home)).status).toBe(200);
  });

  it('over several processes: at most a quarter more for each', async () => {
    const anna = await join('Anna');
    const there = anna.browser.at(elsewhere.origin);
    const answers = await times(200, (i) => (i % 2 ? there : anna.browser).get('/members', from()));
    expect(passed(answers)).toBeGreaterThanOrEqual(60);
    expect(passed(answers)).toBeLessThanOrEqual(60 + 2 * 15);
  });
});

describe('PRV-02 what is taken counts, and not how often somebody asks', () => {
  it('cards: pages of a hundred bring no more people than pages of 24; a minute later it goes on', async () => {
    // Whom the search finds is an async read model.
    const own = await testApp({ work: true, env: { TRUST_PROXY: '1', NETWORK_LIMITS: '1' } });
    for (let i = 0; i < 30; i++) {
      if (i % 10 === 0) own.clock.advance(24 * 3_600);
      await signUp(own, `Shown${i}`);
    }
    const viewer = await signUp(own, 'Vera', { confirmed: false });
    await caughtUp(own);
    const page = () => viewer.browser.get('/members?limit=100', from());
    const first = await page();
    const cards = first.body.profiles.length + first.body.similar_results.length;
    expect(cards).toBeGreaterThanOrEqual(30);
    const most = Math.floor(480 / cards);
    const answers = await Promise.all(Array.from({ length: 18 }, page));
    expect(passed(answers)).toBe(most - 1);
    expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({ code: 'too_many_requests' });
    own.clock.advance(60);
    expect((await page()).status).toBe(200);
  });

  it('MNY-07 codes: ten wrong ones an hour of a member, fifty of a network; then not even a right one is looked at', async () => {
    const anna = await join('Anna');
    const guess = (member = anna, place = from()) => member.browser.get(`/packages?discount_code=GUESS${++n}`, place);
    const codes = (answers: Answer[]) => answers.filter(({ body }) => body.code === 'discount_not_found').length;
    const seen = { price: 999, discount: 0, total: 999, currency: 'EUR' };
    const order = {
      package: 'p100',
      payment_method: 'ideal',
      discount_code: 'GUESS',
      immediate_performance: true,
      seen,
    };
    expect((await anna.browser.post('/orders', order, from())).body.code).toBe('discount_not_found');
    // Sent together, too.
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess()));
    expect([codes(answers), passed(answers)]).toEqual([9, 9]);
    const { status, body, headers } = await anna.browser.post('/orders', order, from());
    expect([status, body.code, body.params]).toEqual([429, 'too_many_requests', { seconds: 3_600, minutes: 60 }]);
    expect(headers.get('retry-after')).toBe('3600');
    // Prices without a code are shown all the same.
    expect((await anna.browser.get('/packages', from())).status).toBe(200);
    app.clock.advance(3_600);
    expect((await guess()).body.code).toBe('discount_not_found');

    const office = from();
    const members = await Promise.all(Array.from({ length: 6 }, (_, i) => join(`Guesser${i}`)));
    expect(codes(await times(60, (i) => guess(members[i % 6], office)))).toBe(50);
  });

  it.each([
    ['the profile', (member) => member.put('/profile', { height: 170 }, from())],
    ['the profile', (member, i) => member.put('/profile/invisible', { invisible: i % 2 === 0 }, from())],
    ['saved searches', (member) => member.delete('/saved-searches/7c9e6679-7425-40de-944b-e07fc1f90ae7', from())],
    ['preferences', (member, i) => member.put('/notifications', { like: i % 2 === 0 }, from())],
    ['preferences', (member, i) => member.put('/user', { language: i % 2 ? 'nl' : 'de' }, from())],
  ] as [string, (member: TestBrowser, i: number) => Promise<Answer>][])(
    'writes of %s: sixty an hour',
    async (_, write) => {
      const anna = await join('Anna');
      expect(passed(await times(62, (i) => write(anna.browser, i)))).toBe(60);
      app.clock.advance(3_600);
      expect(passed(await times(1, (i) => write(anna.browser, i)))).toBe(1);
    },
  );

  it('whatever names no limit of its own falls under the general one, all together', async () => {
    const nora = await join('Nora', { confirmed: false });
    const paths = ['/user', '/notifications', '/saved-searches', '/chat-signs'];
    expect(passed(await times(610, (i) => nora.browser.get(paths[i % 4]!, from())))).toBe(600);
    expect((await nora.browser.get('/members', from())).status).toBe(200);
    app.clock.advance(60);
    expect((await nora.browser.get('/user', from())).status).toBe(200);
  });

  it('CHT-08 event streams: eight at once of one session; the ninth ends the first', async () => {
    const anna = await join('Anna');
    const streams: EventStream[] = [];
    for (let i = 0; i < 9; i++) streams.push(await EventStream.open(anna.browser));
    await eventually(() => expect(streams[0]!.ended).toBe(true));
    expect(streams.map(({ ended }) => ended)).toEqual([true, ...Array<boolean>(8).fill(false)]);
    for (const stream of streams) stream.close();
  });
});

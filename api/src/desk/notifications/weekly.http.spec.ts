import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { confirm, signUp, type TestMember } from '../../../testing/members.js';
import { eventually } from '../../../testing/kernel/index.js';
import { MarkFictional } from '../../members/profiles/index.js';
import { planWeeklyMail } from './jobs/plan-weekly-mail.job.js';

const DAY = 86_400;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ work: true });
});

const plan = ({ id }: TestMember) => app.handlers.get(planWeeklyMail)!.run({ memberId: id }, { attempt: 1, key: '' });
const wish = ({ browser }: TestMember, weekly: boolean) => browser.put('/notifications', { weekly_updates: weekly });

interface InboxMail {
  memberId: string;
  subject: string;
  text: string;
  unsubscribe: string | null;
}
async function mailsTo({ id }: TestMember): Promise<InboxMail[]> {
  const open = () =>
    app.kernel.database.query(
      `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send-weekly-mail' AND attempts < max_attempts`,
    );
  await eventually(async () => expect(await open()).toEqual([]));
  const { body } = await app.browser().get('/dev/inbox.json');
  return (body as InboxMail[]).filter((mail) => mail.memberId === id && mail.unsubscribe?.includes('weekly'));
}
const plans = async ({ id }: TestMember) => {
  await caughtUp(app);
  const rows = await app.kernel.database.query<{ at: Date }>(
    `SELECT run_at AS at FROM graphile_worker.jobs WHERE task_identifier = 'plan-weekly-mail' AND key LIKE '%' || $1 || '%'
     ORDER BY run_at`,
    [id],
  );
  return rows.map(({ at }) => at.getTime() - app.clock.now().getTime());
};

describe('NTF-02 the weekly update', () => {
  it('NTF-01 is for who asked for it: first after a week, then week by week until they had enough', async () => {
    const ben = await signUp(app, 'Ben', { gender: 'male', sought_gender: 'female' });
    expect(await plans(ben)).toEqual([]);
    expect((await wish(ben, true)).status).toBeLessThan(300);
    expect(await plans(ben)).toEqual([7 * DAY * 1000]);

    app.clock.advance(7 * DAY);
    await signUp(app, 'Clara', { gender: 'female', region: 'NL-NH' });
    await caughtUp(app);
    await plan(ben);
    const [mail] = await mailsTo(ben);
    expect(mail!.subject).toBe('Je week op Velvet');
    expect(mail!.text).toMatch(/Clara · \d\d · Noord-Holland\nhttp.*\/members\/[\w-]+/);
    expect((await plans(ben)).at(-1)).toBe(7 * DAY * 1000);

    // A second plan for the same week sends nothing and does not continue.
    await plan(ben);
    expect(await mailsTo(ben)).toHaveLength(1);
    const before = (await plans(ben)).length;
    await wish(ben, false);
    app.clock.advance(7 * DAY);
    await plan(ben);
    expect(await mailsTo(ben)).toHaveLength(1);
    expect(await plans(ben)).toHaveLength(before);
  });

  it('DSC-09 names who is new in a saved search, links to it without telling it, and stays away when nobody is', async () => {
    const gita = await signUp(app, 'Gita', { gender: 'female', sought_gender: 'female', country: 'IE' });
    const search = { name: 'De Burren', query: 'gender=male&country=IE&countryregion=IE-G', weekly_mail: true };
    const { body } = await gita.browser.post('/saved-searches', search);
    expect(await plans(gita)).toEqual([7 * DAY * 1000]);
    await plan(gita);
    expect(await mailsTo(gita)).toEqual([]);

    app.clock.advance(7 * DAY);
    const sean = await signUp(app, 'Sean', { gender: 'male', country: 'IE', region: 'IE-G' });
    await signUp(app, 'Liam', { gender: 'male', country: 'IE', region: 'IE-MO' });
    await caughtUp(app);
    await app.nest
      .get(CommandBus)
      .execute(new MarkFictional({ staffId: randomUUID(), memberId: sean.id, reason: 'test', key: randomUUID() }));
    await caughtUp(app);
    await plan(gita);
    const [mail] = await mailsTo(gita);
    const [{ id }] = (body as { searches: [{ id: string }] }).searches;
    expect(mail!.text).toMatch(/De Burren/);
    expect(mail!.text).toMatch(new RegExp(`Sean · .*\\nhttp.*/members/${sean.id}`));
    expect(mail!.text).toContain(`/members?saved=${id}`);
    // The label of a fictional profile, and what it means.
    expect(mail!.text).toMatch(/Sean · .*[Ff]icti/);
    expect(mail!.text).not.toMatch(/Liam|gender=/);
    expect(mail!.subject).not.toContain('De Burren');
    expect(mail!.unsubscribe).toContain('weekly');

    // Unsubscribing in one click ends it, and nobody new means no mail.
    app.clock.advance(7 * DAY);
    await plan(gita);
    expect(await mailsTo(gita)).toHaveLength(1);
    expect((await app.browser().post(new URL(mail!.unsubscribe!).pathname.replace('/api', ''))).status).toBe(204);
    await signUp(app, 'Rory', { gender: 'male', country: 'IE', region: 'IE-G' });
    await caughtUp(app);
    app.clock.advance(7 * DAY);
    await plan(gita);
    expect(await mailsTo(gita)).toHaveLength(1);
  });

  it('DSC-09 names who signed up before the last mail and confirmed after it, once', async () => {
    const iris = await signUp(app, 'Iris', { gender: 'female', sought_gender: 'female', country: 'CH' });
    const search = { name: 'Zürich', query: 'gender=male&country=CH&countryregion=CH-ZH', weekly_mail: true };
    await iris.browser.post('/saved-searches', search);
    await caughtUp(app);
    app.clock.advance(6 * DAY);
    const reto = await signUp(app, 'Reto', { gender: 'male', country: 'CH', region: 'CH-ZH', confirmed: false });
    await caughtUp(app);
    app.clock.advance(DAY);
    await plan(iris);
    expect(await mailsTo(iris)).toEqual([]);

    app.clock.advance(DAY);
    await confirm(app, reto);
    await caughtUp(app);
    app.clock.advance(6 * DAY);
    await plan(iris);
    const [mail, ...more] = await mailsTo(iris);
    expect(more).toEqual([]);
    expect(mail!.text).toMatch(/Zürich/);
    expect(mail!.text).toContain(`/members/${reto.id}`);
    app.clock.advance(7 * DAY);
    await plan(iris);
    expect(await mailsTo(iris)).toHaveLength(1);
  });

  it('counts what waits, and stays away in a week without news', async () => {
    const eva = await signUp(app, 'Eva', { gender: 'female', sought_gender: 'female', country: 'PL' });
    await wish(eva, true);
    await plan(eva);
    expect(await mailsTo(eva)).toEqual([]);

    app.clock.advance(7 * DAY);
    const dan = await signUp(app, 'Dan', { gender: 'male' });
    const { body } = await dan.browser.post('/chats', { profile_id: eva.id });
    await dan.browser.post(`/chats/${(body as { id: string }).id}/messages`, { body: 'Hallo' });
    await caughtUp(app);
    await plan(eva);
    const [mail] = await mailsTo(eva);
    expect(mail!.text).toMatch(/(Ongelezen berichten|Nieprzeczytane wiadomości): 1/);
    expect(mail!.text).not.toContain('Hallo');
  });
});

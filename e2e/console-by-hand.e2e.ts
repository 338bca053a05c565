import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signDebit } from './debtors.js';
import { Office } from './office.js';
import { settle, test, type Person } from './people.js';
import { demo } from './support.js';
import { errorsOf, SECTIONS, settled } from './walks.js';

// What hands do to a screen of each kind. A new one is found on the menu and walked as those before it.

test('ADM-05 every record opens from its list, whatever of it the list knew, and so does the form that changes it', async ({
  page,
  join,
  request,
}) => {
  const errors = errorsOf(page);
  // Whoever decided sees no objection to it.
  const [admin, colleague] = [await Office.logIn(page.request, 'admin'), await Office.logIn(request, 'moderator')];
  await fillLists([await join('Lijst'), await join('Melder')], admin, colleague);
  await page.goto(demo().console);
  const own = withPages();
  for (const section of SECTIONS.admin.filter((one) => own.includes(one))) {
    await openSection(page, section);
    const list = page.url();
    const records = page.locator(`main a[href^="/${section}/"]:not([href$="/create"])`);
    // The first, and the last, which is often of another kind.
    for (const nth of ['first', 'last'] as const) {
      await records[nth]().click();
      await expect(page).not.toHaveURL(list);
      await drawn(page, `${page.url()}, the ${nth} of ${section}`);
      await page.goBack();
      await expect(page).toHaveURL(list);
    }
  }
  expect(errors).toEqual([]);
});

/** The sections whose records have a page of their own, as the console declares them; a timeline has no list. */
function withPages(): string[] {
  const source = new URL('../admin-web/src/', import.meta.url);
  const declarations = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /index\.ts$/.test(file),
  );
  return declarations
    .flatMap((file) => readFileSync(new URL(file, source), 'utf8').split('ResourceProps = '))
    .filter((declared) => /^ {2}(show|edit): /m.test(declared))
    .map((declared) => /name: '([^']+)'/.exec(declared)![1]!)
    .filter((name) => name !== 'timeline');
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** In each list something that there may be none of yet. */
async function fillLists([member, other]: [Person, Person], office: Office, colleague: Office): Promise<void> {
  const reason = 'Voor de proef.';
  await other.post('/reports', { member_id: member.id, reason: 'scam', text: 'Vraagt om geld.' });
  await other.post('/complaints', { kind: 'service', text: 'De site is traag.', language: 'nl' });
  await office.send('POST', `/wallets/${member.id}/goodwill`, { credits: 5, reason });
  const mailing = { name: `Proef ${randomInt(100_000)}`, kind: 'news', path: '/credits', discount_code: null };
  const readers = { brand: null, country: null, gender: null, premium: null };
  const texts = { nl: { subject: 'Nieuws', heading: 'Hallo', body: 'Er is iets nieuws.', button: 'Kijk' } };
  await office.send('POST', '/campaigns', { ...mailing, ...readers, texts });
  await office.send('POST', '/reconciliations', { provider: 'sandbox', day: dayBefore(2) });
  await signDebit(other);
  await member.buy('p100');
  type Lots = { lots: { payment_id: string; credits: number; amount: object }[] };
  const { lots } = await member.get<Lots>('/refunds/offer');
  const refunds = lots.map(({ payment_id, credits, amount }) => ({ payment_id, credits, amount }));
  await member.post('/refunds', { refunds });
  const { pay_url } = await other.order({ package: 'p100', payment_method: 'visa' });
  await settle(other.request, pay_url, 'paid');
  const taken = await other.request.post(`${pay_url}/chargebacks`, { form: { step: 'all' }, maxRedirects: 0 });
  expect(taken.status()).toBe(303);
  await colleague.send('POST', `/members/${member.id}/hide-profile`, { ground: 'spam', reason });
  type Decisions = { decisions: { id: string }[] };
  const decided = async () => (await member.get<Decisions>('/decisions')).decisions[0]?.id;
  await expect.poll(decided, { timeout: 15_000 }).toBeTruthy();
  await member.post(`/decisions/${await decided()}/objection`, { text: 'Ik maakte geen reclame.' });
  for (const list of [
    'cases',
    'objections',
    'complaints',
    'refunds',
    'chargebacks',
    'direct-debits',
    'reconciliations',
  ])
    await expect
      .poll(async () => (await office.get<unknown[]>(`/${list}`)).length, { message: list, timeout: 15_000 })
      .toBeGreaterThan(0);
}

/** By its entry on the menu, in a group that may be closed. */
async function openSection(page: Page, section: string): Promise<void> {
  const closed = page.getByRole('menu').locator('[role="menuitem"][aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  const here = `a[role="menuitem"]:is([href="/${section}"], [href^="/${section}?"])`;
  await page.getByRole('menu').locator(here).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/${section}`);
  await settled(page);
}

/** Something stands there, and it is not what a page leaves that broke. */
async function drawn(page: Page, what: string): Promise<void> {
  await settled(page);
  const broken = page.getByText('Er ging iets mis in deze pagina.');
  await expect(page.locator('main :is(h2, input, button)').or(broken).first(), what).toBeVisible();
  await expect(broken, what).toHaveCount(0);
}

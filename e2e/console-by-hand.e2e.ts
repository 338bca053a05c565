import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { signDebit } from './debtors.js';
import { Office } from './office.js';
import { settle, test, type Person } from './people.js';
import { demo, inspectBoth } from './support.js';
import { errorsOf, openSection, SECTIONS, settled } from './walks.js';

// What hands do to a screen of each kind. A new one is found on the menu and walked as those before it.

test('ADM-05 every record opens from its list, whatever of it the list knew, and so does the form that changes it', async ({
  page,
  join,
  request,
}) => {
  test.slow();
  const errors = errorsOf(page);
  // Whoever decided sees no objection to it.
  const [admin, colleague] = [await Office.logIn(page.request, 'admin'), await Office.logIn(request, 'moderator')];
  await fillLists([await join('Lijst'), await join('Melder')], admin, colleague);
  await page.goto(demo().console);
  for (const section of declared(/^ {2}(show|edit): /m).filter((one) => one !== 'timeline')) {
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

test('ADM-03 ADM-05 every day and every time is filled in by hand, and kept in the zone of whoever typed it', async ({
  page,
}) => {
  test.slow();
  const errors = errorsOf(page);
  const refused = refusalsOf(page);
  await Office.logIn(page.request, 'admin');
  await page.goto(demo().console);
  const filled: string[] = [];
  for (const section of SECTIONS.admin) {
    await openSection(page, section);
    await addFilters(page);
    if (DAY_DIALOGS.has(section)) {
      await page.getByRole('button', { name: DAY_DIALOGS.get(section)! }).click();
      filled.push(...(await fillDays(page.getByRole('dialog'))));
      await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
    }
    filled.push(...(await fillDays(page.getByRole('main'))));
  }
  // Lists by their days, attribution, a day to compare.
  expect(filled.length).toBeGreaterThan(10);
  expect(refused).toEqual([]);

  const code = `DAG${randomInt(10_000, 100_000)}`;
  await openSection(page, 'discounts');
  await page.getByRole('link', { name: 'Nieuwe kortingscode' }).click();
  const times = page.locator('main input[type="datetime-local"]');
  const [starts, expires] = [times.first(), times.last()];
  await typeDay(starts, '2027-03-03T09:30');
  await starts.fill('2026-03-29T02:30');
  await expect(page.getByText('Deze tijd is er die dag niet: de klok gaat dan een uur vooruit')).toBeVisible();
  await starts.fill('2026-03-29T03:30');
  await expires.fill('2026-10-25T02:30');
  await page.getByRole('button', { name: /^Die nacht is dit er twee keer; nu is 02:30 CEST bedoeld/ }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await page.getByRole('spinbutton', { name: /^Korting/ }).fill('10');
  await page.getByRole('textbox', { name: /^Reden/ }).fill('Voor de proef.');
  const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/discounts'));
  await page.getByRole('button', { name: 'Kortingscode maken' }).click();
  expect((await saved).postDataJSON()).toMatchObject({
    starts: '2026-03-29T01:30:00.000Z',
    expires: '2026-10-25T01:30:00.000Z',
  });
  await page.getByRole('link', { name: code }).click();
  await expect(starts).toHaveValue('2026-03-29T03:30');
  await expect(expires).toHaveValue('2026-10-25T02:30');
  await expect(page.getByRole('button', { name: /nu is 02:30 CET bedoeld/ })).toBeVisible();
  expect(refused).toEqual([]);
  expect(errors).toEqual([]);
});

/** All that the list can be filtered by besides what it shows. */
async function addFilters(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Filter toevoegen' });
  if (!(await add.isVisible())) return;
  await add.click();
  const items = page.locator('.MuiPopover-root').getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const names = await items.allInnerTexts();
  await items.first().click();
  for (const name of names.slice(1)) {
    await add.click();
    await items.filter({ hasText: name }).first().click();
  }
}

const DAY_DIALOGS = new Map([['reconciliations', 'Dag vergelijken…']]);

/** Types a day, and a time where there is one, into each field for it, as a keyboard does; answers what they are called. */
async function fillDays(scope: Locator): Promise<string[]> {
  const fields = await scope.locator('input[type="date"], input[type="datetime-local"]').all();
  for (const field of fields)
    await typeDay(field, (await field.getAttribute('type')) === 'date' ? '2026-03-03' : '2026-03-03T09:30');
  return Promise.all(fields.map((field) => field.evaluate((input: HTMLInputElement) => input.labels![0]!.innerText)));
}

/** Digit by digit. Day and month are alike, since their order is the browser's. */
async function typeDay(field: Locator, day: string): Promise<void> {
  const [, year, month, date, time = ''] = /^(\d+)-(\d+)-(\d+)T?(.*)$/.exec(day)!;
  const { keyboard } = field.page();
  await field.focus();
  // Where there are two halves of a day, the time is in the first.
  await keyboard.type(`${date}${month}${year}${time && `${time.replace(':', '')}a`}`);
  await expect(field).toHaveValue(day);
}

/** What the API would not take, as the browser was told. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    // A machine that is busy says so; what was typed has nothing to do with it.
    if (answer.status() >= 400 && answer.status() !== 503)
      refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return refused;
}

/** No number of the console may be any of these. */
const WRONG_NUMBERS = ['-1', '9999999999', ''];
const WRONG_AMOUNTS = ['-1', '', '10,505', '1.2345,67'];

test('ADM-06 in every section of the settings a wrong number is told at its field, with what is allowed, before anybody writes why', async ({
  page,
}) => {
  test.slow();
  const errors = errorsOf(page);
  await Office.logIn(page.request, 'admin');
  await page.goto(`${demo().console}/settings`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  const links = page.getByRole('navigation', { name: 'Instellingen' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const sections = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  let told = 0;
  for (const section of sections.filter((path) => !path.includes('landing-pages'))) {
    await links.and(page.locator(`[href="${section}"]`)).click();
    const look = page.getByRole('button', { name: 'Nakijken en opslaan…' });
    await expect(look).toBeVisible();
    for (const [kind, values] of [
      ['input[type="number"]', WRONG_NUMBERS],
      ['input[inputmode="decimal"]', WRONG_AMOUNTS],
    ] as const) {
      const visible = page.locator(`main ${kind}:visible`);
      const fields = await visible.all();
      if (fields.length === 0) continue;
      const before = await Promise.all(fields.map((field) => field.inputValue()));
      for (const value of values) {
        for (const field of fields) await field.fill(value);
        // An amount that cannot be read is told while it is typed, and changes nothing.
        if (await look.isEnabled()) await look.click();
        expect(await expectTold(visible, `${section}: “${value}”`)).toHaveLength(fields.length);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        told += fields.length;
        const discard = page.getByRole('button', { name: 'Weggooien' });
        if (await discard.isEnabled()) await discard.click();
        else for (const [i, field] of fields.entries()) await field.fill(before[i]!);
        await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(0);
      }
    }
    await page.getByRole('link', { name: 'Alle instellingen' }).click();
  }
  expect(told).toBeGreaterThan(100);
  expect(sent).toEqual([]);
  expect(errors).toEqual([]);
});

test('ADM-06 what would cost members nothing is asked once more in plain words', async ({ page }) => {
  await Office.logIn(page.request, 'admin');
  await page.goto(`${demo().console}/settings/credits`);
  await page.getByRole('spinbutton', { name: 'Credits per bericht' }).fill('0');
  await page.getByRole('button', { name: 'Nakijken en opslaan…' }).click();
  const review = page.getByRole('dialog');
  await review.getByRole('textbox', { name: /^Reden/ }).fill('Voor de proef.');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await review.getByRole('button', { name: 'Opslaan' }).click();
  await expect(review.getByText('Vink dit aan als je het zo bedoelt')).toBeVisible();
  await expect(review.getByRole('checkbox', { name: /^Ja, berichten worden gratis/ })).toBeFocused();
  await inspectBoth(page, 'console-settings-free');
  expect(sent).toEqual([]);
});

const WRONG_CODES: [field: RegExp, value: string, told: RegExp][] = [
  [/^Code/, 'ZOMER🌞', /^Gebruik 3 tot en met 40 letters, cijfers, - of _$/],
  [/^Code/, 'Z'.repeat(80), /^Gebruik 3 tot en met 40 letters/],
  [/^Korting in procent/, '-1', /1/],
  [/^Korting in procent/, '9999999999', /90/],
  [/^Hoogstens/, '0', /1/],
  [/^Hoogstens/, '9999999999', /1000000/],
  [/^Minimumbestelling/, '-1', /niet onder nul/],
  [/^Minimumbestelling/, '12,345', /twee cijfers/],
  [/^Lidnummer/, 'Anna', /pagina van een lid/],
];

test('ADM-03 NTF-02 ADM-06 every form that makes something tells at its fields what is missing, and what is allowed', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await Office.logIn(page.request, 'admin');
  await page.goto(demo().console);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const made = declared(/^ {2}create: /m);
  for (const section of made) {
    await openSection(page, section);
    await page.locator(`main a[href="/${section}/create"]`).click();
    const save = page.locator('main button[type="submit"], main button:has-text("Nakijken")').last();
    await save.click();
    const wrong = page.locator('main [aria-invalid="true"]');
    await expect(wrong.first()).toBeFocused();
    await expectTold(wrong, `${section}, left empty`);
  }
  await openSection(page, 'discounts');
  await page.locator('main a[href="/discounts/create"]').click();
  for (const [name, value, told] of WRONG_CODES) {
    const field = page.getByRole('main').getByLabel(name);
    await field.fill(value);
    await page.getByRole('button', { name: 'Kortingscode maken' }).click();
    expect((await expectTold(field, value))[0]).toMatch(told);
    await field.fill('');
  }
  // What no number field can read is no limit that was left out.
  const most = page.getByRole('spinbutton', { name: /^Hoogstens/ });
  await most.pressSequentially('1.234.567,89');
  expect(await expectTold(most, '1.234.567,89')).toEqual(['Vul een heel getal in']);
  expect(sent.filter((url) => made.some((section) => url.endsWith(`/${section}`)))).toEqual([]);
  await inspectBoth(page, 'console-discount-wrong');
  expect(errors).toEqual([]);
});

/** At each of the fields stands what is wrong with it, and not merely that something is; answers that. */
async function expectTold(fields: Locator, what: string): Promise<string[]> {
  let told: string[] = [];
  const untold = async () => {
    told = await fields.evaluateAll(toldAt);
    return told.filter((text) => !/\w{3}/.test(text)).length;
  };
  await expect.poll(untold, what).toBe(0);
  expect(told.length, what).toBeGreaterThan(0);
  expect(told.join('\n'), what).not.toContain('Dit klopt niet');
  return told;
}

/** Nothing where a field is not marked as wrong. */
const toldAt = (inputs: Element[]): string[] =>
  inputs.map((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return '';
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const group = input.closest('[role="group"]')?.querySelector(':scope > .MuiFormHelperText-root');
    return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ') || (group?.textContent ?? '');
  });

/** The sections of which the console declares such a page. */
function declared(pages: RegExp): string[] {
  const source = new URL('../admin-web/src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /index\.ts$/.test(file));
  const names = files
    .flatMap((file) => readFileSync(new URL(file, source), 'utf8').split('ResourceProps = '))
    .filter((declaration) => pages.test(declaration))
    .map((declaration) => /name: '([^']+)'/.exec(declaration)![1]!);
  return SECTIONS.admin.filter((section) => names.includes(section));
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
  await member.askBack();
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

/** Something stands there, and it is not what a page leaves that broke. */
async function drawn(page: Page, what: string): Promise<void> {
  await settled(page);
  const broken = page.getByText('Er ging iets mis in deze pagina.');
  await expect(page.locator('main :is(h2, input, button)').or(broken).first(), what).toBeVisible();
  await expect(broken, what).toHaveCount(0);
}

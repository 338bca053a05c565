import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { agree, newIdentity, PASSWORD, pressConfirm, test } from './people.js';
import { demo, inspect, latestMail, logInAsStaff } from './support.js';

interface Card {
  id: string;
  name: string;
  age: number;
  fictional: boolean;
}

/** Members whom visitors may see, as the API names them. */
async function cards(page: Page): Promise<Card[]> {
  const answer = await page.request.get(`${demo().member}/api/visitor-cards`);
  return ((await answer.json()) as { profiles: Card[] }).profiles;
}
const real = async (page: Page) => (await cards(page)).filter(({ fictional }) => !fictional);

const LANDERS = ['tinderswipe', 'alonetonight', 'collagelanding', 'gallery'];

test('CLI-04 DSC-02 without scripts every page is read, and leads to the sign-up', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo().member });
  const page = await context.newPage();
  const [anna] = await real(page);
  for (const path of [
    ...LANDERS.map((name) => `/landers/${name}?network=tide`),
    ...['landing', 'landing2', 'landing3'].map((name) => `/members/${anna!.id}/${name}?network=tide`),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The faces of a lander are drawn anew for each visitor.
    const shown = path.startsWith('/landers') ? /^\p{L}[\p{L}\d]*, \d{2}$/u : `${anna!.name}, ${anna!.age}`;
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.getByText('Alleen voor volwassenen van 18 jaar en ouder.')).toBeVisible();
    const way = path.startsWith('/landers')
      ? page.getByRole('link', { name: 'Gratis aanmelden' }).first()
      : page.getByRole('button', { name: 'Verder met aanmelden' });
    await way.click();
    await expect(page).toHaveURL(/\/signup\?network=tide$/);
  }
  await context.close();
});

for (const name of ['landing', 'landing2', 'landing3']) {
  test(`DSC-02 PRO-04 ${name} shows one member, labelled where fictional`, async ({ page }) => {
    const fictional = (await cards(page)).find((one) => one.fictional)!;
    await page.goto(`/members/${fictional.id}/${name}`);
    await expect(page.getByText('Fictief profiel', { exact: true })).toBeVisible();
    await inspect(page, `member-${name}`);
  });
}

/**
 * Signs up in the steps that the form has, and confirms by the mail.
 * @param written for the field of the message
 * @returns the words in that field
 */
async function signUpAndConfirm(page: Page, written?: string): Promise<string | undefined> {
  const { name, email } = newIdentity('Fleur');
  const form = page.getByRole('main');
  const next = () => form.getByRole('button', { name: 'Verder' }).click();
  await form.getByRole('radio', { name: 'Vrouw', exact: true }).check();
  await form.getByRole('radio', { name: 'Mannen', exact: true }).check();
  await next();
  await form.getByLabel('Dag').fill('21');
  await form.getByLabel('Maand').selectOption({ index: 6 });
  await form.getByLabel('Jaar', { exact: true }).fill('1991');
  await next();
  await form.getByLabel('Land').selectOption('NL');
  await next();
  await form.getByLabel('Profielnaam').fill(name);
  const message = form.getByLabel(/^Je eerste bericht/);
  if (written !== undefined) await message.fill(written);
  const words = (await message.count()) > 0 ? await message.inputValue() : undefined;
  await next();
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
  await form.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible();
  const { links } = await latestMail(page.request, email);
  await page.goto(new URL(links[0]!).pathname);
  await pressConfirm(page);
  await expect(page.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
  return words;
}

const ofMember = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(`${demo().member}/api${path}`)).text());

test('ACC-04 ACC-11 from a landing to the first message that is sent: its words are kept all the way', async ({
  page,
}) => {
  const told: unknown[] = [];
  // Whether anybody counts the visits or not, the page is the same.
  await page.route('**/api/visits', (route) => {
    told.push(route.request().postDataJSON());
    return route.fulfill({ status: 404 });
  });
  const { id, name } = (await real(page))[1]!;
  await page.goto(`/members/${id}/landing2/spring?network=tide&ref=may`);
  await expect.poll(() => told).toMatchObject([{ network: 'tide', ref: 'may', lander: 'landing2/spring' }]);
  await page.getByRole('textbox', { name: `Je eerste bericht aan ${name}` }).fill('Zin in een wandeling?');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Zin in een wandeling?' })).toBeVisible();
  await page.getByRole('button', { name: 'Verder met aanmelden' }).click();

  // The words are part of no address.
  await expect(page).toHaveURL(`/members/${id}/signup?network=tide&ref=may`);
  await expect(page.getByRole('figure')).toContainText(name);
  await inspect(page, 'signup-beside-card');
  expect(await signUpAndConfirm(page)).toBe('Zin in een wandeling?');
  await ofMember(page, '/chats').toContain('Zin in een wandeling?');
});

test('CLI-04 DSC-06 the deck is swiped by button, key and pointer; its likes are given after the confirmation', async ({
  page,
}) => {
  const [first, second, third] = await cards(page);
  await page.goto('/landers/tinderswipe');
  const top = (one: Card) => page.getByRole('link', { name: new RegExp(`${one.name}, ${one.age}`) });
  await page.getByRole('button', { name: 'Leuk' }).click();
  await expect(page.getByText('1 like bewaard')).toBeVisible();
  await expect(top(first!)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(top(second!)).toBeHidden();
  await expect(page.getByText('1 like bewaard')).toBeVisible();
  const box = (await top(third!).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.move(x + 160, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('2 likes bewaard')).toBeVisible();
  await expect(page).toHaveURL('/landers/tinderswipe');

  await page.getByRole('link', { name: 'Gratis aanmelden' }).first().click();
  await signUpAndConfirm(page);
  await page.goto('/members');
  const given = ofMember(page, '/likes');
  await given.toContain(first!.id);
  await ofMember(page, '/likes').toContain(third!.id);
  await ofMember(page, '/likes').not.toContain(second!.id);
});

test('ADM-10 CLI-04 ACC-04 from the operator’s page to a purchase: the report counts each step of a person once', async ({
  page,
  playwright,
}) => {
  test.slow();
  const [network, ref] = [`net-${randomUUID().slice(0, 8)}`, `ref-${randomUUID().slice(0, 8)}`];
  const told = { network, ref, lander: 'gallery/spring' };
  // Whom fewer than five share a source with stands in no row of its own: four others came by the same way.
  for (let n = 0; n < 4; n++) {
    const request = await playwright.request.newContext({ baseURL: demo().member });
    const send = (path: string, data: object) =>
      request.post(`/api${path}`, {
        data,
        headers: { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() },
      });
    expect((await send('/visits', { id: randomUUID(), ...told })).ok()).toBe(true);
    await request.dispose();
  }
  await page.goto(`/landers/gallery/spring?network=${network}&ref=${ref}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het voorjaar is leuker met z’n tweeën');
  await page
    .getByRole('link', { name: /, \d{2}/ })
    .filter({ hasNotText: 'Fictief' })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/members/[\\w-]+/signup\\?network=${network}&ref=${ref}$`));
  for (let n = 0; n < 4; n++) {
    const request = await playwright.request.newContext({ baseURL: demo().member });
    const { name, email } = newIdentity('Bron');
    const answer = await request.post('/api/signup', {
      data: {
        ...{ email, name, password: PASSWORD, gender: 'female', country: 'NL', date_of_birth: '1991-06-21' },
        ...{ terms: true, tracking: { network, ref, lander: 'gallery/spring' } },
      },
      headers: { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() },
    });
    expect(answer.status()).toBe(201);
    await request.dispose();
  }
  expect(await signUpAndConfirm(page, 'Zin in een terras?')).toBe('Zin in een terras?');
  await ofMember(page, '/chats').toContain('Zin in een terras?');

  // With the welcome code, which takes off a quarter.
  await page.goto('/credits/p100/visa');
  await agree(page);
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/Je saldo is nu 120/)).toBeVisible();

  await logInAsStaff(page, 'finance');
  // The chart has a row of it as well.
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: ref }) });
  await expect(async () => {
    await page.goto(`${demo().console}/attribution?by=ref&network=${network}`);
    await expect(row.getByRole('cell')).toHaveText([ref, '5', '5', '1', '1', /7,49/, '0'], { timeout: 10_000 });
  }).toPass();
});

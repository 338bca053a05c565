import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { codeFor, newIban, newPhone } from './debtors.js';
import { agree, BLANK, test } from './people.js';
import { complaintsOf, demo, demoLogin, inspect } from './support.js';

async function order(page: Page, pack = 'p100'): Promise<void> {
  await page.goto(`/credits/${pack}/sdd`);
  await agree(page);
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.getByRole('heading', { name: 'Automatische incasso' })).toBeVisible();
}

async function fill(page: Page, iban: string, phone = newPhone()): Promise<void> {
  await page.getByLabel('Naam op de rekening').fill('A. de Vries');
  await page.getByLabel('IBAN').fill(iban);
  await page.getByLabel('Straat').fill('Kanaalstraat');
  await page.getByLabel('Nummer', { exact: true }).fill('12-a');
  await page.getByLabel('Postcode').fill('1054 XK');
  await page.getByLabel('Plaats').fill('Amsterdam');
  await page.getByLabel('Mobiel nummer').fill(phone);
}

const askCode = (page: Page) => page.getByRole('button', { name: 'Stuur mij een code' }).click();
const pay = (page: Page) => page.getByRole('button', { name: /^Machtig en betaal/ }).click();

async function sign(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code uit de sms').fill(code);
  await page.getByRole('checkbox', { name: /Ik geef deze machtiging/ }).check();
  await pay(page);
}

test(
  'MNY-04 a member pays by direct debit, after a wrong account and a wrong code',
  { tag: '@phone' },
  async ({ join }) => {
    const person = await join('Doortje');
    const page = await person.open(BLANK);
    await order(page);
    await fill(page, 'NL91ABNA0417164301', '020 1234567');
    await askCode(page);
    await expect(page.getByText('Dit IBAN klopt niet. Controleer het.')).toBeVisible();
    await expect(page.getByText(/Vul een mobiel nummer in/)).toBeVisible();
    await inspect(page, 'directdebit-wrong');

    await fill(page, newIban());
    await askCode(page);
    await expect(page.getByText(/We hebben een code naar \+31•••• \d{4} gestuurd/)).toBeVisible();
    const code = await codeFor(person);
    const complaints = complaintsOf(page);
    await sign(page, code === '111111' ? '222222' : '111111');
    await expect(page.getByText('Deze code klopt niet. Probeer het opnieuw. Nog 4 pogingen.')).toBeVisible();
    await inspect(page, 'directdebit-code');
    expect(complaints).toEqual([]);

    await page.getByLabel('Code uit de sms').fill(code);
    await pay(page);
    await expect(page.getByRole('heading', { name: '100 credits bijgeschreven' })).toBeVisible();
    expect(await person.credits()).toBe(130);
  },
);

test('MNY-04 a blocked account and a reached limit are told with the ways round them', async ({ join, page }) => {
  const headers = () => ({ 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() });
  const console = (path: string, data: object) =>
    page.request.post(`${demo().console}/api/admin/${path}`, { data, headers: headers() });
  const { email, password } = demoLogin('finance');
  expect((await console('login', { email, password })).ok()).toBe(true);
  const [blocked, iban] = [newIban(), newIban()];
  const answer = await console('blocklist', { kind: 'iban', value: blocked, reason: 'Gestolen' });
  expect(answer.status()).toBe(201);

  const person = await join('Beppie');
  const site = await person.open(BLANK);
  await order(site);
  await fill(site, blocked);
  await askCode(site);
  await expect(site.getByText(/Met deze rekening kun je niet per incasso betalen/)).toBeVisible();
  await expect(site.getByRole('main').getByRole('alert').getByRole('link')).toHaveText('Kies een andere betaalmethode');
  await inspect(site, 'directdebit-blocked');

  await order(site, 'p1500');
  await fill(site, iban);
  await askCode(site);
  await sign(site, await codeFor(person));
  await expect(site.getByRole('heading', { name: '1.500 credits bijgeschreven' })).toBeVisible();
  await order(site, 'p1500');
  await fill(site, iban);
  await askCode(site);
  await expect(site.getByText('Voor deze rekening is de limiet voor incasso bereikt.')).toBeVisible();
  await expect(site.getByText(/nu nog €\s71,26 laten incasseren\. Dit bedrag kan weer vanaf/)).toBeVisible();
  await expect(site.getByRole('link', { name: 'Goedkoper pakket' })).toBeVisible();
  await inspect(site, 'directdebit-limit');
});

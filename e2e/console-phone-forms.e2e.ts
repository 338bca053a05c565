import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { signDebit } from './debtors.js';
import { Office } from './office.js';
import { test, type Person } from './people.js';
import { slowDown } from './slowness.js';
import { choose, expectNoSidewaysScroll, inspect, logInAsStaff } from './support.js';
import { errorsOf, openMenu, openSection, pressTwice } from './walks.js';

test(
  'ADM-03 NTF-02 ADM-05 on a phone two taps make one code, one mailing and one colleague, with all that may be empty left empty',
  { tag: '@phone' },
  async ({ page, join }) => {
    const errors = errorsOf(page);
    await (await join('Nieuwslezer')).put('/notifications', { promotions: true });
    await logInAsStaff(page, 'admin', '/');
    const sent = sendingsOf(page);

    const code = `LEEG${randomInt(10_000, 100_000)}`;
    await section(page, 'Kortingscodes');
    await page.getByRole('link', { name: 'Nieuwe kortingscode' }).tap();
    const make = button(page, 'Kortingscode maken');
    await make.tap();
    const name = page.getByRole('textbox', { name: /^Code/ });
    await expect(name).toBeFocused();
    // Not behind the bar at the top.
    await expect.poll(async () => (await name.boundingBox())!.y).toBeGreaterThan(56);
    await expect(page.getByText('Verplicht')).toHaveCount(2);
    await expect(page.getByText('Schrijf waarom', { exact: true })).toBeVisible();
    await name.fill(code);
    await staysWhereAsked(page);
    await page.getByRole('spinbutton', { name: /^Korting/ }).fill('10');
    await page.getByRole('textbox', { name: /^Reden/ }).fill('Voor de lente.');
    await pressTwice(make);
    const listed = page.getByRole('listitem').filter({ hasText: code });
    await expect(listed).toBeVisible();
    await expect(page.getByText('Deze kortingscode bestaat al.')).toHaveCount(0);
    expect(sent()).toEqual(['POST /discounts']);
    await listed.getByRole('link').tap();
    await page.getByRole('spinbutton', { name: /^Korting/ }).fill('20');
    await page.getByRole('textbox', { name: /^Reden/ }).fill('Tien was te weinig.');
    await pressTwice(button(page, 'Opslaan'));
    await expect(listed).toContainText('20 %');
    expect(sent()).toEqual([`PUT /discounts/${code}`]);

    const mailing = `Mailing ${code}`;
    await section(page, 'Mailings');
    await page.getByRole('link', { name: 'Nieuwe mailing' }).tap();
    const save = button(page, 'Concept opslaan');
    await page.getByRole('textbox', { name: 'Naam' }).fill(mailing);
    await save.tap();
    const subject = page.getByRole('textbox', { name: 'Onderwerp' }).first();
    await expect(subject).toBeFocused();
    await expect(page.getByText('Schrijf de tekst in minstens één taal')).toBeInViewport();
    // Two taps in one place within half a second are one double tap, and no hand writes as fast as that.
    await subject.tap();
    await subject.fill('Hoi');
    await save.tap();
    const heading = page.getByRole('textbox', { name: 'Kop' }).first();
    await expect(heading).toBeFocused();
    expect(sent()).toEqual(['POST /campaigns']);
    await heading.fill('Hallo {name}');
    await page.getByRole('textbox', { name: 'Tekst' }).first().fill('Er is iets nieuws.');
    await page.getByRole('textbox', { name: 'Knop', exact: true }).first().fill('Bekijk het');
    await staysWhereAsked(page);
    await pressTwice(save);
    await expect(page.getByRole('heading', { level: 2, name: mailing })).toBeVisible();
    expect(sent()).toEqual(['POST /campaigns']);
    await inspect(page, 'console-phone-mailing');
    // The second press is not an answer to what the first one asked.
    await pressTwice(button(page, 'Versturen…'));
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Elk lid krijgt de mail één keer');
    await question.getByRole('button', { name: 'Annuleren' }).tap();
    await section(page, 'Mailings');
    await expect(page.getByRole('listitem').filter({ hasText: mailing })).toHaveCount(1);
    expect(sent()).toEqual([]);

    await section(page, 'Medewerkers');
    await page.getByRole('link', { name: 'Medewerker uitnodigen' }).tap();
    const invite = button(page, 'Uitnodigen');
    await invite.tap();
    await expect(page.getByText('Vul dit in')).toHaveCount(2);
    await page.getByRole('textbox', { name: /^Naam/ }).fill(`Noor ${code}`);
    await staysWhereAsked(page);
    await page.getByRole('textbox', { name: /^E-mailadres/ }).fill(`${code.toLowerCase()}@example.com`);
    await pressTwice(invite);
    await expect(page.getByRole('heading', { level: 2, name: `Noor ${code}` })).toBeVisible();
    await expect(page.getByText('Dit e-mailadres hoort al bij een medewerker.')).toHaveCount(0);
    expect(sent()).toEqual(['POST /staff']);
    expect(errors).toEqual([]);
  },
);

test(
  'ADM-06 on a phone every section of the settings can be read, filled in and saved once, and says where a field is empty',
  { tag: '@phone' },
  async ({ page }) => {
    const errors = errorsOf(page);
    await logInAsStaff(page, 'admin', '/');
    const sent = sendingsOf(page);
    await section(page, 'Instellingen');
    const links = page.getByRole('navigation', { name: 'Instellingen' }).getByRole('link');
    // Landing pages have a list and a form of their own.
    const sections = links.and(page.locator(':not([href*="landing-pages"])'));
    // All of them come at once.
    await expect(sections.first()).toBeVisible();
    const all = await sections.count();
    expect(all).toBeGreaterThan(12);
    for (let i = 0; i < all; i++) {
      await sections.nth(i).tap();
      const look = button(page, 'Nakijken en opslaan…');
      await expect(look).toBeDisabled();
      await expectNoSidewaysScroll(page);
      const number = page.getByRole('spinbutton').last();
      if ((await number.count()) > 0) {
        await number.fill('');
        await staysWhereAsked(page);
        await pressTwice(look);
        // Before anybody writes why.
        await expect(number).toHaveAttribute('aria-invalid', 'true');
        await expect(number).toBeInViewport();
        expect(sent()).toEqual(['POST /settings/check']);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await button(page, 'Weggooien').tap();
      }
      await page.getByRole('link', { name: 'Alle instellingen' }).tap();
    }
    expect(errors).toEqual([]);
  },
);

test(
  'ADM-04 PRV-03 MNY-04 on a phone two taps decide a refund, a case and a debit file once, with a reason that is asked for',
  { tag: '@phone' },
  async ({ page, join, request }) => {
    const errors = errorsOf(page);
    const [buyer, other, reporter] = await Promise.all([join('Terugvrager'), join('Toegekend'), join('Meldster')]);
    await reporter.post('/reports', { member_id: buyer.id, reason: 'scam', text: 'Vraagt om geld.' });
    for (const person of [buyer, other]) await person.askBack();
    await signDebit(reporter);
    await logInAsStaff(page, 'admin', '/');
    const sent = sendingsOf(page);
    const dialog = page.getByRole('dialog');
    const confirm = (name: string) => dialog.getByRole('button', { name });

    const refund = async (person: Person) => {
      await section(page, 'Terugbetalingen');
      await page.getByRole('listitem').filter({ hasText: person.name }).getByRole('link').first().tap();
    };
    await refund(buyer);
    await pressTwice(button(page, 'Afwijzen…'));
    await pressTwice(confirm('Wijs af'));
    await expect(dialog.getByText('Schrijf waarom', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: /Reden/ }).fill('De bank boekte het al terug.');
    await pressTwice(confirm('Wijs af'));
    // While it closes, the words stand in its field as well.
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('De bank boekte het al terug.')).toBeVisible();
    expect(sent()).toEqual(['POST /refunds/*/refuse']);
    await refund(other);
    await pressTwice(button(page, 'Goedkeuren…'));
    await dialog.getByRole('textbox', { name: /Reden/ }).fill('Alles is nog ongebruikt.');
    await pressTwice(dialog.getByRole('button', { name: /^Betaal .* terug$/ }));
    await expect(page.getByText('Geld terugbetaald')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(sent()).toEqual(['POST /refunds/*/approve']);
    // A receipt's number is not broken at its hyphen.
    const paper = page.getByRole('link', { name: /\(pdf\)$/ }).first();
    await expect.poll(async () => (await paper.boundingBox())?.height).toBeLessThan(30);

    await section(page, 'Meldingen');
    await page.getByRole('listitem').filter({ hasText: buyer.name }).getByRole('link').first().tap();
    await button(page, 'Besluiten…').tap();
    await expect(page.getByText('Kies of de melding terecht is')).toBeInViewport();
    await expect(page.getByText('Schrijf waarom je dit besluit')).toBeInViewport();
    await page.getByRole('radio', { name: /^Niet terecht/ }).tap();
    await page.getByRole('textbox', { name: 'Motivering' }).fill('Regel 4 is niet geschonden.');
    await staysWhereAsked(page);
    await pressTwice(button(page, 'Besluiten…'));
    await pressTwice(confirm('Leg het besluit vast'));
    await expect(page.getByRole('status').filter({ hasText: 'Niet terecht' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('was je voor')).toHaveCount(0);
    expect(sent()).toEqual(['POST /cases/*/decide']);

    await section(page, 'Leden');
    await page.getByRole('searchbox').first().fill(buyer.email);
    await page.getByRole('listitem').filter({ hasText: buyer.name }).getByRole('link').first().tap();
    await button(page, 'Notities').tap();
    await page.getByRole('textbox', { name: 'Nieuwe notitie' }).fill('Belde over de terugbetaling.');
    await page.getByRole('dialog', { name: 'Notities' }).getByRole('button', { name: 'Sluiten' }).tap();
    await staysWhereAsked(page);
    await button(page, 'Notities').tap();
    await pressTwice(button(page, 'Notitie bewaren'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Belde over de terugbetaling.' })).toHaveCount(1);
    expect(sent()).toEqual(['POST /members/*/notes']);
    await page.getByRole('dialog', { name: 'Notities' }).getByRole('button', { name: 'Sluiten' }).tap();
    await choose(page, 'Markeren als fictief');
    await pressTwice(confirm('Markeren als fictief'));
    await expect(dialog.getByText('Schrijf waarom', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: /Reden/ }).fill('Door ons geschreven.');
    await pressTwice(confirm('Markeren als fictief'));
    await expect(page.getByRole('heading', { name: 'Gemarkeerd als fictief' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(sent()).toEqual(['POST /members/*/mark-fictional']);

    const office = await Office.logIn(request, 'finance');
    const files = async () => (await office.get<unknown[]>('/debit-files')).length;
    const before = await files();
    await openSection(page, 'debit-files');
    await pressTwice(button(page, 'Bestand maken…'));
    await pressTwice(confirm('Maak het bestand'));
    await expect(dialog).toHaveCount(0);
    const apart = page.getByRole('button', { name: /^Uit elkaar halen/ }).first();
    await pressTwice(apart);
    await pressTwice(confirm('Haal het uit elkaar'));
    await expect(dialog.getByText('Schrijf waarom', { exact: true })).toBeVisible();
    const reason = `De bank nam ${randomInt(10_000, 100_000)} niet aan.`;
    await dialog.getByRole('textbox', { name: /Reden/ }).fill(reason);
    await pressTwice(confirm('Haal het uit elkaar'));
    await expect(page.getByText(reason)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(sent()).toEqual(['POST /debit-files', 'POST /debit-files/*/apart']);
    expect(await files()).toBe(before + 1);
    await inspect(page, 'console-phone-debit-file-apart');
    expect(errors).toEqual([]);
  },
);

test(
  'ADM-06 on a slowed phone the question before leaving by the menu is one that screen readers find',
  { tag: '@phone' },
  async ({ page }) => {
    await logInAsStaff(page, 'admin', '/');
    await section(page, 'Kortingscodes');
    await page.getByRole('link', { name: 'Nieuwe kortingscode' }).tap();
    await page.getByRole('textbox', { name: /^Code/ }).fill('HALF');
    await slowDown(page, 4);
    for (let i = 0; i < 3; i++) await staysWhereAsked(page);
  },
);

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function section(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** What was asked to be changed since the last call, ids left out: a press too many would be there. */
function sendingsOf(page: Page): () => string[] {
  let sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api\/admin/, '');
    // Opening and leaving a record of a queue tells colleagues so, and decides nothing.
    if (/\/(claim|release)$/.test(path)) return;
    if (request.method() !== 'GET') sent.push(`${request.method()} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '*')}`);
  });
  return () => {
    const since = sent;
    sent = [];
    return since;
  };
}

/** Leaving by the menu asks first; who stays finds everything as it was. */
async function staysWhereAsked(page: Page): Promise<void> {
  const address = page.url();
  await openMenu(page);
  await page.getByRole('menuitem', { name: /^Controlelogboek/ }).tap();
  const question = page.getByRole('dialog', { name: 'Weggaan zonder te bewaren?' });
  await question.getByRole('button', { name: 'Annuleren' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
}

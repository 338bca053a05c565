import { expect, type Browser, type Page } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { test, type Person } from './people.js';
import { AGAIN, choose, inspect, logInAsStaff, onPhone } from './support.js';

/** As a person goes to a section: by its entry on the menu. */
async function section(page: Page, name: string): Promise<void> {
  if (onPhone()) await page.getByRole('button', { name: 'Menu openen' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const record = (page: Page) => page.locator('[data-row-link]');
/** The report about this one: a colleague may have another before them. */
const reportOf = (page: Page, { name }: Person) =>
  page.getByRole('row').filter({ hasText: name }).locator('[data-row-link]');

async function staffPage(browser: Browser, role: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAsStaff(page, role, '/');
  return page;
}

async function reported(join: (name: string) => Promise<Person>): Promise<Person> {
  const [reporter, member] = await Promise.all([join('Meldster'), join('Gemeld')]);
  await reporter.post('/reports', { member_id: member.id, reason: 'scam', text: 'Vraagt om geld.' });
  return member;
}

test('ADM-05 after a press on the menu the keys of the page work', async ({ page }) => {
  await logInAsStaff(page, 'admin', '/');
  await section(page, 'Leden');
  // Before there are any, there is nothing to walk along.
  await expect(record(page).first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(record(page).first()).toBeFocused();
  await section(page, 'Kortingscodes');
  await expect(page.getByRole('link', { name: 'Nieuwe kortingscode' })).toBeVisible();
  // The menu would look for an entry that begins with it.
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe kortingscode' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Kortingscodes' })).toBeVisible();
});

test('ADM-05 while a dialog or a menu is open no key works behind it', async ({ join, page }) => {
  await reported(join);
  const member = await reported(join);
  await logInAsStaff(page, 'admin', '/');
  await section(page, 'Meldingen');
  await reportOf(page, member).click();
  await expect(page.getByRole('link', { name: /volgende|wacht/i }).last()).toBeVisible();
  const address = page.url();
  const statement = page.getByRole('textbox', { name: 'Motivering' });
  await page.getByRole('radio', { name: /^Niet terecht/ }).check();
  await statement.fill('Regel 4 is niet geschonden.');
  await page.getByRole('button', { name: 'Besluiten…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).focus();
  for (const key of ['n', 'd']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: 'Melding afhandelen?' })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Enter');
  await expect(statement).toHaveValue('Regel 4 is niet geschonden.');

  await page.getByRole('menuitem', { name: /^Meldingen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Niet bewaren' }).click();
  await section(page, 'Leden');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Uitschakelen' }).click();
  await page.getByRole('textbox', { name: /Reden/ }).fill('Meerdere accounts.');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /Reden/ })).toHaveValue('Meerdere accounts.');
});

test('ADM-05 leaving by the menu, by Back or by logging out asks before typed words are lost', async ({
  join,
  page,
}) => {
  const member = await reported(join);
  await logInAsStaff(page, 'admin', '/');
  const warning = page.getByRole('dialog', { name: 'Weggaan zonder te bewaren?' });
  /** Leaves, stays after all, and finds `field` as it was; then leaves. */
  const asked = async (field: ReturnType<Page['getByRole']>, words: string, leave: () => Promise<unknown>) => {
    await field.fill(words);
    await leave();
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Annuleren' }).click();
    await expect(field).toHaveValue(words);
    await leave();
    await warning.getByRole('button', { name: 'Niet bewaren' }).click();
    await expect(warning).toHaveCount(0);
    await expect(field).toHaveCount(0);
  };
  const byMenu = (name: string) => () => page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  const field = (name: string | RegExp) => page.getByRole('textbox', { name }).first();

  await section(page, 'Mailings');
  await page.getByRole('link', { name: 'Nieuwe mailing' }).click();
  await asked(field('Onderwerp'), 'Nieuws', byMenu('Leden'));
  await section(page, 'Kortingscodes');
  await page.getByRole('link', { name: 'Nieuwe kortingscode' }).click();
  await asked(field('Code'), 'ZOMER', () => page.goBack());
  await section(page, 'Medewerkers');
  await page.getByRole('link', { name: 'Medewerker uitnodigen' }).click();
  await asked(field('Naam'), 'Otis', byMenu('Mailings'));
  await section(page, 'Leden');
  await record(page).first().click();
  await asked(field('Nieuwe notitie'), 'Belde gisteren.', byMenu('Meldingen'));
  await reportOf(page, member).click();
  await asked(field('Motivering'), 'Regel 2.', byMenu('Leden'));
  await record(page).first().click();
  await choose(page, 'Uitschakelen');
  await asked(field(/Reden/), 'Meerdere accounts.', () => page.goBack());
  await section(page, 'Leden');
  await record(page).first().click();
  await asked(field('Nieuwe notitie'), 'Belt morgen.', async () => {
    await page.getByRole('button', { name: /^Jouw account/ }).click();
    await page.getByRole('menuitem', { name: 'Afmelden' }).click();
  });
  await expect(page.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
});

test('ADM-05 Escape, or a press beside a dialog, asks before typed words are lost, and who stays writes on', async ({
  page,
}) => {
  await logInAsStaff(page, 'admin', '/');
  await section(page, 'Leden');
  await record(page).first().click();
  await choose(page, 'Uitschakelen');
  const reason = page.getByRole('textbox', { name: /Reden/ });
  const question = page.getByRole('alertdialog', { name: 'Weggooien wat je hebt ingevuld?' });
  await page.keyboard.press('Escape');
  await expect(reason).toHaveCount(0);
  await choose(page, 'Uitschakelen');
  await reason.pressSequentially('Meerdere');
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Verder invullen' })).toBeFocused();
  await inspect(page, 'console-discard-question');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(reason).toBeFocused();
  await page.keyboard.type(' accounts.');
  await expect(reason).toHaveValue('Meerdere accounts.');
  await page.mouse.dblclick(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page, 'Uitschakelen');
  await expect(reason).toHaveValue('');
});

test('ADM-05 what was saved is left without a question', async ({ page }) => {
  await logInAsStaff(page, 'admin', '/');
  await section(page, 'Leden');
  await record(page).first().click();
  const note = `Belde om ${Date.now()}.`;
  await page.getByRole('textbox', { name: 'Nieuwe notitie' }).fill(note);
  await page.getByRole('button', { name: 'Notitie bewaren' }).dblclick();
  await expect(page.getByRole('textbox', { name: 'Nieuwe notitie' })).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: note })).toHaveCount(1);
  await section(page, 'Medewerkers');
  await page.getByRole('link', { name: 'Medewerker uitnodigen' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill('Otis');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(`otis${Date.now()}@example.test`);
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Otis' })).toBeVisible();
  await section(page, 'Leden');
});

test.describe(() => {
  test.use({ looksAgain: true });

  test('PRV-03 of two moderators on one case the second is told who decided what, and keeps their words', async ({
    join,
    browser,
  }) => {
    const member = await reported(join);
    const [one, other] = [await staffPage(browser, 'moderator'), await staffPage(browser, 'admin')];
    for (const page of [one, other]) {
      await section(page, 'Meldingen');
      await page.getByRole('row').filter({ hasText: member.name }).getByRole('link').first().click();
      await page.getByRole('radio', { name: /^Niet terecht/ }).check();
    }
    await one.getByRole('textbox', { name: 'Motivering' }).fill('Geen bewijs van oplichting.');
    const words = 'Geldvraag in drie gesprekken.\nRegel 3 geldt.';
    await other.getByRole('textbox', { name: 'Motivering' }).fill(words);
    // Whoever opened it first has it.
    await expect(other.getByText(/is hiermee bezig sinds/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Besluiten…' })).toBeDisabled();
    await inspect(other, 'console-case-claimed');
    await one.getByRole('button', { name: 'Besluiten…' }).click();
    await one.getByRole('button', { name: 'Leg het besluit vast' }).click();
    await expect(one.getByText('Het besluit ligt vast.')).toBeVisible();
    const told = other.getByRole('alert').filter({ hasText: 'was je voor' });
    await expect(told).toBeVisible(AGAIN);
    await expect(told).toContainText('Niet terecht');
    await expect(told).toContainText(/moderator/i);
    await expect(other.getByRole('textbox', { name: 'Motivering' })).toHaveValue(words);
    await expect(other.getByRole('button', { name: 'Besluiten…' })).toBeDisabled();
    await expect(other.getByText('Geen bewijs van oplichting.')).toBeVisible();
    await inspect(other, 'console-case-words-kept');
    for (const page of [one, other]) await page.context().close();
  });
});

test(
  'ADM-01 a photo that has not been seen is not decided by the next tap',
  { tag: '@phone' },
  async ({ join, browser }) => {
    const person = await join('Foto');
    for (const hue of [10, 120, 240]) await addPhoto(person, await drawing(hue));
    const desk = await staffPage(browser, 'moderator');
    await section(desk, 'Foto’s');
    const picture = desk.getByRole('img', { name: /^Foto van/ });
    await expect(picture).toBeVisible();
    const count = async () =>
      Number(/\d+/.exec(await desk.getByRole('status').filter({ hasText: 'wacht' }).first().innerText())![0]);
    const before = await count();
    const approve = desk.getByRole('button', { name: /^Goedkeuren/ });
    await expect(approve).toBeEnabled();
    // Every decision is in sight with the photo, and stays so over what is read below it.
    const decisions = desk.getByRole('region', { name: 'Beslissen' });
    await expect(decisions).toBeInViewport({ ratio: 1 });
    await desk.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(decisions).toBeInViewport({ ratio: 1 });
    await desk.evaluate(() => window.scrollTo(0, 0));
    await inspect(desk, 'console-photo-phone');
    // A double tap: the second meets the next photo.
    await approve.dblclick();
    await expect(desk.getByRole('status').filter({ hasText: /^Goedgekeurd/ })).toBeVisible();
    await expect(desk.getByText(/je druk telde nog niet mee/)).toBeVisible();
    await inspect(desk, 'console-photo-phone-early');
    await expect.poll(count).toBe(before - 1);
    await expect(approve).toBeEnabled();
    expect(await count()).toBe(before - 1);
    await expect(picture).toBeInViewport({ ratio: 0.5 });
    await desk.context().close();
  },
);

import { expect, type Page, type Request } from '@playwright/test';
import { test } from './people.js';
import { expectNoSidewaysScroll, inspect, onPhone } from './support.js';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/members/"]');
const at = (search: string) => (url: URL) => url.search === search;

test('DSC-01 one searches by filters, which the address keeps', { tag: '@phone' }, async ({ join }) => {
  const someone = await join('Zoeker');
  const page = await someone.open('/members');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nederland weghalen' })).toBeVisible();
  await inspect(page, 'search');

  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'Vrouwen' }).check();
  const from = sheet.getByRole('slider', { name: 'Leeftijd vanaf' });
  await from.focus();
  for (let age = 18; age < 30; age++) await page.keyboard.press('ArrowRight');
  await expect(sheet.getByText('30+ jaar')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Land' }).selectOption('BE');
  await sheet.getByRole('combobox', { name: 'Provincie' }).selectOption('BE-VAN');
  const show = sheet.getByRole('button', { name: /^\d+ (lid|leden) tonen$/ });
  await expect(show).toHaveText('1 lid tonen');
  await inspect(page, 'search-filters');
  // The second press of two is none of Back.
  await show.dblclick();

  await expect(page.getByText('1 lid', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(at('?gender=female&country=BE&countryregion=BE-VAN&min_age=30'));
  await expect(cards(page).first()).toContainText('Charlotte');
  const similar = page.getByRole('region', { name: 'Komt in de buurt' });
  await expect(similar.getByRole('link').first()).toBeVisible();
  await inspect(page, 'search-similar');

  await page.reload();
  await expect(cards(page).first()).toContainText('Charlotte');
  await page.getByRole('button', { name: 'Antwerpen weghalen' }).click();
  await page.getByRole('button', { name: 'België weghalen' }).click();
  await page.getByRole('button', { name: '30+ jaar weghalen' }).click();
  await expect(page).toHaveURL(at('?gender=female'));

  await page.goto('/members?country=NZ&gender=male&min_age=79');
  await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible();
  await inspect(page, 'search-nobody');
  await page.getByRole('main').getByRole('button', { name: 'Iedereen tonen' }).click();
  await expect(cards(page).first()).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('DSC-09 a search begins with what one seeks, and is kept until it is changed', async ({ join }) => {
  const someone = await join('Begin');
  await someone.put('/profile', { sought_gender: 'male', city: 'Haarlem' });
  const page = await someone.open('/members');
  const pressed = (name: string) => page.getByRole('button', { name, pressed: true });
  const chip = (name: string) => page.getByRole('button', { name: `${name} weghalen` });
  const zoeken = () => page.getByRole('link', { name: 'Zoeken' }).filter({ visible: true }).first().click();
  await expect(pressed('Mannen')).toBeVisible();
  await expect(chip('Nederland')).toBeVisible();
  await expect(chip('Binnen 100 km')).toBeVisible();
  await inspect(page, 'search-first');

  // Back closes the sheet, and nothing else.
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/members$/);
  await expect(pressed('Mannen')).toBeVisible();

  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet.getByRole('radio', { name: 'Vrouwen' }).check();
  await sheet.getByRole('combobox', { name: 'Afstand' }).selectOption('Binnen 250 km');
  await sheet.getByRole('radio', { name: '48', exact: true }).check();
  const asked = page.waitForRequest((request) => request.url().includes('limit=48'));
  await sheet.getByRole('button', { name: /tonen$/ }).dblclick();
  await expect(sheet).toBeHidden();
  expect((await asked).url()).toContain('gender=female');
  await expect(page).toHaveURL(at('?gender=female&country=NL&distance=250'));

  await page
    .getByRole('link', { name: /^Likes/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/likes/);
  await zoeken();
  await expect(page).toHaveURL(/\/members$/);
  await expect(chip('Binnen 250 km')).toBeVisible();
  // A later visit, and a second tab.
  const later = await someone.open('/members');
  await expect(later.getByRole('button', { name: 'Binnen 250 km weghalen' })).toBeVisible();
  await expect(later.getByRole('button', { name: 'Vrouwen', pressed: true })).toBeVisible();
  await later.close();

  await page.getByRole('button', { name: 'Herstellen', exact: true }).click();
  await expect(chip('Binnen 100 km')).toBeVisible();
  await expect(pressed('Mannen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Herstellen', exact: true })).toHaveCount(0);
});

test(
  'DSC-01 DSC-08 the list goes on by itself, and the way back leads to where one was',
  { tag: '@phone' },
  async ({ join }) => {
    const someone = await join('Bladeraar');
    for (let more = 0; more < 4; more++) await join(`Extra${more}`);
    let [asked, answered] = [0, 0];
    // Who is alike is asked for with an age to either side.
    const isList = (request: Request) => /\/api\/members\?(?!.*max_age)/.test(request.url());
    const page = await someone.open('/members?min_age=19', (page) => {
      page.on('request', (request) => isList(request) && asked++);
      page.on('requestfinished', (request) => isList(request) && answered++);
      return Promise.resolve();
    });
    // Six are drawn at once, the others of the first page a moment later.
    await expect.poll(() => cards(page).count()).toBeGreaterThan(6);
    const first = await cards(page).count();
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(first);

    const card = cards(page).nth(first);
    await card.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    // What the list has asked for meanwhile comes first.
    let before = '';
    const changed = async () => {
      const now = `${await cards(page).count()} cards, ${asked - answered} to come, at ${await scrolled()}`;
      return before === (before = now) ? asked - answered : -1;
    };
    await expect.poll(changed, { intervals: [300] }).toBe(0);
    const place = await scrolled();
    expect(place).toBeGreaterThan(500);
    const lists = asked;
    await card.click();
    await expect(page.getByRole('button', { name: /^Meer met/ })).toBeVisible();
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(4);
    await expect(card).toBeFocused();
    expect(asked).toBe(lists);

    // So does a reload: all that had been loaded, and the focus.
    const same = page.getByRole('main').locator(`a[href="${await card.getAttribute('href')}"]`);
    const top = () => same.evaluate((link) => link.getBoundingClientRect().top);
    const was = await top();
    // Who joined meanwhile stands before it.
    await join('Nieuwkomer');
    await page.reload();
    await expect(same).toBeInViewport();
    await expect(same).toBeFocused();
    await expect.poll(async () => Math.abs((await top()) - was)).toBeLessThan(4);
  },
);

test('DSC-01 ACC-16 a visitor sees a dozen, and is led to sign-up and back', { tag: '@both' }, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/members');
  await expect(page.getByRole('heading', { name: 'Kijk alvast rond' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText(/^Je ziet een paar van de \d+ leden\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nu online' })).toHaveCount(0);
  const filtered = page.waitForResponse((answer) => /\/api\/members\?.*gender=male/.test(answer.url()));
  await page.getByRole('button', { name: 'Mannen' }).click();
  await expect(page).toHaveURL(at('?gender=male'));
  // Until they have come, those of before stay.
  const { profiles } = (await (await filtered).json()) as { profiles: { id: string }[] };
  const link = `/members/${profiles[0]!.id}`;
  await expect(cards(page).first()).toHaveAttribute('href', link);
  await cards(page).first().click();
  // Beside the card on a phone, over the page where there is room (CLI-02).
  if (onPhone()) await expect(page).toHaveURL(`${link}/signup`);
  else await expect(page.getByRole('dialog', { name: 'Gratis aanmelden' })).toBeVisible();
  await inspect(page, 'signup-for-card');
});

test(
  'PRO-01 PRO-07 a profile tells what its owner shows, and is gone for who is blocked',
  { tag: '@both' },
  async ({ join }) => {
    const [reader, writer] = await Promise.all([join('Lezer'), join('Verteller')]);
    await writer.put('/profile/consents', { purpose: 'interests', given: true });
    await writer.put('/profile', {
      description: 'Ik woon boven een bakker en word elke ochtend te vroeg wakker.\nKoffie?',
      city: 'Haarlem',
      sought_gender: 'both',
      relationship_status: 'single',
      interests: ['coffee', 'cooking', 'hiking'],
    });
    const page = await reader.open(`/members/${writer.id}`);
    await expect(page.getByText('Ik woon boven een bakker')).toBeVisible();
    await expect(page.getByText('Haarlem', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Koffie' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bericht sturen · 10 credits' })).toBeInViewport();
    await inspect(page, 'profile');
    await page.getByRole('button', { name: /^Meer met/ }).click();
    await expect(page.getByRole('button', { name: 'Blokkeren' })).toBeInViewport();
    await inspect(page, 'profile-more');
    await page.keyboard.press('Escape');

    await writer.post(`/members/${reader.id}/block`);
    await page.reload();
    await expect(page.getByText('Je kunt het profiel niet meer bekijken')).toBeVisible();
    await inspect(page, 'profile-gone');
  },
);

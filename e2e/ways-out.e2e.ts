import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { drawing } from './drawings.js';
import { Office } from './office.js';
import { agree, BLANK, payAndReturn, test } from './people.js';
import { inspect } from './support.js';

test.use({ serviceWorkers: 'allow' });

const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' });

test(
  'CHT-02 CHT-11 what cannot be sent in a conversation says why, and each reason leads on',
  { tag: '@phone' },
  async ({ join }) => {
    const [writer, reader] = await Promise.all([join('Hilde'), join('Jonne')]);
    const conversation = await writer.conversationWith(reader);
    for (const body of ['Dag!', 'Hoe gaat het?']) await writer.write(conversation, body);
    const page = await writer.open(`/chats/${conversation}`);
    await expect(page.getByText('Nog 10 credits')).toBeVisible();

    // Too long: said with a count, and over as soon as it is shorter.
    const words = page.getByRole('textbox', { name: `Bericht aan ${reader.name}` });
    const press = page.getByRole('button', { name: /^Versturen/ });
    await words.fill('a'.repeat(1_003));
    await expect(press).toBeDisabled();
    await expect(page.getByText('1.003 van 1.000 tekens')).toBeVisible();
    await inspect(page, 'message-too-long');
    await words.fill('Kort dan');
    await expect(press).toBeEnabled();
    await words.fill('');

    // Too dear: to the shop and back, where it can be sent.
    const sheet = page.getByRole('dialog', { name: `Een foto voor ${reader.name}` });
    await page.getByRole('button', { name: 'Foto sturen' }).click();
    await expect(sheet.getByText(/^Je komt 10 credits tekort voor een foto\./)).toBeVisible();
    await inspect(page, 'photo-too-dear');
    await sheet.getByRole('link', { name: 'Credits kopen', exact: true }).click();
    await payAndReturn(page);
    await expect(page.getByText('Nog 110 credits')).toBeVisible();

    // Nothing chosen yet: the button sends nothing until there is a photo.
    await page.getByRole('button', { name: 'Foto sturen' }).click();
    const pay = sheet.getByRole('button', { name: 'Foto versturen · 20 credits' });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    const photo = {
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: await drawing(120),
    };
    await sheet.getByTestId('chat-photo-input').setInputFiles(photo);
    await expect(sheet.getByRole('img', { name: 'Voorbeeld van je foto' })).toBeVisible();
    await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
    await pay.click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('log').getByText('Wordt bekeken')).toBeVisible();
    await expect(page.getByText('Nog 90 credits')).toBeVisible();
  },
);

test('CLI-01 MNY-10 PRO-05 PRO-07 ACC-12 each notice above a screen leads where it says', async ({ join }) => {
  const [member, other] = await Promise.all([join('Imke'), join('Teun')]);
  await member.buy('p100');
  // One at a time, the most urgent first.
  const page = await member.open('/members');
  await notices(page).getByRole('link', { name: 'Foto toevoegen' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(notices(page).getByText(/^Je profiel heeft nog geen foto/)).toHaveCount(0);

  const conversation = await member.conversationWith(other);
  for (let n = 1; n <= 12; n++) await member.write(conversation, `Bericht ${n}`);
  await page.goto('/members');
  await expect(notices(page)).toContainText('Nog maar 10 credits over');
  await notices(page).getByRole('link', { name: 'Credits kopen' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(page.getByRole('main').getByRole('link', { name: /100 credits/ })).toBeVisible();
  await expect(notices(page).getByText(/^Nog maar/)).toHaveCount(0);

  // Whoever wants to leave is shown another way, by the reason they give; without one they go no further.
  await page.goto('/settings/delete');
  const on = page.getByRole('button', { name: 'Verder', exact: true });
  await expect(on).toBeDisabled();
  await page.getByRole('radio', { name: 'Ik krijg te veel mail' }).check();
  await expect(on).toBeEnabled();
  await page.getByRole('link', { name: 'Meldingen kiezen' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.goto('/settings/delete');
  await page.getByRole('radio', { name: 'Ik neem een pauze' }).check();
  await expect(page.getByText('Je kunt ook onzichtbaar worden')).toBeVisible();
  await inspect(page, 'leaving-offer');
  await page.getByRole('link', { name: 'Naar mijn profiel' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  // A block is undone where it is told.
  await member.post(`/members/${other.id}/block`);
  await page.goto(`/members/${other.id}`);
  await expect(page.getByText(`Je hebt ${other.name} geblokkeerd.`)).toBeVisible();
  await page.getByRole('button', { name: /^Meer met/ }).click();
  await page.getByRole('button', { name: /^Deblokkeren/ }).click();
  await expect(page.getByText(`Je hebt ${other.name} geblokkeerd.`)).toHaveCount(0);
});

test('ACC-06 CHT-12 whose session has ended logs in and goes on with what they were writing', async ({ join }) => {
  const [writer, reader] = await Promise.all([join('Wende'), join('Olle')]);
  const conversation = await writer.conversationWith(reader);
  const page = await writer.open(`/chats/${conversation}`);
  const words = page.getByRole('textbox', { name: `Bericht aan ${reader.name}` });
  await words.fill('Waar waren we?');
  await page.context().clearCookies();
  // Another call of the page may have noticed it first, and taken the button away.
  const pressed = page.getByRole('button', { name: /^Versturen/ }).click();
  await Promise.race([pressed, expect(page).toHaveURL(/\/login\?/)]);
  pressed.catch(() => undefined);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Je sessie is verlopen. Log opnieuw in.')).toBeVisible();
  await inspect(page, 'session-ended');
  await page.getByLabel('E-mailadres').fill(writer.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(writer.password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(new RegExp(`/chats/${conversation}$`));
  await expect(words).toHaveValue('Waar waren we?');
  await page.getByRole('button', { name: /^Versturen/ }).click();
  await expect(page.getByRole('log').getByText('Waar waren we?')).toBeVisible();
  expect(await writer.credits()).toBe(20);
});

test('CHT-11 MNY-12 a photo whose price has changed costs nothing until its sender agrees', async ({
  join,
  request,
}) => {
  const office = await Office.logIn(request, 'admin');
  const { photo_credits } = await office.settings();
  const [writer, reader] = await Promise.all([join('Quirine'), join('Stijn')]);
  const page = await writer.open(`/chats/${await writer.conversationWith(reader)}`);
  await page.getByRole('button', { name: 'Foto sturen' }).click();
  const sheet = page.getByRole('dialog', { name: `Een foto voor ${reader.name}` });
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await drawing(120) };
  await sheet.getByTestId('chat-photo-input').setInputFiles(photo);
  const pay = sheet.getByRole('button', { name: /^Foto versturen/ });
  await expect(pay).toHaveAccessibleName(`Foto versturen · ${photo_credits} credits`);
  try {
    await office.changeSettings({ photo_credits: 25 }, 'Foto’s worden duurder');
    await pay.click();
    const told = 'Een foto kost nu 25 credits. Je foto is nog niet verstuurd en heeft niets gekost.';
    await expect(sheet.getByText(told)).toBeVisible();
    await expect(pay).toHaveAccessibleName('Foto versturen · 25 credits');
    expect(await writer.credits()).toBe(30);
    await inspect(page, 'photo-price-changed');
    await pay.click();
    await expect(page.getByRole('log').getByText('Wordt bekeken')).toBeVisible();
    await expect.poll(() => writer.credits()).toBe(5);
  } finally {
    await office.changeSettings({ photo_credits }, 'Terug naar wat het was');
  }
});

test('NTF-03 PRO-05 push that the browser holds back is offered again once it is allowed there', async ({ join }) => {
  const member = await join('Lieve');
  const page = await member.open('/notifications', (opened) =>
    opened.addInitScript(() => {
      const status = Object.assign(new EventTarget(), { state: 'denied' });
      const permits = (state: string) => Object.assign(status, { state }).dispatchEvent(new Event('change'));
      Object.defineProperty(Notification, 'permission', { get: () => status.state });
      Object.defineProperty(navigator, 'permissions', { value: { query: () => Promise.resolve(status) } });
      Object.assign(window, { permits });
    }),
  );
  const told = page.getByText(/^Je browser houdt meldingen van deze site tegen/);
  await expect(told).toBeVisible();
  await inspect(page, 'push-denied');
  await page.evaluate(() => (window as unknown as { permits: (state: string) => void }).permits('granted'));
  await expect(page.getByRole('switch', { name: 'Meldingen van je browser' })).toBeEnabled();
  await expect(told).toHaveCount(0);
});

const order = (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
const sandbox = (page: Page) => page.getByRole('heading', { name: 'Choose how this payment ends' });

test('MNY-03 MNY-06 MNY-07 what stands in the way of an order is said in the shop, with the way on', async ({
  join,
  request,
}) => {
  const code = `VANAF${randomInt(10_000, 100_000)}`;
  await (await Office.logIn(request, 'admin')).defineCode(code, 50, 15_00);
  const buyer = await join('Roos');
  const page = await buyer.open(BLANK);

  // No way to pay at all: asked again by a press.
  await page.route('**/api/payment-methods*', (route) => route.fulfill({ json: { methods: [] } }));
  await page.goto('/credits/p100');
  await expect(page.getByText('Er is nu geen betaalmethode beschikbaar. Probeer het later opnieuw.')).toBeVisible();
  await inspect(page, 'no-payment-methods');
  await page.unroute('**/api/payment-methods*');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await page.getByRole('radio', { name: 'Visa' }).check();

  // Too small an order for a code: taken off again, or used for a larger package.
  const use = async () => {
    await page.getByRole('button', { name: 'Heb je een kortingscode?' }).click();
    await page.getByLabel('Kortingscode').fill(code);
    await page.getByRole('button', { name: 'Toepassen' }).click();
  };
  await use();
  await expect(page.getByText(new RegExp(`^De code ${code} geldt vanaf €\\s15,00\\.`))).toBeVisible();
  await expect(order(page)).toHaveText(/€\s9,99$/);
  await inspect(page, 'code-minimum');
  await page.getByRole('button', { name: `Verwijderen ${code}` }).click();
  await expect(order(page)).toHaveText(/€\s7,49$/);
  await page.goto('/credits/p250/visa');
  await use();
  await expect(page.getByText(`50% korting met code ${code}`)).toBeVisible();

  // The welcome discount runs out before one's eyes; one buys on at the prices that are there then.
  await page.clock.install();
  await page.goto('/premium');
  await expect(page.getByText(/^03:5\d:\d\d$/).first()).toBeVisible();
  // The server's clock stands; asked again, it would still offer it.
  await page.route('**/api/discountcode?*welcome*', (route) => route.abort());
  await page.clock.fastForward('04:00:00');
  await expect(page.getByText('Je welkomstkorting is afgelopen. Je ziet nu de gewone prijzen.')).toBeVisible();
  await inspect(page, 'welcome-ended');
  await page
    .getByRole('main')
    .getByRole('link', { name: /100 credits/ })
    .click();
  await page.getByRole('radio', { name: 'Visa' }).check();
  await agree(page);
  await order(page).click();
  await expect(sandbox(page)).toBeVisible();
});

test('PRO-02 photos that do not fit or are none are named, and more fit with premium', async ({ join }) => {
  const page = await (await join('Marit')).open('/profile');
  const panel = page.getByRole('region', { name: 'Foto’s' });
  const buffer = await drawing(400);
  const photo = (n: number) => ({ name: `foto-${n}.png`, mimeType: 'image/png', buffer });
  const bad = { name: 'notities.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') };
  await panel.getByTestId('photo-input').setInputFiles([photo(1), photo(2), bad, photo(4), photo(5)]);
  const editor = page.getByRole('dialog', { name: /^Foto \d van \d bijsnijden$/ });
  for (const name of ['foto-1.png', 'foto-2.png']) {
    await expect(editor.getByRole('img', { name })).toBeVisible();
    await editor.getByRole('button', { name: 'Toevoegen' }).click();
  }
  await expect(panel.getByText('2 foto’s zijn niet toegevoegd: er passen er 3 in je profiel.')).toBeVisible();
  await expect(panel.getByText('foto-5.png')).toBeVisible();
  // What is none leaves its place to one that is.
  await expect(panel.getByRole('alert').filter({ hasText: 'notities.jpg' })).toContainText(
    'We kunnen dit bestand niet als foto openen',
  );
  await expect(panel.getByText('2 van 3 foto’s')).toBeVisible();
  await inspect(page, 'photos-left-out');
  await panel.getByRole('button', { name: 'notities.jpg weghalen' }).click();
  await panel.getByTestId('photo-input').setInputFiles([photo(4)]);
  await page.getByRole('dialog', { name: 'Foto bijsnijden' }).getByRole('button', { name: 'Toevoegen' }).click();
  await expect(panel.getByText('3 van 3 foto’s')).toBeVisible();
  await expect(panel.getByText(/niet toegevoegd/)).toHaveCount(0);
  await panel.getByRole('link', { name: 'Word premium' }).click();
  await expect(page).toHaveURL(/\/premium\?back=%2Fprofile$/);
});

test('MNY-08 MNY-10 whoever would lose premium by a refund is told before it, and may keep a purchase', async ({
  join,
}) => {
  const member = await join('Jelte');
  for (let n = 0; n < 2; n++) await member.buy('p100');
  const page = await member.open('/refund');
  const told = page.getByText(/geen premiumlid meer/);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welke aankopen vraag je terug?' })).toBeFocused();
  await page.getByRole('checkbox').first().uncheck();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: /^Vraag €\s9,99 terug$/ }).click();
  await expect(page.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();
});

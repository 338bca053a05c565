import { expect, type Page } from '@playwright/test';
import { test, PASSWORD } from './people.js';
import { choose, inspect, latestMail, logInAsStaff, noticesTo, pushesTo } from './support.js';

/** Logged in to the console, at a member's page. */
async function atMember(page: Page, role: string, id: string): Promise<void> {
  await logInAsStaff(page, role, `/members/${id}/show`);
  await expect(page.getByText(id)).toBeVisible();
}

test('PRO-04 an admin flags a profile fictional, and members see it wherever it shows', async ({ join, page }) => {
  const vera = await join('Vera');
  const tess = await join('Tess');
  await atMember(page, 'admin', vera.id);
  await choose(page, 'Markeren als fictief');
  const dialog = page.getByRole('dialog', { name: `${vera.name} markeren als fictief?` });
  await dialog.getByRole('textbox', { name: /Reden/ }).fill('Door onze medewerkers geschreven');
  await inspect(page, 'console-mark-fictional');
  await dialog.getByRole('button', { name: 'Markeren als fictief' }).click();
  await expect(page.getByText('Door onze medewerkers geschreven')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gemarkeerd als fictief' })).toBeVisible();
  await inspect(page, 'console-member-fictional');

  const site = await tess.open('/members');
  const card = site.getByRole('link', { name: new RegExp(`Fictief profiel\\s*${vera.name}`) });
  await expect(card).toBeVisible();
  await card.click();
  await expect(site.getByRole('heading', { name: vera.name, level: 1 })).toBeVisible();
  await expect(site.getByText('Fictief profiel', { exact: true })).toBeVisible();
  await expect(site.getByText('Dit is een fictief profiel. Fysiek contact is niet mogelijk.')).toBeVisible();

  await vera.put(`/members/${tess.id}/like`, {});
  const like = site.getByRole('dialog', { name: 'Nieuwe like!' });
  await expect(like).toContainText('Fictief profiel');
  await inspect(site, 'fictional-like');
  await like.getByRole('button', { name: 'Sluiten' }).click();

  const chat = await tess.conversationWith(vera);
  await site.goto(`/chats/${chat}`);
  await site.getByRole('textbox', { name: `Bericht aan ${vera.name}` }).fill('Hallo, wie ben jij?');
  await site.getByRole('button', { name: /^Versturen/ }).click();
  const warning = site.getByRole('dialog', { name: 'Je schrijft met een fictief profiel' });
  await expect(warning).toContainText('Fysiek contact is niet mogelijk');
  expect(await tess.credits()).toBe(30);
  await inspect(site, 'fictional-warning');
  await warning.getByRole('button', { name: /^Begrepen, versturen/ }).click();
  await expect(site.getByRole('log')).toContainText('Hallo, wie ben jij?');
  await expect.poll(() => tess.credits()).toBe(20);
  await inspect(site, 'fictional-chat');

  const away = await join('Lotte');
  const keys = { p256dh: 'BPublic', auth: 'secret' };
  await away.post('/push/subscription', { endpoint: `https://push.example/${away.id}`, keys });
  await away.post('/page-hidden');
  await vera.put(`/members/${away.id}/like`, {});
  await expect.poll(() => noticesTo(page.request, away)).toHaveLength(1);
  const [mail] = await noticesTo(page.request, away);
  expect(mail!.subject).toContain(`${vera.name} (Fictief profiel)`);
  expect(mail!.text).toContain('Fysiek contact is niet mogelijk');
  await expect.poll(() => pushesTo(page.request, away)).toHaveLength(1);
  const [push] = await pushesTo(page.request, away);
  expect(push!.title).toBe(`${vera.name} (Fictief profiel)`);
});

test('ADM-02 PRV-03 a moderator shuts a member out, who is told why', async ({ join, page, browser }) => {
  const kees = await join('Kees');
  await atMember(page, 'moderator', kees.id);
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: `${kees.name} uitschakelen?` });
  await dialog.getByRole('textbox', { name: /Reden/ }).fill('Je vroeg drie leden om geld.');
  await inspect(page, 'console-disable');
  await dialog.getByRole('button', { name: 'Uitschakelen' }).click();
  await expect(page.getByRole('heading', { name: 'Uitgeschakeld' })).toBeVisible();
  await inspect(page, 'console-member-disabled');
  expect((await kees.request.get('/api/user')).status()).toBe(403);

  const context = await browser.newContext();
  const site = await context.newPage();
  await site.goto('/login');
  await site.getByLabel('E-mailadres').fill(kees.email);
  await site.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await site.getByRole('button', { name: 'Inloggen' }).click();
  await expect(site.getByRole('heading', { name: 'Je account is uitgeschakeld' })).toBeVisible();
  await expect(site.getByText('Je vroeg drie leden om geld.')).toBeVisible();
  await inspect(site, 'account-disabled');
  const told = async () => (await latestMail(site.request, kees.email)).text;
  await expect.poll(told).toContain('Je vroeg drie leden om geld.');
  await context.close();

  await choose(page, 'Inschakelen');
  const back = page.getByRole('dialog', { name: `${kees.name} weer inschakelen?` });
  await back.getByRole('textbox', { name: /Reden/ }).fill('De meldingen klopten niet.');
  await back.getByRole('button', { name: 'Inschakelen' }).click();
  // While a dialog is open the page behind it has no headings.
  await expect(back).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Uitgeschakeld' })).toHaveCount(0);
  const again = await kees.request.post('/api/user', {
    data: { email: kees.email, password: PASSWORD },
    headers: { 'X-Client-Request': '1' },
  });
  expect(again.status()).toBe(200);
});

test('ADM-02 a moderator writes a member a mail by keyboard, sees that it was sent, and logs them out everywhere', async ({
  join,
  page,
}) => {
  const mies = await join('Mies');
  await atMember(page, 'moderator', mies.id);
  await page.getByRole('button', { name: 'Acties' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Mail schrijven' })).toBeFocused();
  await inspect(page, 'console-member-menu');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Mail aan ${mies.name}` });
  await expect(dialog.getByRole('textbox', { name: /Tekst/ })).toHaveValue(new RegExp(`^Hallo ${mies.name},`));
  await expect(dialog.getByRole('textbox', { name: /Onderwerp/ })).toBeFocused();
  await page.keyboard.type('Je vraag van gisteren');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Het is opgelost. ');
  await inspect(page, 'console-write-mail');
  await dialog.getByRole('button', { name: 'Versturen' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Acties' })).toBeFocused();
  await expect.poll(async () => (await latestMail(page.request, mies.email)).text).toContain('Het is opgelost.');
  expect((await latestMail(page.request, mies.email)).subject).toBe('Je vraag van gisteren');

  await page.getByRole('tab', { name: 'Logboek' }).click();
  const mails = page.getByRole('region', { name: 'Mails van ons aan dit lid' });
  await expect(mails.getByRole('listitem')).toContainText('Verstuurd');
  await mails.getByText('Je vraag van gisteren').click();
  await expect(mails.getByText('Het is opgelost.')).toBeVisible();
  await inspect(page, 'console-member-log');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overzicht' })).toHaveAttribute('aria-selected', 'true');

  await choose(page, 'Overal uitloggen');
  const out = page.getByRole('dialog', { name: `${mies.name} overal uitloggen?` });
  await out.getByRole('textbox', { name: /Reden/ }).fill('Iemand anders gebruikt het account.');
  await out.getByRole('button', { name: 'Overal uitloggen' }).click();
  await expect(page.getByText('Overal uitgelogd.')).toBeVisible();
  expect((await mies.request.get('/api/user')).status()).toBe(403);
});

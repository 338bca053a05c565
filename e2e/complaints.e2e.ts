import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './people.js';
import { demo, inspect, logInAsStaff, sent } from './support.js';

interface Mail {
  id: number;
  to: string;
  subject: string;
}

/** The mail of that subject to the person who complained. */
async function mailTo(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  const find = async () => {
    const mails = await sent<Mail>(request, 'inbox', to);
    return mails.find((mail) => subject.test(mail.subject));
  };
  await expect.poll(find).toBeTruthy();
  return (await find())!;
}

test('ADM-09 CLI-04 a visitor complains about a payment with a file, finance answers by mail, the reply comes back', async ({
  page,
  browser,
}) => {
  const email = `klager-${Date.now()}@example.org`;
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Klachten' }).click();
  await page.getByRole('combobox', { name: 'Waar gaat het over?' }).selectOption('payment');
  await page.getByRole('textbox', { name: 'Wat is er aan de hand?' }).fill('Ik heb twee keer betaald.');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.locator('input[type=file]').setInputFiles({
    name: 'bon.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nTwee bonnen'),
  });
  await expect(page.getByText('bon.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Klacht versturen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je klacht is binnen' })).toBeVisible();
  const number = (await page.getByRole('main').locator('strong').textContent())!;
  await inspect(page, 'complaints-sent');
  expect((await mailTo(page.request, email, /ontvangen/)).subject).toContain(number);

  const desk = await browser.newPage();
  await logInAsStaff(desk, 'finance');
  await desk.goto(`${demo().console}/complaints`);
  await inspect(desk, 'console-complaints');
  await desk.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
  await expect(desk.getByRole('heading', { level: 2, name: `Klacht ${number}` })).toBeVisible();
  const downloading = desk.waitForEvent('download');
  await desk.getByRole('link', { name: /^PDF/ }).click();
  expect((await downloading).suggestedFilename()).toBe(`${number}.pdf`);
  await desk.getByRole('combobox', { name: 'Sjabloon' }).selectOption({ index: 1 });
  await expect(desk.getByRole('textbox', { name: 'Antwoord' })).not.toHaveValue('');
  await desk.getByRole('button', { name: 'Antwoord versturen' }).click();
  await expect(desk.getByRole('status').getByText('Wacht op de klager')).toBeVisible();

  const { id } = await mailTo(page.request, email, /^Antwoord/);
  await page.goto(`/api/dev/inbox/${id}`);
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Dank je, dat helpt.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page).toHaveURL(/replied/);
  await desk.reload();
  await expect(desk.getByRole('status').getByText('Wacht op ons')).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Dank je, dat helpt.' })).toBeVisible();
  await inspect(desk, 'console-complaint');
  await desk.close();
});

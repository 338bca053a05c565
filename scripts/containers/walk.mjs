import { randomUUID } from 'node:crypto';
import { chromium, expect } from '@playwright/test';
import { generateSync } from 'otplib';
import sharp from 'sharp';
import { chromiumLaunch } from '../chromium.mjs';

const PASSWORD = 'lange-avonden-26';
const SLOW = { timeout: 90_000 };
const photo = () =>
  sharp({
    create: {
      width: 3000,
      height: 4000,
      channels: 3,
      background: '#7a9e9f',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

/** What people do in an installation, in a real browser. */
export class Walk {
  static async begin(installation) {
    const walk = new Walk();
    walk.installation = installation;
    walk.browser = await chromium.launch(await chromiumLaunch());
    return walk;
  }

  async newPage(baseURL) {
    const context = await this.browser.newContext({ baseURL, locale: 'nl-NL', reducedMotion: 'reduce' });
    context.setDefaultTimeout(60_000);
    return context.newPage();
  }

  /** From the landing page through the mailed link to a confirmed account, and a photo. */
  async join(name) {
    const page = await this.newPage(this.installation.site);
    const email = `${name.toLowerCase()}@example.test`;
    await page.goto('/');
    await page.getByRole('button', { name: 'Vrouw zoekt man' }).click();
    const form = page.getByRole('dialog', { name: 'Gratis aanmelden' });
    const next = () => form.getByRole('button', { name: 'Verder' }).click();
    await form.getByLabel('Dag').fill('21');
    await form.getByLabel('Maand').selectOption('juni');
    await form.getByLabel('Jaar', { exact: true }).fill('1991');
    await next();
    await form.getByLabel('Provincie').selectOption('NL-NH');
    await next();
    await form.getByLabel('Profielnaam').fill(name);
    await next();
    await form.getByLabel('E-mailadres').fill(email);
    await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
    await form.getByRole('button', { name: 'Account aanmaken' }).click();
    await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible();
    let link;
    await expect(async () => {
      link = /https?:\/\/\S+/.exec((await this.installation.mailTo(email)) ?? '')?.[0];
      expect(link).toBeTruthy();
    }).toPass(SLOW);
    await page.goto(link);
    await page.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(page.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
    await page.goto('/profile');
    const panel = page.getByRole('region', { name: 'Foto’s' });
    const file = { name: 'strand.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    await panel.getByTestId('photo-input').setInputFiles(file);
    await page.getByRole('dialog', { name: 'Foto bijsnijden' }).getByRole('button', { name: 'Toevoegen' }).click();
    await expect(panel.getByText('Wordt bekeken')).toBeVisible(SLOW);
    const { id } = (await (await page.request.get('/api/user')).json()).profile;
    return { page, id, name };
  }

  /** `add-staff` as docs/operations.md has it, the second factor, and in. */
  async staff(email) {
    const told = await this.installation.compose(
      'exec',
      '-T',
      'api',
      'node',
      'api/dist/src/app/add-staff.js',
      email,
      'admin',
    );
    const password = /password (\S+)/.exec(told)[1];
    const page = await this.newPage(this.installation.console);
    await page.goto('/login');
    await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
    await page.getByRole('textbox', { name: /^Wachtwoord/ }).fill(password);
    await page.keyboard.press('Enter');
    const secret = (await page.getByLabel('Sleutel voor de app').innerText()).replaceAll(/\s/g, '');
    await page.getByRole('textbox', { name: 'Code van 6 cijfers' }).fill(generateSync({ secret }));
    await page.getByRole('button', { name: 'Bevestigen' }).click();
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    return page;
  }

  async approvePhotos(console, count) {
    await console.getByRole('menuitem', { name: /Foto’s/ }).click();
    for (let i = 0; i < count; i++) {
      const picture = console.getByRole('img', { name: /^Foto van/ });
      const source = await picture.getAttribute('src');
      await console.getByRole('button', { name: /^Goedkeuren/ }).click();
      await expect(picture.and(console.locator(`[src="${source}"]`))).toHaveCount(0);
    }
  }

  async seesPhotoOf(viewer, { id, name }) {
    await expect(async () => {
      await viewer.page.goto(`/members/${id}`);
      const picture = viewer.page.getByRole('img', { name: `Foto van ${name}` }).first();
      await expect(picture).toBeVisible({ timeout: 5000 });
      expect(await picture.evaluate((one) => one.naturalWidth)).toBeGreaterThan(0);
    }).toPass(SLOW);
  }

  /** The shop by the menu, the checkout, the trial's own pay page. */
  async buy({ page }) {
    await page.goto('/premium');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /600 credits/ }).click();
    await page.getByRole('radio', { name: 'Visa' }).check();
    await page.getByRole('checkbox', { name: 'Ik wil mijn credits meteen' }).check();
    await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(/Je saldo is nu \d+/)).toBeVisible(SLOW);
  }

  async firstMessage({ page }, { id, name }) {
    await page.goto(`/members/${id}`);
    await page
      .getByRole('button', { name: /^Bericht|^Schrijven/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`Dag ${name}, ook zin in de zee?`);
    await dialog.getByRole('button', { name: /credits$/ }).click();
    await expect(page.getByText(`Je bericht aan ${name} is verstuurd.`)).toBeVisible();
    await page.goto('/chats');
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await page.waitForURL(/chats\/./);
    await expect(page.getByText('ook zin in de zee?').last()).toBeVisible();
    return /chats\/([^/?]+)/.exec(page.url())[1];
  }

  /** What `anna` wrote there, as the API tells it. */
  async messagesOf({ page }, conversation) {
    const told = [];
    let before = '';
    do {
      const answer = await (await page.request.get(`/api/chats/${conversation}${before}`)).json();
      told.push(...answer.messages.map(({ body }) => body));
      const oldest = Math.min(...answer.messages.map(({ version }) => version));
      before = answer.has_more ? `?before=${oldest}` : '';
    } while (before);
    return told;
  }

  async refund({ page, name }, console) {
    await page.goto('/refund');
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.getByRole('button', { name: /^Vraag €\s\S+ terug$/ }).click();
    await expect(page.getByText('Wordt bekeken')).toBeVisible();
    await console.getByRole('menuitem', { name: /Terugbetalingen/ }).click();
    await console.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
    await console.getByRole('button', { name: 'Goedkeuren…' }).click();
    await console.getByRole('textbox', { name: /Reden/ }).fill('Ongebruikt');
    await console.getByRole('button', { name: /^Betaal €\s\S+ terug$/ }).click();
    await expect(page.getByText('Terugbetaald', { exact: true })).toBeVisible(SLOW);
  }

  end() {
    return this.browser.close();
  }
}

/** Writes on, whatever happens to the site, and remembers what was acknowledged; and looks at the site as visitors do. */
export class LightLoad {
  acknowledged = [];
  seen = [];
  #running = true;

  /** @param pause milliseconds between two messages */
  constructor(site, member, conversation, pause = 4000) {
    const every = async (pause, act) => {
      while (this.#running) {
        const begun = Date.now();
        const status = await act().catch(() => 'reset');
        this.seen.push({ at: begun, status, seconds: (Date.now() - begun) / 1000 });
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    };
    let price;
    const write = async () => {
      const { request } = member.page;
      price ??= (await (await request.get('/api/settings')).json()).message_credits;
      const body = `Bericht ${randomUUID()}`;
      const headers = { 'X-Client-Request': '1', 'X-Account': member.id, 'Idempotency-Key': randomUUID() };
      const answer = await request.post(`/api/chats/${conversation}/messages`, {
        data: { body, price },
        headers,
        timeout: 20_000,
      });
      if (answer.status() === 201 || answer.status() === 200) this.acknowledged.push(body);
      return answer.status();
    };
    const visit = async () => (await fetch(site, { signal: AbortSignal.timeout(20_000) })).status;
    const ask = async () => (await fetch(`${site}/api/settings`, { signal: AbortSignal.timeout(20_000) })).status;
    this.done = Promise.all([every(pause, write), every(250, visit), every(250, ask)]);
  }

  /** What was answered since then: `200 ×41, 503 ×12, longest 3.6 s`. */
  since(begun) {
    const seen = this.seen.filter(({ at }) => at >= begun);
    const times = (status) => `${status} ×${seen.filter((one) => one.status === status).length}`;
    const longest = Math.max(0, ...seen.map(({ seconds }) => seconds));
    return {
      words: `${[...new Set(seen.map(({ status }) => status))].map(times).join(', ')}, longest ${longest.toFixed(1)} s`,
      longest,
    };
  }

  async stop() {
    this.#running = false;
    await this.done;
  }
}

import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Demo, Login } from '../scripts/stack.mjs';

/** Addresses and logins of the running site, as it wrote them itself. */
export const demo = (): Demo => JSON.parse(process.env.E2E_DEMO ?? '{}') as Demo;

export function demoLogin(role: string): Login {
  const login = demo().logins.find((one) => one.role === role);
  if (!login) throw new Error(`The demo data has no login for ${role}`);
  return login;
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  links: string[];
}

/** The local inbox: `inbox(page).latest('anna@example.test', /activate/i)` waits for the mail. */
export const inbox = ({ request }: { request: APIRequestContext }) => ({
  async latest(to: string, subject = /./): Promise<Mail> {
    let found: Mail | undefined;
    await expect
      .poll(async () => (found = await newest(request, to, subject))?.to, { message: `mail to ${to}`, timeout: 15_000 })
      .toBe(to);
    return found!;
  },
});

async function newest(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail | undefined> {
  const mails = (await (await request.get('/api/dev/inbox.json')).json()) as Mail[];
  const matching = mails.filter((mail) => mail.to === to && subject.test(mail.subject));
  return matching.sort((one, other) => one.at.localeCompare(other.at)).at(-1);
}

/** A picture for people to look at, one for each width: e2e/screenshots-out/phone-<name>.png */
export async function picture(page: Page, name: string): Promise<void> {
  const file = `./screenshots-out/${test.info().project.name}-${name}.png`;
  await page.screenshot({ path: fileURLToPath(new URL(file, import.meta.url)), fullPage: true });
}

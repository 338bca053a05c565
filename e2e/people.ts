import { randomInt, randomUUID } from 'node:crypto';
import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { patient, patientCalls } from './patience.js';
import { slowPages } from './slowness.js';
import { latestMail } from './support.js';
import { Traffic } from './what-was-seen.js';

type Money = { amount: number; currency: string };
type Order = { package: string; payment_method: string; discount_code?: string; retry_of?: string };
export type Placed = { payment_id: string; pay_url: string };

export const BLANK = 'about:blank';

/** A member in a browser of their own, where they are logged in. */
export class Person {
  id = '';

  constructor(
    readonly name: string,
    readonly email: string,
    readonly password: string,
    private readonly browser: BrowserContext,
  ) {}

  get request(): APIRequestContext {
    return this.browser.request;
  }

  /**
   * @param path `BLANK` where the test leads elsewhere first
   * @param prepare what the page is to be like before anything is on it
   */
  async open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await this.browser.newPage();
    await prepare?.(page);
    await page.goto(path);
    return page;
  }

  async get<A>(path: string): Promise<A> {
    const answer = await this.request.get(`/api${path}`);
    expect(answer.status(), `GET ${path}`).toBe(200);
    return (await answer.json()) as A;
  }

  async post<A>(path: string, data: object = {}): Promise<A> {
    const headers = { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() };
    const answer = await this.request.post(`/api${path}`, { data, headers });
    expect(answer.ok(), `POST ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as A;
  }

  async put<A>(path: string, data: object): Promise<A> {
    const headers = { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() };
    const answer = await this.request.put(`/api${path}`, { data, headers });
    expect(answer.ok(), `PUT ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as A;
  }

  async confirm(): Promise<void> {
    const { links } = await latestMail(this.request, this.email);
    const token = links.map((link) => new URL(link).pathname.slice(1)).find(Boolean);
    await this.post('/activation', { token });
  }

  /** Pays without a screen; resolves once the credits are there. */
  async buy(offer: string): Promise<void> {
    const { payment_id, pay_url } = await this.order({ package: offer, payment_method: 'visa' });
    await settle(this.request, pay_url, 'paid');
    const status = async () => (await this.get<{ status: string }>(`/payments/${payment_id}`)).status;
    await expect.poll(status).toBe('completed');
  }

  /** Buys a package and asks for all of its credits back; answers the refund's id. */
  async askBack(offer = 'p100'): Promise<string> {
    await this.buy(offer);
    type Lots = { lots: { payment_id: string; credits: number; amount: Money }[] };
    const { lots } = await this.get<Lots>('/refunds/offer');
    const refunds = lots.map(({ payment_id, credits, amount }) => ({ payment_id, credits, amount }));
    const asked = await this.post<{ refunds: { refund_id: string }[] }>('/refunds', { refunds });
    return asked.refunds[0]!.refund_id;
  }

  /** Orders without a screen, at the price that one would show (MNY-12). */
  async order(wanted: Order): Promise<Placed> {
    const { discount_code: code } = wanted;
    type Shown = { id: string; price: Money; discounted: { off: Money } | null };
    const { packages } = await this.get<{ packages: Shown[] }>(`/packages${code ? `?discount_code=${code}` : ''}`);
    const device = { apple_pay: wanted.payment_method === 'applepay' };
    type Methods = { methods: { id: string; same: string[]; transaction_costs: Money }[] };
    const { methods } = await this.get<Methods>(`/payment-methods?apple_pay=${device.apple_pay}`);
    const { price, discounted } = packages.find(({ id }) => id === wanted.package)!;
    const costs = methods.find(({ id, same }) => [id, ...same].includes(wanted.payment_method))!.transaction_costs
      .amount;
    const discount = code ? discounted!.off.amount : 0;
    const total = price.amount - discount + costs;
    const seen = { price: price.amount, discount, total, currency: price.currency };
    return this.post<Placed>('/orders', { ...wanted, ...device, seen, immediate_performance: true });
  }

  /** The conversation with `other`, begun if need be. */
  async conversationWith(other: Person): Promise<string> {
    return (await this.post<{ id: string }>('/chats', { profile_id: other.id })).id;
  }

  async write(conversation: string, body: string): Promise<void> {
    const { message_credits: price } = await this.get<{ message_credits: number }>('/settings');
    await this.post(`/chats/${conversation}/messages`, { body, price });
  }

  async credits(): Promise<number> {
    return (await this.get<{ credits: number }>('/user')).credits;
  }
}

/** What the button of the newest mail to the address opens. */
export async function linkIn({ request }: Person, to: string, subject = /./): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = await latestMail(request, to);
      link = mail.links[0] ?? '';
      return subject.test(mail.subject);
    })
    .toBe(true);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** What a mailed link opens does nothing until this press. */
export const pressConfirm = (page: Page): Promise<void> => page.getByRole('button', { name: 'Bevestigen' }).click();

/** To have the credits at once: no order without it. */
export const agree = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' }).check();

/** From the shop, where the way led from a conversation: 100 credits, and back to it. */
export async function payAndReturn(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /100 credits/ })
    .click();
  await page.getByRole('radio', { name: 'Visa' }).check();
  await agree(page);
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Terug naar het gesprek' }).click();
}

/** What the payment company decides about a payment, without its page. */
export async function settle(request: APIRequestContext, payUrl: string, outcome: string): Promise<void> {
  const answer = await request.post(payUrl, { form: { outcome }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

export const PASSWORD = 'lange-avonden-26';

/** The runs at both widths share one site, so no two people have the same name. */
export function newIdentity(name: string): { name: string; email: string } {
  const unique = `${name}${randomInt(1_000, 10_000)}`;
  return { name: unique, email: `${unique.toLowerCase()}@example.test` };
}

interface Joining {
  confirmed?: boolean;
  gender?: 'female' | 'male';
  country?: string;
  region?: string;
  /** One that was somebody's before; else a new one. */
  email?: string;
}
type Join = (name: string, joining?: Joining) => Promise<Person>;

/**
 * The console asks for what it shows again every fifteen or twenty seconds, which heals a screen that missed what was done
 * a moment ago. Not in a test, unless it is about that (`looksAgain`), and then within three: nobody waits for the clock.
 */
const looksEvery =
  (time: number) =>
  (context: BrowserContext): void =>
    void context.addInitScript((ms) => {
      const { setInterval } = window;
      const heals = (delay: unknown) => typeof delay === 'number' && delay >= 15_000 && delay <= 20_000;
      window.setInterval = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
        setInterval(run, heals(delay) ? ms : delay, ...rest)) as typeof window.setInterval;
    }, time);
const [SOON, NEVER] = [3_000, 3_600_000];

/** `join('Fenna')` makes a member who needs no screens for it: for what comes before the part under test. */
export const test = base.extend<{ join: Join; traffic: void; looksAgain: boolean }>({
  looksAgain: [false, { option: true }],
  traffic: [
    async ({ browser, looksAgain }, use, info) => {
      const traffic = new Traffic();
      const watchers = [traffic.watch, patientCalls, slowPages, looksEvery(looksAgain ? SOON : NEVER)];
      for (const watch of watchers) browser.on('context', watch);
      await use();
      for (const watch of watchers) browser.off('context', watch);
      await traffic.tell(info);
    },
    { auto: true },
  ],
  request: async ({ request }, use) => {
    await use(patient(request));
  },
  // Wrong passwords lock the address they come from: each test has one of its own.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
  },
  join: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (wanted, { confirmed = true, ...known } = {}) => {
      const context = await browser.newContext();
      contexts.push(context);
      const about = { ...newIdentity(wanted), gender: 'female', country: 'NL', region: 'NL-NH', ...known };
      const person = new Person(about.name, about.email, PASSWORD, context);
      const { profile } = await person.post<{ profile: { id: string } }>('/signup', {
        ...about,
        password: PASSWORD,
        date_of_birth: '1991-06-21',
        terms: true,
        language: 'nl',
      });
      person.id = profile.id;
      if (confirmed) await person.confirm();
      return person;
    });
    for (const context of contexts) await context.close();
  },
});

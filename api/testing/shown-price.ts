import type { Answer, CallOptions, TestBrowser } from './app.js';

type Body = Record<string, unknown>;

/**
 * A screen shows a price before the purchase and sends the price it showed (MNY-12). If a test's body does not specify
 * it, the current price is added; tests about prices specify it themselves.
 */
export async function withShownPrice(browser: TestBrowser, path: string, options: CallOptions): Promise<unknown> {
  const { body } = options;
  if (typeof body !== 'object' || body === null || body instanceof FormData || Array.isArray(body)) return body;
  const asked = body as Body;
  const look = async (what: string) => (await browser.call('GET', what, { headers: options.headers ?? {} })).body;
  if (/^\/chats\/[^/]+\/messages$/.test(path) && !('price' in asked)) {
    const gift = asked['gift'] as string | undefined;
    if (gift)
      return {
        ...asked,
        price: (await look('/gifts')).gifts.find((one: { id: string }) => one.id === gift)?.price ?? 10,
      };
    return { ...asked, price: (await look('/settings')).message_credits };
  }
  if (path === '/signup' && asked['signup_message'] && !('signup_message_price' in asked)) {
    return { ...asked, signup_message_price: (await look('/settings')).message_credits };
  }
  if (path === '/orders' && !('seen' in asked)) return { ...asked, seen: await shownOf(asked, look) };
  return body;
}

async function shownOf(order: Body, look: (path: string) => Promise<Answer['body']>) {
  const code = typeof order['discount_code'] === 'string' ? order['discount_code'] : null;
  const { packages = [] } = await look(`/packages${code ? `?discount_code=${encodeURIComponent(code)}` : ''}`);
  const { methods = [] } = await look('/payment-methods?apple_pay=true');
  const of = (list: Body[], id: unknown) => list.find((one) => one['id'] === id) as Answer['body'];
  const pack = of(packages, order['package']);
  const { amount: costs } = of(methods, order['payment_method'])?.transaction_costs ?? { amount: 0 };
  const { amount: price, currency } = pack?.price ?? { amount: 0, currency: 'EUR' };
  const discount = (code && pack?.discounted?.off.amount) || 0;
  return { price, discount, total: price - discount + costs, currency };
}

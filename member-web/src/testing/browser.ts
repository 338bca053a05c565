import { setupWorker } from 'msw/browser';
import type { Scenario } from './cast';
import { fakeEventSource } from './fake-event-source';
import { handlersFor } from './handlers';
import { World } from './world';

/**
 * `npm run dev:mock` runs the site without an API. `localStorage.scenario` chooses who is there, and `window.world`
 * lets one receive messages or settle payments by hand; `localStorage.language` is the member's own.
 */
export async function startMock() {
  const world = new World((localStorage.getItem('scenario') as Scenario | null) ?? 'paid');
  const language = localStorage.getItem('language');
  if (world.user && language) world.user = { ...world.user, language };
  if (world.user) document.cookie = 'member=1; Path=/';
  const payment = localStorage.getItem('payment');
  if (payment) {
    const [status, id = 'payment-1'] = payment.split(':');
    world.payments.set(id, {
      payment_id: id,
      status: status as 'pending',
      credits: 600,
      package: 'p600',
      price: { amount: 4799, currency: 'EUR' },
      discount: null,
      payment_method: 'ideal',
      transaction_costs: { amount: 0, currency: 'EUR' },
      other_provider: false,
      money_back: ['declined', 'returned'].includes(status!)
        ? { amount: { amount: 4799, currency: 'EUR' }, why: 'discount' }
        : null,
      created_at: new Date().toISOString(),
      payable_until: null,
    });
  }
  Object.assign(window, { world, EventSource: fakeEventSource(() => world) });
  await setupWorker(...handlersFor(world)).start({ quiet: true, onUnhandledFrame: 'bypass' });
}

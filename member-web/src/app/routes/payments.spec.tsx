import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptKey } from '../../lib/kept';
import { problem } from '../../testing/problem';
import { server, visit, withServer } from '../../testing/render';
import { methodsQuery, type Payment } from '../../features/payments/api';
import type { World } from '../../testing/world';

withServer();

/** Ordered from a conversation, whichever tab this is. */
const fromChat = (status: Payment['status']) => (world: World) => {
  paid(status)(world);
  localStorage.setItem(`kept:${world.user!.id}:return:payment-1`, '/chats/chat-1');
};
const paid =
  (status: Payment['status'], more: Partial<Payment> = {}) =>
  (world: World) =>
    void world.payments.set('payment-1', {
      payment_id: 'payment-1',
      status,
      credits: 600,
      package: 'p600',
      price: { amount: 4799, currency: 'EUR' },
      discount: null,
      payment_method: 'ideal',
      transaction_costs: { amount: 0, currency: 'EUR' },
      other_provider: false,
      money_back: ['declined', 'returned'].includes(status)
        ? { amount: { amount: 4799, currency: 'EUR' }, why: 'discount' }
        : null,
      created_at: new Date().toISOString(),
      payable_until: null,
      ...more,
    });

describe('MNY-01 packages', () => {
  it('tell credits, price and price per message; one is popular', async () => {
    await visit('/credits');
    expect(await screen.findByText('€ 47,99', { normalizer: plain })).toBeInTheDocument();
    expect(screen.getByText('€ 0,80 per bericht', { normalizer: plain })).toBeInTheDocument();
    expect(screen.getAllByText('Populair')).toHaveLength(1);
  });

  it('count no messages where none costs anything', async () => {
    await visit('/credits', 'paid', ({ settings }) => Object.assign(settings, { message_credits: 0 }));
    expect(await screen.findByText('€ 47,99', { normalizer: plain })).toBeInTheDocument();
    expect(screen.queryByText(/^Goed voor/)).not.toBeInTheDocument();
  });
});

describe('MNY-01 MNY-02 prices for everyone', () => {
  it('tell packages, methods and costs of the country, and of another that is chosen', async () => {
    const { user } = await visit('/pricing', 'visitor');
    expect(await screen.findByRole('heading', { name: 'Prijzen' })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /^600 €\s47,99 €\s0,80$/ })).toBeInTheDocument();
    expect(screen.getByText('iDEAL').closest('li')).toHaveTextContent('geen kosten');
    expect(screen.getByText('PayPal').closest('li')).toHaveTextContent(/\+ €\s0,35/);
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Gratis aanmelden' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Land'), 'Zwitserland');
    expect(await screen.findByText(/CHF\s48,99/)).toBeInTheDocument();
  });

  it('stay where asking for them anew fails', async () => {
    const { cache } = await visit('/pricing', 'visitor');
    expect(await screen.findByRole('row', { name: /^600 €\s47,99/ })).toBeInTheDocument();
    server.use(http.get('*/api/pricing', () => new HttpResponse(null, { status: 429 })));
    await act(async () => {
      await cache.invalidateQueries({ queryKey: ['get', '/api/pricing'] });
      // The screen hears of it a moment later.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByRole('row', { name: /^600 €\s47,99/ })).toBeInTheDocument();
  });
});

describe('MNY-02 paying', () => {
  it('CLI-08 brings what is missing into sight and focuses it, asks for no bank, and leaves for the provider', async () => {
    const assign = vi.fn();
    const inSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, hostname: 'localhost' });
    const view = await visit('/credits/p600?back=%2Fchats%2Fchat-1', 'free');
    const pay = await screen.findByRole('button', { name: /Bestelling met betalingsverplichting · €\s47,99/ });
    await view.user.click(pay);
    const ideal = screen.getByRole('radio', { name: 'iDEAL' });
    // All at once, not one after the other.
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Kies eerst hoe je wilt betalen.',
      'Vink eerst aan dat je je credits meteen wilt gebruiken.',
    ]);
    expect(ideal).toHaveFocus();
    expect(inSight.mock.contexts).toContain(ideal);

    await view.user.click(ideal);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await view.user.click(pay);
    const consent = screen.getByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' });
    expect(consent).toHaveFocus();
    expect(inSight.mock.contexts).toContain(consent);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(view.world.calls.some(({ path }) => path === '/api/orders')).toBe(false);
    await view.user.click(consent);
    await view.user.click(pay);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/credits/result/payment-1'));
    expect(localStorage.getItem(keptKey('return:payment-1'))).toBe('/chats/chat-1');
    expect(view.world.calls.find(({ path }) => path === '/api/orders')!.key).toBeTruthy();
    vi.unstubAllGlobals();
    inSight.mockRestore();
  });

  it('shows three methods, then the others, with one choice for those that lead to the same page', async () => {
    const { user } = await visit('/credits/p600', 'free');
    await screen.findByRole('radio', { name: 'iDEAL' });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Meer betaalmethoden (2)' }));
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /^Meer betaalmethoden/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Creditcard (Visa, Mastercard)' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('radio')[3]).toHaveFocus());
  });

  it('shows the one that an address names, by itself or as a part of another', async () => {
    await visit('/credits/p600/visa', 'free');
    expect(await screen.findByRole('radio', { name: /^Creditcard/ })).toBeChecked();
  });

  it('shows which there are once one was ordered with that has been switched off', async () => {
    const { user, cache } = await visit('/credits/p600/ideal', 'free');
    await user.click(await screen.findByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' }));
    const { methods } = await cache.ensureQueryData(methodsQuery());
    server.use(
      http.get('*/api/payment-methods', () =>
        HttpResponse.json({ methods: methods.filter(({ id }) => id !== 'ideal') }),
      ),
      http.post('*/api/orders', () =>
        problem(422, 'invalid_input', { fields: [{ field: 'payment_method', code: 'not_offered' }] }),
      ),
    );
    await user.click(screen.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'iDEAL' })).not.toBeInTheDocument());
  });

  it('adds the costs of the method to the total', async () => {
    const view = await visit('/credits/p100/paypal', 'free');
    expect(await screen.findByRole('button', { name: /€\s10,34/ })).toBeInTheDocument();
    expect(view.router.state.location.pathname).toBe('/credits/p100/paypal');
  });
});

describe('MNY-02 Apple Pay', () => {
  it('is not offered again where it cannot be, after it failed on another device', async () => {
    const none = { amount: 0, currency: 'EUR' } as const;
    await visit('/credits/result/pay-1', 'free', (world) =>
      world.payments.set('pay-1', {
        payment_id: 'pay-1',
        status: 'failed',
        credits: 100,
        package: 'p100',
        discount: null,
        price: { amount: 1349, currency: 'EUR' },
        payment_method: 'applepay',
        transaction_costs: none,
        other_provider: false,
        created_at: '2026-03-02T12:00:00.000Z',
        payable_until: null,
        money_back: null,
      }),
    );
    expect(await screen.findByRole('link', { name: 'Kies een andere betaalmethode' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Apple Pay/ })).not.toBeInTheDocument();
  });

  afterEach(() => vi.unstubAllGlobals());
  const withApplePay = (canMakePayments: () => boolean) => vi.stubGlobal('ApplePaySession', { canMakePayments });
  const offered = async () => {
    await screen.findByRole('radio', { name: 'iDEAL' });
    return screen.queryByRole('radio', { name: 'Apple Pay' });
  };

  it.each([
    ['does not know it', () => {}],
    ['knows it and has no card', () => withApplePay(() => false)],
    [
      'may not be asked, as on a page without TLS',
      () =>
        withApplePay(() => {
          throw new DOMException('insecure', 'InvalidAccessError');
        }),
    ],
  ])('is not offered where the browser %s', async (_what, given) => {
    given();
    await visit('/credits/p100', 'free');
    expect(await offered()).toBeNull();
  });

  it('is not chosen there by an address that names it: another is asked for', async () => {
    const view = await visit('/credits/p100/applepay', 'free');
    expect(await offered()).toBeNull();
    await view.user.click(screen.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }));
    expect(await screen.findByText('Kies eerst hoe je wilt betalen.')).toBeInTheDocument();
    expect(view.world.orders).toEqual([]);
  });

  it('is offered and ordered with where the browser says that it works', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, hostname: 'localhost' });
    withApplePay(() => true);
    const view = await visit('/credits/p100', 'free');
    await view.user.click((await offered())!);
    await view.user.click(screen.getByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' }));
    await view.user.click(screen.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(view.world.orders).toMatchObject([{ payment_method: 'applepay', apple_pay: true }]);
  });
});

describe('MNY-03 a payment that was not made, tried again', () => {
  afterEach(() => vi.unstubAllGlobals());
  const consent = () => screen.findByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' });

  /** Ordered with consent, and failed at the payment company: its page comes back to the result. */
  async function failed() {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, hostname: 'localhost' });
    const view = await visit('/credits/p600/ideal', 'free');
    await view.user.click(await consent());
    await view.user.click(screen.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    vi.unstubAllGlobals();
    await view.elsewhere(() => view.world.settle('payment-1', 'failed'));
    await view.router.navigate('/credits/result/payment-1');
    await screen.findByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' });
    return view;
  }

  it('has its method and consent filled in as they were', async () => {
    const { user } = await failed();
    await user.click(screen.getByRole('link', { name: 'Nog eens met iDEAL' }));
    expect(await screen.findByRole('radio', { name: 'iDEAL' })).toBeChecked();
    expect(await consent()).toBeChecked();
  });

  it('by another method keeps the consent to this package', async () => {
    const { user } = await failed();
    await user.click(screen.getByRole('link', { name: 'Kies een andere betaalmethode' }));
    expect(await consent()).toBeChecked();
  });

  it('with another package asks anew: what was agreed to was the one before', async () => {
    const { router } = await failed();
    await router.navigate('/credits/p250/ideal');
    expect(await consent()).not.toBeChecked();
  });

  it('remembers nothing once it is paid', async () => {
    const { world, router, elsewhere } = await failed();
    world.payments.set('payment-1', { ...world.payments.get('payment-1')!, status: 'pending' });
    await router.navigate('/credits');
    await router.navigate('/credits/result/payment-1');
    await elsewhere(() => world.settle('payment-1', 'completed'));
    await screen.findByRole('heading', { name: '600 credits bijgeschreven' });
    await router.navigate('/credits/p600/ideal');
    expect(await consent()).not.toBeChecked();
  });
});

describe('MNY-12 an order whose price was changed meanwhile', () => {
  const lines = () => ['Je bestelling'].map((name) => plain(screen.getByRole('region', { name }).textContent)).join('');
  const press = async ({ user }: Awaited<ReturnType<typeof visit>>, price: RegExp) => {
    await user.click(await screen.findByRole('button', { name: price }));
  };
  const agree = ({ user }: Awaited<ReturnType<typeof visit>>) =>
    user.click(screen.getByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' }));

  it('is not placed: the new total is told and stands on the button, which asks again', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, hostname: 'localhost' });
    const view = await visit('/credits/p100/paypal', 'free');
    await screen.findByRole('button', { name: /€\s10,34/ });
    await agree(view);
    view.world.dearer = 50;
    await press(view, /€\s10,34/);
    expect(await screen.findByText(/het totaal is nu €\s10,84\. Er is nog niets besteld/)).toBeInTheDocument();
    expect(view.world.orders).toEqual([]);
    expect(lines()).toContain('100 credits€ 10,49');
    expect(lines()).toContain('Totaal€ 10,84');
    await press(view, /€\s10,84/);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/credits/result/payment-1'));
    expect(view.world.orders).toMatchObject([{ seen: { price: 1049, discount: 0, total: 1084, currency: 'EUR' } }]);
    vi.unstubAllGlobals();
  });

  it('what is shown adds up when the list of packages comes anew under a code of one', async () => {
    const view = await visit(
      '/credits/p100/ideal',
      'free',
      (world) => void world.codes.set('LENTE', { percentage: 25 }),
    );
    await view.user.click(await screen.findByRole('button', { name: 'Heb je een kortingscode?' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Kortingscode' }), 'LENTE');
    await view.user.click(screen.getByRole('button', { name: 'Toepassen' }));
    await screen.findByRole('button', { name: /€\s7,49/ });
    view.world.dearer = 50;
    await view.cache.invalidateQueries({ queryKey: ['get', '/api/packages', {}], exact: true });
    const shown = [...lines().matchAll(/€ (\d+),(\d\d)/g)].map(([, euros, cents]) => Number(euros! + cents!));
    const [price, off, costs, total] = shown;
    expect(price! - off! + costs!).toBe(total);
  });
});

describe('MNY-12 a price on the checkout that has just changed', () => {
  const leaving = () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, hostname: 'localhost' });
    return assign;
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is not agreed to by the second of two quick presses', async () => {
    const assign = leaving();
    const { user, world, cache } = await visit('/credits/p100/paypal', 'free');
    await user.click(await screen.findByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' }));
    world.dearer = 50;
    await user.click(screen.getByRole('button', { name: /€\s10,34/ }));
    const order = await screen.findByRole('button', { name: /€\s10,84/ });
    fireEvent.click(order, { detail: 2 });
    expect(cache.isMutating()).toBe(0);
    expect(world.orders).toEqual([]);
    await user.click(order);
    await waitFor(() => expect(assign).toHaveBeenCalled());
  });

  it('CLI-05 can be ordered again by whoever goes back from the payment company to the page as it was left', async () => {
    const assign = leaving();
    const { user } = await visit('/credits/p100/paypal', 'free');
    await user.click(await screen.findByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' }));
    const order = screen.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
    await user.click(order);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(order).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await user.click(order);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  });

  it('CLI-05 can be ordered again where the way to the payment company was stopped', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const assign = leaving();
    await visit('/credits/p100/paypal', 'free');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' }));
    const order = screen.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
    fireEvent.click(order);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(order).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(order).not.toHaveAttribute('aria-busy');
  });
});

describe('MNY-05 the last order, repeated', () => {
  const leaving = () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, hostname: 'localhost' });
    return assign;
  };
  afterEach(() => vi.unstubAllGlobals());
  const order = () => screen.findByRole('button', { name: /^Bestelling met betalingsverplichting/ });
  const summary = () => plain(screen.getByRole('region', { name: 'Je bestelling' }).textContent);

  it('shows bundle, method, receipt and total, and is ordered with one press, once', async () => {
    const assign = leaving();
    const { user, world } = await visit('/credits/repeat-order?back=%2Fchats%2Fchat-1', 'paid', paid('completed'));
    const button = await order();
    expect(summary()).toContain('BetaalmethodeiDEAL');
    expect(summary()).toContain('600 credits€ 47,99');
    expect(summary()).toContain('Totaal€ 47,99');
    expect(summary()).toMatch(/De kwitantie komt van \S+/);
    expect(summary()).toContain('Met deze bestelling zeg je: Ik wil mijn credits meteen kunnen gebruiken.');
    expect(screen.queryByText(/Sinds je vorige bestelling/)).not.toBeInTheDocument();
    await user.dblClick(button);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/credits/result/payment-2'));
    expect(world.orders).toEqual([
      {
        package: 'p600',
        payment_method: 'ideal',
        agreed_by: 'button',
        seen: { price: 4799, discount: 0, total: 4799, currency: 'EUR' },
        apple_pay: false,
        immediate_performance: true,
      },
    ]);
    expect(localStorage.getItem(keptKey('return:payment-2'))).toBe('/chats/chat-1');
  });

  it('MNY-12 says what has changed since: the price, and a discount that has ended', async () => {
    const discount = { code: 'LENTE', value_percentage: 25, off: { amount: 1200, currency: 'EUR' } };
    const price = { amount: 3599, currency: 'EUR' };
    await visit(
      '/credits/repeat-order',
      'paid',
      paid('completed', { discount, price, created_at: '2026-03-02T12:00:00Z' }),
    );
    const button = await order();
    expect(plain(button.textContent)).toContain('€ 47,99');
    const told = plain(screen.getByText(/Sinds je vorige bestelling/).textContent);
    expect(told).toContain(
      'van 2 maart 2026 is dit veranderd. Toen: 600 credits voor € 35,99. Nu: 600 credits voor € 47,99.',
    );
    expect(told).toContain('De korting van toen geldt nu niet meer.');
  });

  it('MNY-12 is not placed at a price that has just changed: the new one is shown first', async () => {
    const assign = leaving();
    const { user, world } = await visit('/credits/repeat-order', 'paid', paid('completed'));
    const button = await order();
    world.dearer = 50;
    await user.click(button);
    const problem = await screen.findByText(/het totaal is nu €\s48,49\. Er is nog niets besteld/);
    expect(problem.closest('[tabindex="-1"]')).toHaveFocus();
    expect(world.orders).toEqual([]);
    await user.click(await screen.findByRole('button', { name: /€\s48,49/ }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(world.orders).toMatchObject([{ seen: { total: 4849 } }]);
  });

  it.each([
    ['nothing was ordered', () => {}, /nog niets besteld/, 'Naar de pakketten', '/credits'],
    [
      'the package is gone',
      paid('completed', { package: 'p9' }),
      /niet meer verkocht/,
      'Naar de pakketten',
      '/credits',
    ],
    [
      'the method is gone',
      paid('completed', { payment_method: 'giropay' }),
      /Met giropay kun je hier niet meer betalen/,
      'Kies een andere betaalmethode',
      '/credits/p600',
    ],
  ] as const)('says so where %s, and leads to choose', async (_what, change, text, name, href) => {
    await visit('/credits/repeat-order', 'paid', change);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: /^Bestelling/ })).not.toBeInTheDocument();
  });
});

describe('MNY-12 what a message costs', () => {
  it.each([
    ['/premium', 'Schrijf wie je wilt: 12 credits per bericht'],
    ['/pricing', /^Een bericht kost 12 credits\./],
  ])('is on %s what the prices beside it were reckoned with', async (path, told) => {
    const { world, router } = await visit('/members', 'free');
    await screen.findByRole('heading', { level: 1 });
    world.settings = { ...world.settings, message_credits: 12 };
    await act(() => router.navigate(path));
    expect(await screen.findByText(told)).toBeInTheDocument();
  });
});

describe('MNY-03 the result of a payment', () => {
  it('waits while it is pending and completes live', async () => {
    const { world, elsewhere } = await visit('/credits/result/payment-1', 'free', paid('pending'));
    expect(await screen.findByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeInTheDocument();
    await elsewhere(() => world.settle('payment-1', 'completed'));
    expect(await screen.findByRole('heading', { name: '600 credits bijgeschreven' })).toBeInTheDocument();
    expect(await screen.findByText('Je saldo is nu 630.')).toBeInTheDocument();
  });

  it('is not asked about again and again where there is no such payment', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { world } = await visit('/credits/result/payment-0', 'free');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    const asked = () => world.calls.filter(({ path }) => path === '/api/payments/payment-0').length;
    const before = asked();
    expect(before).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked()).toBe(before);
    vi.useRealTimers();
  });

  it('leads back to the conversation it began in', async () => {
    await visit('/credits/result/payment-1', 'paid', fromChat('completed'));
    expect(await screen.findByRole('link', { name: 'Terug naar het gesprek' })).toHaveAttribute(
      'href',
      '/chats/chat-1',
    );
  });

  it.each(['failed', 'cancelled'] as const)('says that it %s and offers another method', async (status) => {
    await visit('/credits/result/payment-1', 'free', paid(status));
    expect(await screen.findByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kies een andere betaalmethode' })).toHaveAttribute(
      'href',
      '/credits/p600',
    );
  });

  it.each([
    ['failed', true, 'Je kaart kon niet worden belast.'],
    ['cancelled', true, 'Er zijn geen credits bijgeschreven.'],
    ['failed', false, 'Er zijn geen credits bijgeschreven.'],
  ] as const)('MNY-03 %s, another company takes the card: %s: %s', async (status, other_provider, text) => {
    await visit('/credits/result/payment-1', 'free', (world) => {
      paid(status)(world);
      const payment = { ...world.payments.get('payment-1')!, payment_method: 'creditcard', other_provider };
      world.payments.set('payment-1', payment);
    });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.getAllByText(/^(Je kaart|Er zijn geen credits)/)).toHaveLength(1);
    expect(screen.queryAllByRole('link', { name: 'Via onze andere betaaldienst' })).toHaveLength(
      other_provider ? 1 : 0,
    );
  });

  it.each(['pending', 'failed', 'cancelled', 'declined'] as const)(
    'CHT-02 leads back to the conversation it began in when it is %s',
    async (status) => {
      await visit('/credits/result/payment-1', 'free', fromChat(status));
      const back = await screen.findByRole('link', { name: 'Terug naar het gesprek' });
      expect(back).toHaveAttribute('href', '/chats/chat-1');
    },
  );

  it('offers the other payment company for a card that fails live, while one waits', async () => {
    const { world, elsewhere } = await visit('/credits/result/payment-1', 'free', paid('pending'));
    expect(await screen.findByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeInTheDocument();
    world.payments.set('payment-1', { ...world.payments.get('payment-1')!, other_provider: true });
    await elsewhere(() => world.settle('payment-1', 'failed'));
    expect(await screen.findByRole('link', { name: 'Via onze andere betaaldienst' })).toBeInTheDocument();
  });

  it('tries a card at the other payment company, where there is one', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, hostname: 'localhost' });
    const { user, world } = await visit('/credits/result/payment-1', 'free', (world) => {
      paid('failed')(world);
      const payment = { ...world.payments.get('payment-1')!, payment_method: 'creditcard', other_provider: true };
      world.payments.set('payment-1', payment);
    });
    expect(await screen.findByRole('link', { name: 'Nog eens met Creditcard' })).toHaveAttribute(
      'href',
      '/credits/p600/creditcard',
    );
    await user.click(screen.getByRole('link', { name: 'Via onze andere betaaldienst' }));
    expect(await screen.findByText('Je betaalt deze keer via onze andere betaaldienst.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' }));
    await user.click(screen.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(world.orders).toMatchObject([{ payment_method: 'creditcard', retry_of: 'payment-1' }]);
    vi.unstubAllGlobals();
  });

  it.each([
    ['declined', /je krijgt € 47,99 helemaal terug/],
    ['returned', /€ 47,99 is naar je teruggestort/],
  ] as const)('MNY-06 says that the discount was used and where the money is: %s', async (status, text) => {
    await visit('/credits/result/payment-1', 'paid', paid(status));
    expect(await screen.findByRole('heading', { name: 'Deze korting was al gebruikt' })).toBeInTheDocument();
    expect(screen.getByText(text, { normalizer: plain })).toBeInTheDocument();
  });

  it.each([
    ['declined', /^Er kwam € 5,00 binnen .*: je krijgt € 5,00 helemaal terug\.$/],
    ['returned', /^Er kwam € 5,00 binnen .*: € 5,00 is naar je teruggestort\.$/],
  ] as const)('MNY-03 says that another amount came and where it is, not what was asked: %s', async (status, text) => {
    const money_back = { amount: { amount: 500, currency: 'EUR' }, why: 'amount' } as const;
    await visit('/credits/result/payment-1', 'paid', paid(status, { money_back }));
    expect(await screen.findByRole('heading', { name: 'Je betaalde een ander bedrag' })).toBeInTheDocument();
    expect(screen.getByText(text, { normalizer: plain })).toBeInTheDocument();
    expect(screen.queryByText(/korting/)).toBeNull();
  });

  it('MNY-11 shows number, credits, price, method and costs', async () => {
    await visit('/credits/result/payment-1', 'paid', paid('completed'));
    for (const text of ['payment-1', '600', '€ 47,99', '€ 0,00', 'iDEAL']) {
      expect(await screen.findByText(text, { normalizer: plain })).toBeInTheDocument();
    }
  });
});

describe('MNY-06 MNY-11 the sum of a payment', () => {
  it('goes from the price by way of discount and costs to the total', async () => {
    const less = { code: 'LENTE', value_percentage: 25, off: { amount: 1600, currency: 'EUR' } };
    const costs = { amount: 50, currency: 'EUR' };
    await visit('/credits/result/payment-1', 'paid', paid('completed', { discount: less, transaction_costs: costs }));
    const facts = (await screen.findByText('Totaal')).closest('dl')!;
    expect(plain(facts.textContent)).toContain(
      'Prijs€ 63,99KortingLENTE · −€ 16,00Transactiekosten€ 0,50Totaal€ 48,49',
    );
  });

  it('has no total where that is the price', async () => {
    await visit('/credits/result/payment-1', 'paid', paid('completed'));
    expect(await screen.findByText('Prijs')).toBeInTheDocument();
    expect(screen.queryByText('Totaal')).not.toBeInTheDocument();
  });
});

describe('MNY-11 who may see which shop', () => {
  it('leads paying members from /premium to their credits', async () => {
    const { router } = await visit('/premium', 'paid');
    await screen.findByRole('heading', { name: 'Credits' });
    expect(router.state.location.pathname).toBe('/credits');
  });

  it('ACC-15 leads unpaid members from the repeat order to /premium, and says why', async () => {
    const { user, router } = await visit('/credits/repeat-order', 'free');
    expect(await screen.findByText(/^Je laatste bestelling in één keer herhalen is voor premiumleden/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/premium');
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Word premium' }));
    await screen.findByRole('heading', { level: 1, name: 'Word premium' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers paying members their last order again, at the price of today', async () => {
    await visit('/credits', 'paid', paid('completed'));
    const again = await screen.findByRole('link', { name: /Opnieuw bestellen · €\s47,99/ });
    expect(again).toHaveAttribute('href', '/credits/repeat-order');
    expect(screen.getByText('600 credits met iDEAL')).toBeInTheDocument();
  });

  it('CLI-04 ACC-15 tells an unpaid member all that premium gives', async () => {
    await visit('/premium', 'free', (world) => Object.assign(world.settings, { free_photos: 4, premium_photos: 20 }));
    expect(await screen.findByText('Bekijk alle foto’s van andere leden')).toBeInTheDocument();
    expect(screen.getByText('Plaats zelf tot 20 foto’s in plaats van 4')).toBeInTheDocument();
    expect(screen.getByText('Begin zoveel gesprekken als je wilt')).toBeInTheDocument();
  });

  it('ACC-14 makes the premium claim with the number of the settings, and none at 0', async () => {
    await visit('/premium', 'free');
    expect(await screen.findByText('Premiumleden hebben 46% meer kans op een match.')).toBeInTheDocument();
  });
});

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

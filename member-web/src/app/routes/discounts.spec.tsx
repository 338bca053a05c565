import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { welcomeQuery } from '../../features/discounts/api';
import { clockOf } from '../../features/discounts/time-bonus';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();
afterEach(() => void vi.useRealTimers());

const running =
  (secondsLeft = 12_345, credits = 30) =>
  (world: World) => {
    world.bonus = { percentage: 25, secondsLeft };
    world.user = { ...world.user!, credits };
  };
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const card = async (name: RegExp) => (await screen.findAllByRole('link', { name })).find((one) => one.dataset.variant)!;

describe('MNY-07 the time bonus', () => {
  it.each([
    [14_400, '04:00:00'],
    [14_399, '03:59:59'],
    [3_600, '01:00:00'],
    [61, '00:01:01'],
    [0, '00:00:00'],
  ])('%i seconds read %s', (seconds, text) => expect(clockOf(seconds)).toBe(text));

  it('shows old price, new price and the time left in the shop', async () => {
    await visit('/premium', 'free', running());
    expect(await screen.findByText(/^03:25:\d\d$/)).toBeInTheDocument();
    expect(screen.getByText('25% welkomstkorting op je eerste pakket')).toBeInTheDocument();
    const offer = await waitFor(async () => {
      const found = await card(/100 credits/);
      expect(found).toHaveTextContent(/Gewone prijs:/);
      return found;
    });
    expect(plain(offer.textContent)).toContain('Gewone prijs: € 9,99 Jouw prijs: € 7,49');
    expect(plain(offer.textContent)).toContain('€ 0,75 per bericht');
  });

  it('shows nothing of it to who has paid', async () => {
    await visit('/credits', 'paid', running());
    expect(plain((await card(/100 credits/)).textContent)).not.toContain('Gewone prijs');
  });

  it('MNY-06 says nothing when it fails to load', async () => {
    const visiting = visit('/premium', 'free', running());
    server.use(http.get('*/api/discountcode', () => new HttpResponse(null, { status: 500 })));
    await visiting;
    expect(await card(/100 credits/)).toBeInTheDocument();
    expect(screen.queryByText(/Er is een fout opgetreden|welkomstkorting/)).not.toBeInTheDocument();
  });

  it('goes on where it could not be asked for anew', async () => {
    const { cache } = await visit('/premium', 'free', running());
    expect(await screen.findByText(/^03:25:\d\d$/)).toBeInTheDocument();
    server.use(http.get('*/api/discountcode', () => new HttpResponse(null, { status: 429 })));
    await act(async () => {
      await cache.invalidateQueries({ queryKey: welcomeQuery.queryKey });
      // The screen hears of it a moment later.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.queryByText(/^Je welkomstkorting is afgelopen/)).not.toBeInTheDocument();
    expect(screen.getByText(/^03:25:\d\d$/)).toBeInTheDocument();
  });

  it('ends at 0: countdown gone, normal prices, told once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const view = await visit('/premium', 'free', running(60));
    expect(await screen.findByText(/^00:0[01]:\d\d$/)).toBeInTheDocument();
    view.world.bonus = null;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(
      await screen.findByText('Je welkomstkorting is afgelopen. Je ziet nu de gewone prijzen.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^00:00:/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await card(/100 credits/)).not.toHaveTextContent('Gewone prijs'));
  });

  it('ends when paid, on every screen, live', async () => {
    const view = await visit('/members', 'free', running());
    expect(await screen.findByText(/^03:25:/)).toBeInTheDocument();
    // Once the stream is open, the member is asked for anew, and the answer says it too.
    view.world.user!.paid_user = true;
    await view.elsewhere(() => view.world.emit('credits', { credits: 130, paid_user: true }));
    await waitFor(() => expect(screen.queryByText(/^03:25:/)).not.toBeInTheDocument());
  });

  it('is not shown again from memory to who is free once more after a refund', async () => {
    const view = await visit('/members', 'free', running());
    expect(await screen.findByText(/^03:25:/)).toBeInTheDocument();
    // Once the stream is open, the member is asked for anew.
    await waitFor(() => expect(view.cache.isFetching()).toBe(0));
    view.world.bonus = null;
    await view.elsewhere(() => view.world.emit('credits', { credits: 130, paid_user: true }));
    await waitFor(() => expect(screen.queryByText(/^03:25:/)).not.toBeInTheDocument());
    await view.elsewhere(() => view.world.emit('credits', { credits: 30, paid_user: false }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByText(/^03:25:/)).not.toBeInTheDocument();
  });

  it('MNY-11 has a banner that explains itself, leads to the credits and can be put away', async () => {
    const view = await visit('/members', 'free', running());
    await view.user.click(await screen.findByRole('button', { name: 'Hoe werkt het?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Welkom! Je krijgt 25% korting' });
    expect(within(dialog).getByRole('link', { name: 'Bekijk de pakketten' })).toHaveAttribute('href', '/credits');
    await view.user.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
    const banner = screen.getByText('25% welkomstkorting op je eerste pakket').closest('div')!;
    expect(within(banner).getByRole('link', { name: 'Bekijk de pakketten' })).toHaveAttribute('href', '/credits');
    await view.user.click(within(banner).getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByText('25% welkomstkorting op je eerste pakket')).not.toBeInTheDocument();
  });

  describe('popup', () => {
    const enter = async (path: string, credits: number) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const start = Date.now();
      const view = await visit(path, 'free', running(12_345, credits));
      await screen.findByText(/^03:25:/);
      // Somewhere in these milliseconds the members area was entered.
      return { ...view, entering: Date.now() - start };
    };
    const popup = () => screen.queryByRole('dialog', { name: 'Je credits zijn op' });

    it.each(['/members', '/premium'])('comes 40 s after entering %s without credits, once', async (path) => {
      const view = await enter(path, 0);
      await act(() => vi.advanceTimersByTimeAsync(39_000 - view.entering));
      expect(popup()).not.toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(1_500 + view.entering));
      expect(within(popup()!).getByRole('link', { name: 'Bekijk de pakketten' })).toHaveAttribute('href', '/credits');
      fireEvent.click(within(popup()!).getByRole('button', { name: 'Niet nu' }));
      expect(popup()).not.toBeInTheDocument();
      view.unmount();
      await enter(path, 0);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(popup()).not.toBeInTheDocument();
    });

    it('does not come while there are credits', async () => {
      await enter('/members', 30);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(popup()).not.toBeInTheDocument();
    });
  });
});

describe('MNY-06 a discount in the checkout', () => {
  const pay = (price: string) =>
    screen.findByRole('button', {
      name: (name) => plain(name) === `Bestelling met betalingsverplichting · € ${price}`,
    });
  const agreed = () => screen.getByRole('checkbox', { name: 'Ik wil mijn credits meteen kunnen gebruiken.' });
  const withCodes = (world: World) => {
    world.codes.set('LENTE20', { percentage: 20 });
    world.codes.set('GROOT', { percentage: 50, minimum: 2000 });
    world.codes.set('ALLEENPAYPAL', { percentage: 10, methods: ['paypal'] });
    world.codes.set('OVER', { refusal: 'discount_expired' });
    world.codes.set('GEBRUIKT', { refusal: 'discount_already_used' });
  };
  type View = Awaited<ReturnType<typeof visit>>;
  async function type({ user }: View, code: string) {
    if (!screen.queryByLabelText('Kortingscode')) {
      await user.click(await screen.findByRole('button', { name: 'Heb je een kortingscode?' }));
    }
    await user.clear(screen.getByLabelText('Kortingscode'));
    await user.type(screen.getByLabelText('Kortingscode'), code);
    await user.click(screen.getByRole('button', { name: 'Toepassen' }));
  }
  const leaving = () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, hostname: 'localhost' });
    return assign;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('takes the bonus off and orders at the price shown', async () => {
    const assign = leaving();
    const view = await visit('/credits/p100/creditcard', 'free', running());
    const button = await pay('7,49');
    await view.user.click(agreed());
    await view.user.click(button);
    expect(screen.getByText('25% korting met code TIMEBONUS25')).toBeInTheDocument();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(view.world.payments.get('payment-1')).toMatchObject({
      price: { amount: 749 },
      discount: { code: 'TIMEBONUS25', off: { amount: 250 } },
    });
  });

  it('tells not found, over and already used apart, and keeps the price', async () => {
    const view = await visit('/credits/p100/creditcard', 'paid', withCodes);
    await pay('9,99');
    for (const [code, text] of [
      ['BESTAATNIET', 'Deze kortingscode bestaat niet.'],
      ['OVER', 'Deze kortingscode is niet meer geldig.'],
      ['GEBRUIKT', 'Je hebt deze kortingscode al gebruikt.'],
    ] as const) {
      await type(view, code);
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(await pay('9,99')).toBeInTheDocument();
    }
    await view.user.clear(screen.getByLabelText('Kortingscode'));
    await view.user.click(screen.getByRole('button', { name: 'Toepassen' }));
    expect(screen.getByText('Vul dit in.')).toBeInTheDocument();
  });

  it('takes a code that was typed, and gives the normal price back when it is removed', async () => {
    const view = await visit('/credits/p100/creditcard', 'paid', withCodes);
    await type(view, 'lente20');
    expect(await pay('7,99')).toBeInTheDocument();
    // What was pressed has gone: the keyboard goes on where it stood.
    const remove = screen.getByRole('button', { name: /Verwijderen/ });
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(remove);
    await view.user.click(remove);
    expect(await pay('9,99')).toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Heb je een kortingscode?' }));
    expect(document.body).not.toHaveFocus();
  });

  it('MNY-03 says why the code of an order that was not paid takes nothing off any more', async () => {
    const assign = leaving();
    const view = await visit('/credits/p100/creditcard', 'paid', withCodes);
    await type(view, 'lente20');
    const button = await pay('7,99');
    await view.user.click(agreed());
    await view.user.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalled());
    vi.unstubAllGlobals();
    await act(() => view.router.navigate('/credits'));
    await screen.findByText('Populair');
    // On the way back from the payment company the page is a new one.
    view.cache.removeQueries({ queryKey: ['get', '/api/packages', { discount_code: 'lente20' }] });
    view.world.codes.set('LENTE20', { refusal: 'discount_expired' });
    await act(() => view.router.navigate('/credits/p100/creditcard'));
    expect(await screen.findByText('Deze kortingscode is niet meer geldig.')).toBeInTheDocument();
    expect(await pay('9,99')).toBeInTheDocument();
  });

  it('says why a good code takes nothing off, and orders without it', async () => {
    const assign = leaving();
    const view = await visit('/credits/p100/creditcard', 'paid', withCodes);
    await type(view, 'GROOT');
    const text = 'De code GROOT geldt vanaf € 20,00. Dit pakket heeft de gewone prijs.';
    expect(await screen.findByText(text, { normalizer: plain })).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: /Verwijderen/ }));
    await type(view, 'ALLEENPAYPAL');
    expect(
      await screen.findByText('De code ALLEENPAYPAL geldt niet voor Creditcard. Je betaalt nu de gewone prijs.'),
    ).toBeInTheDocument();
    await view.user.click(screen.getByRole('radio', { name: /PayPal/ }));
    expect(await screen.findByText('10% korting met code ALLEENPAYPAL')).toBeInTheDocument();
    await view.user.click(screen.getByRole('radio', { name: /^Creditcard/ }));
    const button = await pay('9,99');
    await view.user.click(agreed());
    await view.user.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(view.world.payments.get('payment-1')).toMatchObject({ price: { amount: 999 }, discount: null });
  });

  it('an offer that ended under our hands: refused, the normal price shown, nothing ordered', async () => {
    const view = await visit('/credits/p100/creditcard', 'free', running());
    const button = await pay('7,49');
    await view.user.click(agreed());
    view.world.bonus = null;
    await view.user.click(button);
    expect(await screen.findByText('Deze kortingscode is niet meer geldig.')).toBeInTheDocument();
    expect(await pay('9,99')).toBeInTheDocument();
    expect(view.world.payments.size).toBe(0);
  });
});

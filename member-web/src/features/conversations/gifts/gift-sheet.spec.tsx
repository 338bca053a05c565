import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../../testing/render';

withServer();
afterEach(() => vi.restoreAllMocks());

const SANNE = '/chats/chat-member-1-sanne';
const open = () => screen.findByRole('button', { name: 'Cadeau geven' });
const sheet = () => screen.findByRole('dialog', { name: 'Een cadeau voor Sanne' });

describe('CHT-10 the choice of a gift', () => {
  it('MNY-12 the second of two quick presses agrees to no price that came meanwhile', async () => {
    const { user, world } = await visit(SANNE);
    await user.click(await open());
    await user.click(within(await sheet()).getByRole('radio', { name: /Roos/ }));
    world.gifts = world.gifts.map((gift) => (gift.id === 'rose' ? { ...gift, price: 12 } : gift));
    await user.click(within(await sheet()).getByRole('button', { name: 'Geven · 10 credits' }));
    expect(await screen.findByText(/^Dit cadeau kost nu 12 credits/)).toBeInTheDocument();
    fireEvent.click(within(await sheet()).getByRole('button', { name: 'Geven · 12 credits' }), { detail: 2 });
    expect(await sheet()).toBeInTheDocument();
    await user.click(within(await sheet()).getByRole('button', { name: 'Geven · 12 credits' }));
    expect(await screen.findByText('Nog 108 credits')).toBeInTheDocument();
  });

  it('is closed by Back, and the conversation stays; the next one leads back from there', async () => {
    const { user, router } = await visit('/chats');
    await act(() => router.navigate(SANNE));
    await user.click(await open());
    expect(await sheet()).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(SANNE);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/chats');
  });

  it('stands beside its button also for whoever comes from a profile', async () => {
    const anchor = { left: 300, top: 500, right: 340, bottom: 540, width: 40, height: 40 } as DOMRect;
    const real = Element.prototype.getBoundingClientRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.id === 'gift-button' ? anchor : real.call(this);
    });
    const { user } = await visit('/members/member-1-sanne');
    await user.click(await open());
    await waitFor(async () => expect((await sheet()).style.getPropertyValue('--left')).toBe('300px'));
  });
});

it('CHT-10 of two quick choices how far gifts show, the last one holds', async () => {
  const { user, world } = await visit('/profile');
  const wanted = await screen.findByRole('combobox', { name: 'Gekregen cadeaus op je profiel' });
  const first = Promise.withResolvers<void>();
  server.use(http.put('*/api/profile/gifts', () => first.promise.then(() => undefined), { once: true }));
  await user.selectOptions(wanted, 'Tonen zonder naam van de gever');
  await user.selectOptions(wanted, 'Tonen met naam van de gever');
  first.resolve();
  const told = () => world.calls.filter(({ method, path }) => method === 'PUT' && path === '/api/profile/gifts');
  await waitFor(() => expect(told()).toHaveLength(2));
  await waitFor(() => expect(world.profileGifts.shown).toBe('named'));
});

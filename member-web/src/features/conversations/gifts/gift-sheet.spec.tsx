import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../../testing/render';

withServer();

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
});

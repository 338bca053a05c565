import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

describe('NTF-02 unsubscribing by the link of a mail', () => {
  it.each(['visitor', 'paid'] as const)('asks a %s first, then ends that kind of notice', async (scenario) => {
    const { user, world } = await visit('/unsubscribe?token=like.good', scenario);
    expect(await screen.findByText(/van de soort ‘Likes’/)).toBeInTheDocument();
    expect(world.preferences.like).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Afmelden' }));
    expect(await screen.findByRole('heading', { name: 'Je bent afgemeld' })).toBeInTheDocument();
    expect(world.preferences.like).toBe(false);
    expect(screen.getByRole('link', { name: 'Meldingen kiezen' })).toHaveAttribute('href', '/notifications');
  });

  it.each(['like.forged', 'nonsense', ''])('says so of a link that is not ours: %j', async (token) => {
    const { user } = await visit(`/unsubscribe?token=${token}`);
    if (token === 'like.forged') await user.click(await screen.findByRole('button', { name: 'Afmelden' }));
    expect(await screen.findByRole('heading', { name: 'Deze link klopt niet' })).toBeInTheDocument();
    expect(screen.queryByText('Dit bestaat niet (meer).')).not.toBeInTheDocument();
  });
});

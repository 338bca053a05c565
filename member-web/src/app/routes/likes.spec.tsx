import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const heart = (name: string) => screen.findByRole('button', { name: `${name} leuk vinden` });
const gone = () => HttpResponse.json({ status: 403, code: 'profile_not_available', request_id: 'r' }, { status: 403 });

describe('DSC-03 the heart', () => {
  it('likes from a card, shows it at once, and takes it back', async () => {
    const { user, world } = await visit('/members');
    const button = await heart('Sanne');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(world.likesGiven.has('member-1-sanne')).toBe(true));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(world.likesGiven.size).toBe(0));
  });

  it('on the profile is the one of the card', async () => {
    const { user, router } = await visit('/members');
    await user.click(await heart('Bram'));
    await router.navigate('/members/member-2-bram');
    expect(await screen.findByText('Vind je leuk')).toBeInTheDocument();
    expect(await heart('Bram')).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes back when it could not be kept, and says why', async () => {
    const { user } = await visit('/members');
    server.use(http.put('*/api/members/:id/like', gone));
    const button = await heart('Sanne');
    await user.click(button);
    expect(await screen.findByText('Je kunt het profiel niet meer bekijken')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('ACC-04 leads the unconfirmed to their mailbox', async () => {
    const { user } = await visit('/members', 'unconfirmed');
    await user.click(await heart('Sanne'));
    expect(await screen.findByRole('heading', { name: 'Kijk in je mailbox' })).toBeInTheDocument();
  });
});

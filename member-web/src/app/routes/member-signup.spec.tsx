import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepLandingMessage, landingMessage } from '../../lib/landing-message';
import { claimLikes, forgetLikes, keepLike, keptLikes } from '../../lib/kept-likes';
import { server, visit, withServer } from '../../testing/render';

withServer();

type Visit = Awaited<ReturnType<typeof visit>>;
const next = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Verder' }));

/** As far as the step with the first message. */
async function toTheWords(view: Visit) {
  await view.user.click(await screen.findByRole('radio', { name: 'Vrouw' }));
  await view.user.click(screen.getByRole('radio', { name: 'Mannen' }));
  await next(view);
  await view.user.type(await screen.findByLabelText('Dag'), '12');
  await view.user.selectOptions(screen.getByLabelText('Maand'), 'april');
  await view.user.type(screen.getByLabelText('Jaar'), '1990');
  await next(view);
  await view.user.selectOptions(await screen.findByLabelText('Land'), 'Nederland');
  await next(view);
  return screen.findByLabelText(/^Je eerste bericht/);
}

describe('DSC-02 ACC-04 the sign-up beside the card of whom one came for', () => {
  it('shows the card, and the words that were written on the landing page', async () => {
    const view = await visit('/members/member-1-sanne/signup', 'visitor', () =>
      keepLandingMessage('member-1-sanne', 'Zin in koffie?'),
    );
    const card = within(await screen.findByRole('figure'));
    expect(card.getByText(/^Sanne, \d+$/)).toBeInTheDocument();
    const field = await toTheWords(view);
    expect(field).toHaveValue('Zin in koffie?');
    // What is changed here is what is written there, on the way back.
    await view.user.type(field, ' Of thee?');
    expect(landingMessage('member-1-sanne')).toBe('Zin in koffie? Of thee?');
    expect(landingMessage('member-6-daan')).toBe('');
  });

  it('of whoever is shown to nobody it is the sign-up alone, without a message', async () => {
    const view = await visit('/members/nobody/signup', 'visitor');
    await screen.findByRole('radio', { name: 'Vrouw' });
    expect(screen.queryByRole('figure')).toBeNull();
    await expect(toTheWords(view)).rejects.toThrow();
  });

  it('leads members to the profile', async () => {
    const { router } = await visit('/members/member-1-sanne/signup', 'paid');
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/member-1-sanne'));
  });

  it('CLI-02 a card that is pressed where there is room opens the dialog, which knows whom it is for', async () => {
    const view = await visit('/members', 'visitor', (world) => {
      world.settings = { ...world.settings, logged_out_search: true };
    });
    await view.user.click(await screen.findByRole('link', { name: /Sanne/ }));
    await screen.findByRole('dialog');
    expect(await toTheWords(view)).toBeInTheDocument();
  });
});

describe('CLI-04 DSC-06 likes that were given before the sign-up', () => {
  const given = ({ world }: Visit) =>
    world.calls
      .filter(({ path }) => path.startsWith('/api/swipe-game/swipes/'))
      .map(({ path }) => path.split('/').pop());

  it('are kept of a card whose heart was pressed, and of nobody who is not shown', async () => {
    const view = await visit('/members/member-1-sanne/signup?like=yes', 'visitor');
    await waitFor(() => expect(keptLikes().ids).toEqual(['member-1-sanne']));
    view.unmount();
    for (const address of ['/members/nobody/signup?like=yes', '/members/member-6-daan/signup']) {
      const other = await visit(address, 'visitor');
      await screen.findByRole('radio', { name: 'Vrouw' });
      other.unmount();
    }
    expect(keptLikes().ids).toEqual(['member-1-sanne']);
    forgetLikes();
  });

  it('are given once the member has confirmed, in this browser, and not again', async () => {
    const later = await visit('/likes', 'unconfirmed');
    keepLike('member-1-sanne');
    keepLike('member-6-daan');
    claimLikes(later.world.user!.id);
    await screen.findByRole('heading', { level: 1 });
    expect(given(later)).toEqual([]);
    later.unmount();
    const view = await visit('/likes', 'free');
    await waitFor(() => expect(given(view)).toEqual(['member-1-sanne', 'member-6-daan']));
    await waitFor(() => expect(keptLikes().ids).toEqual([]));
    view.unmount();
    const again = await visit('/likes', 'free');
    await screen.findByRole('heading', { level: 1 });
    expect(given(again)).toEqual([]);
  });

  it('stay kept where somebody else has logged in meanwhile', async () => {
    keepLike('member-1-sanne');
    const view = await visit('/likes', 'free', (world) => claimLikes(world.user!.id));
    const refused = Promise.withResolvers<void>();
    server.use(
      http.put('*/api/swipe-game/swipes/:id', () => {
        refused.resolve();
        return HttpResponse.json({ status: 409, code: 'other_account', request_id: 'r' }, { status: 409 });
      }),
    );
    await refused.promise;
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(keptLikes().ids).toEqual(['member-1-sanne']);
    view.unmount();
    forgetLikes();
  });

  it('are nobody else’s, and never more than four', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'a']) keepLike(id);
    expect(keptLikes().ids).toEqual(['a', 'b', 'c', 'd']);
    claimLikes('somebody');
    claimLikes('somebody else');
    const view = await visit('/likes', 'free');
    await screen.findByRole('heading', { level: 1 });
    expect(given(view)).toEqual([]);
    // The next visitor of this browser begins anew.
    keepLike('f');
    expect(keptLikes()).toMatchObject({ ids: ['f'] });
  });
});

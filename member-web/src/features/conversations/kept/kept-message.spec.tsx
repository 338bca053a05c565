import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../../testing/render';
import type { World } from '../../../testing/world';

withServer();

const TEXT = 'Zin in een kop koffie?';
const gone = (world: World) => {
  world.unsentMessage = { text: TEXT, reason: 'unavailable', conversation: null };
};
const show = () => screen.findByRole('button', { name: 'Bekijken' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Je eerste bericht is niet verstuurd' }));

describe('ACC-04 NTF-04 the first message of sign-up that could not be sent', () => {
  it('is told with its text, which is there for somebody else until it is discarded', async () => {
    const { user, world, router } = await visit('/likes', 'paid', gone);
    await user.click(await show());
    expect((await dialog()).getByText(/Wie je wilde schrijven, is niet meer te bereiken/)).toBeInTheDocument();
    expect((await dialog()).getByRole('textbox', { name: 'Je tekst' })).toHaveValue(TEXT);
    await user.click((await dialog()).getByRole('link', { name: 'Leden zoeken' }));
    await act(() => router.navigate('/members/member-6-daan'));
    await user.click(await screen.findByRole('button', { name: /^Bericht/ }));
    await user.click(await screen.findByRole('button', { name: 'Tekst van je aanmelding gebruiken' }));
    expect(screen.getByRole('textbox', { name: /^Bericht aan/ })).toHaveValue(TEXT);
    expect(screen.queryByRole('button', { name: 'Tekst van je aanmelding gebruiken' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await act(() => router.navigate('/likes'));
    await user.click(await show());
    await user.click((await dialog()).getByRole('button', { name: 'Tekst weggooien' }));
    expect(await screen.findByText('Je tekst is weggegooid.')).toBeInTheDocument();
    expect(screen.queryByText(/^Je eerste bericht/)).not.toBeInTheDocument();
    expect(world.unsentMessage).toBeNull();
  });

  it('arrives while one is on the site, and goes to whom it was for once the warning is read', async () => {
    const { user, elsewhere, world } = await visit('/likes', 'paid');
    await screen.findByRole('heading', { level: 1 });
    const profile = Object.assign(world.member('member-6-daan')!, { fictional: true });
    await elsewhere(() => {
      world.unsentMessage = { text: TEXT, reason: 'fictional', conversation: { id: `chat-${profile.id}`, profile } };
      world.emit('unsent', {});
    });
    await user.click(await show());
    expect((await dialog()).getByText(/een waarschuwing die je eerst moet lezen/)).toBeInTheDocument();
    await user.click((await dialog()).getByRole('button', { name: `Schrijf ${profile.name}` }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Bericht aan/ })).toHaveValue(TEXT));
    expect(screen.getByText('Fysiek contact met een fictief profiel is niet mogelijk.')).toBeInTheDocument();
  });

  it('stands once in the field for whoever goes back and comes again', async () => {
    const { user, world } = await visit('/likes', 'paid', (world) => {
      const profile = world.member('member-6-daan')!;
      world.unsentMessage = { text: TEXT, reason: 'credits', conversation: { id: `chat-${profile.id}`, profile } };
    });
    const { name } = world.member('member-6-daan')!;
    for (let time = 0; time < 2; time++) {
      await user.click(await show());
      await user.click((await dialog()).getByRole('button', { name: `Schrijf ${name}` }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: /^Bericht aan/ })).toHaveValue(TEXT));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
    }
  });

  it('is not asked for before the address is confirmed', async () => {
    const { world } = await visit('/members', 'unconfirmed', gone);
    await screen.findByRole('heading', { level: 1 });
    expect(world.calls.some(({ path }) => path === '/api/signup-message')).toBe(false);
  });
});

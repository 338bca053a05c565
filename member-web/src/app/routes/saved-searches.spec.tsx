import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

type Visit = Awaited<ReturnType<typeof visit>>;
const openSheet = async ({ user }: Pick<Visit, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Bewaard' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bewaarde zoekopdrachten' }));
  await sheet.findByText(/Naam van deze zoekopdracht|Wat je nu zoekt|meer kan niet/);
  return sheet;
};
const kept = (name: string, filter: object = {}) => ({
  id: `search-${name}`,
  name,
  filter,
  weekly_mail: false,
});

describe('DSC-01 saved searches', () => {
  it('are named in the words of the filter, and opened from the sheet', async () => {
    const { user, router, world } = await visit('/members?gender=female&country=NL&countryregion=NL-UT&min_age=30');
    const sheet = await openSheet({ user });
    const name = await sheet.findByRole('textbox', { name: 'Naam van deze zoekopdracht' });
    await waitFor(() => expect(name).toHaveValue('Vrouwen, 30+ jaar, Utrecht'));
    await user.click(sheet.getByRole('button', { name: 'Bewaren' }));
    expect(await sheet.findByText('Wat je nu zoekt, staat hier als “Vrouwen, 30+ jaar, Utrecht”.')).toBeInTheDocument();
    expect(world.savedSearches).toMatchObject([
      { filter: { gender: 'female', min_age: 30, country: 'NL', countryregion: 'NL-UT' }, weekly_mail: false },
    ]);
    await user.click(sheet.getByRole('button', { name: 'Sluiten' }));
    await user.click(screen.getByRole('button', { name: 'Mannen' }));
    const again = await openSheet({ user });
    await user.click(again.getByRole('button', { name: 'Vrouwen, 30+ jaar, Utrecht' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?gender=female&country=NL&countryregion=NL-UT&min_age=30'),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('three are the most: then one is replaced, renamed or deleted', async () => {
    const { user, world } = await visit('/members?gender=male', 'paid', (before) => {
      before.savedSearches = [kept('Een'), kept('Vrouwen', { gender: 'female' }), kept('Drie', { with_photo: true })];
    });
    const sheet = await openSheet({ user });
    expect(sheet.getByText(/Je bewaart er 3, meer kan niet/)).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Bewaren' })).not.toBeInTheDocument();
    // Its name was what it asked for, and follows.
    await user.click(sheet.getByRole('button', { name: '“Vrouwen” vervangen door wat je nu zoekt' }));
    expect(await sheet.findByText('Wat je nu zoekt, staat hier als “Mannen”.')).toBeInTheDocument();
    expect(world.savedSearches[1]).toMatchObject({ name: 'Mannen', filter: { gender: 'male' } });

    await user.click(sheet.getByRole('button', { name: '“Drie” hernoemen' }));
    const field = sheet.getByRole('textbox', { name: 'Naam van deze zoekopdracht' });
    await user.clear(field);
    await user.type(field, 'Met gezicht');
    await user.click(sheet.getByRole('button', { name: 'Bewaren' }));
    expect(await sheet.findByRole('button', { name: /^Met gezicht/ })).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: '“Met gezicht” hernoemen' })).toHaveFocus();

    await user.click(sheet.getByRole('button', { name: '“Een” verwijderen' }));
    await waitFor(() => expect(world.savedSearches.map(({ name }) => name)).toEqual(['Mannen', 'Met gezicht']));
    // The keyboard goes on in the sheet, whose button has gone.
    await waitFor(() => expect(sheet.queryByRole('button', { name: '“Een” verwijderen' })).not.toBeInTheDocument());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('DSC-09 each says whether it is mailed', async () => {
    const { user, world } = await visit('/members', 'paid', (before) => {
      before.savedSearches = [kept('Een', { gender: 'female' })];
    });
    const sheet = await openSheet({ user });
    const mail = sheet.getByRole('switch', { name: 'Mail me elke week wie nieuw is' });
    expect(mail).not.toBeChecked();
    await user.click(mail);
    await waitFor(() => expect(world.savedSearches[0]!.weekly_mail).toBe(true));
    expect(mail).toBeChecked();
  });

  it('one that was deleted in another window goes here too, once something is asked of it', async () => {
    const { user, world } = await visit('/members', 'paid', (before) => {
      before.savedSearches = [kept('Een', { gender: 'female' })];
    });
    const sheet = await openSheet({ user });
    world.savedSearches = [];
    await user.click(sheet.getByRole('switch', { name: 'Mail me elke week wie nieuw is' }));
    await waitFor(() => expect(sheet.queryByRole('button', { name: '“Een” verwijderen' })).not.toBeInTheDocument());
  });

  it('NTF-01 the first that is mailed turns the weekly mail on, also where the notifications were seen before', async () => {
    const { user, world, router } = await visit('/notifications', 'paid', (before) => {
      before.savedSearches = [kept('Een', { gender: 'female' })];
      before.preferences.weekly_updates = false;
    });
    const weekly = () => screen.findByRole('switch', { name: 'Weekoverzicht' });
    expect(await weekly()).not.toBeChecked();
    await act(() => router.navigate('/members'));
    const sheet = await openSheet({ user });
    world.preferences.weekly_updates = true;
    await user.click(sheet.getByRole('switch', { name: 'Mail me elke week wie nieuw is' }));
    await waitFor(() => expect(world.savedSearches[0]!.weekly_mail).toBe(true));
    await act(() => router.navigate('/notifications'));
    await waitFor(async () => expect(await weekly()).toBeChecked());
  });

  it('the second of two quick presses deletes no other one', async () => {
    const { user, cache } = await visit('/members?gender=male', 'paid', (before) => {
      before.savedSearches = [kept('Een'), kept('Twee', { gender: 'female' })];
    });
    const sheet = await openSheet({ user });
    await user.click(sheet.getByRole('button', { name: '“Een” verwijderen' }));
    await waitFor(() => expect(sheet.queryByRole('button', { name: '“Een” verwijderen' })).not.toBeInTheDocument());
    fireEvent.click(sheet.getByRole('button', { name: '“Twee” verwijderen' }), { detail: 2 });
    expect(cache.isMutating()).toBe(0);
  });

  it('DSC-09 the link of a mail opens the search by its id, and one that is gone opens the list', async () => {
    const found = await visit('/members?saved=search-Een', 'paid', (before) => {
      before.savedSearches = [kept('Een', { gender: 'female', min_age: 40 })];
    });
    await waitFor(() => expect(found.router.state.location.search).toBe('?gender=female&min_age=40'));
    found.unmount();
    const gone = await visit('/members?saved=search-Twee');
    await waitFor(() => expect(gone.router.state.location.search).toBe(''));
  });

  it('DSC-09 the link of a mail whose search could not be asked for says so, and opens the list', async () => {
    const { router } = await visit('/pages/terms');
    server.use(http.get('*/api/saved-searches', () => new HttpResponse(null, { status: 429 })));
    await act(() => router.navigate('/members?saved=search-Een'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

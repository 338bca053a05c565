import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

const names = () =>
  [...document.querySelectorAll('a[href^="/members/member-"]')].map((link) => link.getAttribute('href')!.split('-')[2]);
const searches = (calls: { path: string }[]) => calls.filter(({ path }) => path === '/api/members').length;

describe('DSC-01 the search', () => {
  it('is set in a sheet, which says how many that finds, and kept in the address', async () => {
    const { user, router } = await visit('/members?lb=x&gender=male');
    expect(await screen.findByRole('button', { name: 'Mannen', pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('radio', { name: 'Vrouwen' }));
    fireEvent.change(sheet.getByRole('slider', { name: 'Leeftijd vanaf' }), { target: { value: 30 } });
    fireEvent.change(sheet.getByRole('slider', { name: 'Leeftijd tot en met' }), { target: { value: 45 } });
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Land' }), 'NL');
    await user.selectOptions(await sheet.findByRole('combobox', { name: 'Provincie' }), 'NL-UT');
    expect(sheet.getByText('30–45 jaar')).toBeInTheDocument();
    fireEvent.change(sheet.getByRole('slider', { name: 'Leeftijd vanaf' }), { target: { value: 45 } });
    expect(sheet.getByText('45 jaar')).toBeInTheDocument();
    fireEvent.change(sheet.getByRole('slider', { name: 'Leeftijd vanaf' }), { target: { value: 30 } });
    await user.click(await sheet.findByRole('button', { name: '1 lid tonen' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?lb=x&gender=female&country=NL&countryregion=NL-UT&min_age=30&max_age=45',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('1 lid')).toBeInTheDocument();
    expect(names()[0]).toBe('sanne');
  });

  it('shows what was chosen as chips, each taken away by itself: the province before the country', async () => {
    const { user, router } = await visit('/members?country=NL&countryregion=NL-UT&min_age=30&online=true');
    expect(await screen.findByRole('button', { name: /Filters.*3 filters gekozen/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nu online' })).toHaveAttribute('aria-pressed', 'true');
    const press = async (name: string, search: string) => {
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(router.state.location.search).toBe(search));
    };
    await press('Utrecht weghalen', '?country=NL&min_age=30&online=true');
    await press('Nederland weghalen', '?min_age=30&online=true');
    await press('30+ jaar weghalen', '?online=true');
    await press('Nu online', '');
  });

  it('gives up all that was pressed, however quickly, also while the address of an earlier one arrives', async () => {
    const { router } = await visit('/members?country=NL&countryregion=NL-UT&min_age=30&online=true');
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('button', { name: 'Utrecht weghalen' });
    const stop = router.subscribe(({ location }) => {
      if (location.search !== '?country=NL&min_age=30&online=true') return;
      stop();
      press('Nederland weghalen');
      press('30+ jaar weghalen');
    });
    press('Utrecht weghalen');
    await waitFor(() => expect(router.state.location.search).toBe('?online=true'));
    await act(() => router.navigate('/members?gender=female'));
    expect(screen.getByRole('button', { name: 'Vrouwen' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Nu online' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('reaches as far as one chooses, and tells how far somebody lives', async () => {
    const { user, router, world } = await visit('/members?country=NL');
    expect(await screen.findByRole('link', { name: /Sanne.*Utrecht minder dan 5 km/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Bram.*Noord-Holland 10 km/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Afstand' }), 'Binnen 25 km');
    await user.click(await screen.findByRole('button', { name: /leden tonen/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?country=NL&distance=25'));
    await user.click(await screen.findByRole('button', { name: 'Binnen 25 km weghalen' }));
    await waitFor(() => expect(router.state.location.search).toBe('?country=NL'));
    expect(world.user?.profile.located).toBe(true);
  });

  it('keeps the two ends of the ages in order', async () => {
    const { user } = await visit('/members');
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const [from, to] = await screen.findAllByRole('slider');
    fireEvent.change(to!, { target: { value: 40 } });
    fireEvent.change(from!, { target: { value: 60 } });
    expect(from).toHaveValue('40');
    fireEvent.change(to!, { target: { value: 20 } });
    expect(to).toHaveValue('40');
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('button', { name: 'Herstellen' }));
    expect(sheet.getByRole('button', { name: 'Herstellen' })).toHaveFocus();
    expect(screen.getByText('Elke leeftijd')).toBeInTheDocument();
  });

  it('shows similar results where few match, nobody twice', async () => {
    await visit('/members?country=BE&gender=female');
    const similar = await screen.findByRole('region', { name: 'Komt in de buurt' });
    expect(within(similar).getByRole('link', { name: /Sanne/ })).toBeInTheDocument();
    const all = names();
    expect(all.slice(0, 2)).toEqual(['isabelle', 'charlotte']);
    expect(new Set(all).size).toBe(all.length);
    expect(screen.getByText('2 leden')).toBeInTheDocument();
  });

  it('PRO-01 offers no more than the settings let one search by', async () => {
    const { user } = await visit('/members', 'paid', (world) => (world.settings.search_fields = ['age']));
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    expect(await screen.findAllByRole('slider')).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: 'Vrouwen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Land' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mannen' })).not.toBeInTheDocument();
  });
});

describe('DSC-09 the first search', () => {
  const lastSearch = (calls: { path: string; query?: string }[]) => calls.filter(({ path }) => path === '/api/members');

  it('is what the member seeks, in their country and near them, and any change of it is kept for the menu', async () => {
    const { user, router } = await visit('/members');
    expect(await screen.findByRole('button', { name: 'Vrouwen', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nederland weghalen' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Herstellen' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Sanne/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Bram/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Binnen 100 km weghalen' }));
    await waitFor(() => expect(router.state.location.search).toBe('?gender=female&country=NL'));
    await user.click(screen.getAllByRole('link', { name: /^Likes/ })[0]!);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/likes/));
    await user.click(screen.getAllByRole('link', { name: 'Zoeken' })[0]!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/members'));
    expect(await screen.findByRole('button', { name: 'Vrouwen', pressed: true })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Binnen 100 km weghalen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Herstellen' }));
    expect(await screen.findByRole('button', { name: 'Binnen 100 km weghalen' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('DSC-08 is kept on this device by the names of the specification, until the member logs out', async () => {
    const { user, router } = await visit('/members');
    await user.click(await screen.findByRole('button', { name: 'Mannen' }));
    await waitFor(() => expect(router.state.location.search).toBe('?gender=male&country=NL&distance=100'));
    expect(JSON.parse(localStorage.getItem('search')!)).toEqual({
      filter: { gender: 'male', country: 'NL', distance: 100 },
      results_per_page: 24,
    });
    await user.click(screen.getByRole('button', { name: /Robin/ }));
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('search')).toBeNull();
  });

  it('can be widened to everyone, which is kept as well', async () => {
    const { user, router } = await visit('/members?country=AU');
    await user.click(await screen.findByRole('button', { name: 'Iedereen tonen' }));
    expect(await screen.findByText('16 leden')).toBeInTheDocument();
    await router.navigate('/likes');
    await router.navigate('/members');
    expect(await screen.findByText('16 leden')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Herstellen' })).toBeInTheDocument();
  });

  it('asks for as many at a time as one has chosen, and Back closes the sheet alone', async () => {
    const { user, router, world } = await visit('/members?gender=female');
    await screen.findByRole('link', { name: /Sanne/ });
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/members', search: '?gender=female' });

    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('radio', { name: '24' })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: '96' }));
    const before = lastSearch(world.calls).length;
    await user.click(sheet.getByRole('button', { name: /tonen$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(lastSearch(world.calls).length).toBeGreaterThan(before));
    expect(JSON.parse(localStorage.getItem('search')!)).toMatchObject({ results_per_page: 96 });
    expect(router.state.location.search).toBe('?gender=female');
  });
});

describe('DSC-09 the order of the search', () => {
  /** Of the lists asked for; the count asks for one alone. */
  const orders = (calls: { path: string; query: string }[]) =>
    calls
      .filter(({ path }) => path === '/api/members')
      .map(({ query }) => new URLSearchParams(query))
      .filter((query) => query.get('limit') !== '1')
      .map((query) => query.get('order'));
  const orderIn = async () => screen.findByRole('combobox', { name: 'Volgorde' });

  it('is recommended until another is chosen, which stands in the address and is kept like the filter', async () => {
    const { user, router, world } = await visit('/members');
    expect(await orderIn()).toHaveDisplayValue('Aanbevolen');
    await screen.findByRole('link', { name: /Sanne/ });
    expect(orders(world.calls)).toEqual(['recommended']);

    await user.selectOptions(await orderIn(), 'Dichtstbij');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?gender=female&country=NL&distance=100&order=nearest'),
    );
    await waitFor(() => expect(orders(world.calls)).toEqual(['recommended', 'nearest']));
    await router.navigate('/likes');
    await router.navigate('/members');
    expect(await orderIn()).toHaveDisplayValue('Dichtstbij');
    expect(JSON.parse(localStorage.getItem('search')!)).toMatchObject({ filter: { order: 'nearest' } });

    await user.click(screen.getByRole('button', { name: 'Herstellen' }));
    expect(await orderIn()).toHaveDisplayValue('Aanbevolen');
    expect(router.state.location.search).toBe('');
  });

  it('is chosen in the sheet as well, which tells what each order goes by', async () => {
    const { user, router } = await visit('/members?gender=female');
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByText('Hoe is dit geordend?'));
    expect(sheet.getByText(/^Aanbevolen stelt drie vragen/)).toBeVisible();
    expect(sheet.getByText(/Niemand krijgt een score/)).toBeVisible();
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Volgorde' }), 'Laatst actief');
    await user.click(sheet.getByRole('button', { name: /tonen$/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?gender=female&order=last_active'));
  });

  it('says why the nearest cannot be had without a place of one’s own, and where to give it', async () => {
    const { user } = await visit('/members?order=nearest', 'paid', (world) => (world.user!.profile.located = false));
    expect(await orderIn()).toHaveDisplayValue('Aanbevolen');
    expect(screen.getByRole('option', { name: 'Dichtstbij (kies eerst je woonplaats)' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('link', { name: 'Woonplaats kiezen' })).toHaveAttribute('href', '/profile');
    expect(sheet.getByRole('option', { name: 'Dichtstbij (kies eerst je woonplaats)' })).toBeDisabled();
  });

  it('PRO-01 offers no nearest where the settings let nobody search by distance', async () => {
    await visit('/members', 'paid', (world) => (world.settings.search_fields = ['gender']));
    expect(
      within(await orderIn())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Aanbevolen', 'Laatst actief', 'Nieuwste']);
  });

  it('stays when everyone is shown', async () => {
    const { user, router } = await visit('/members?country=AU&order=newest');
    await user.click(await screen.findByRole('button', { name: 'Iedereen tonen' }));
    await waitFor(() => expect(router.state.location.search).toBe('?order=newest'));
    expect(await screen.findByText('16 leden')).toBeInTheDocument();
  });

  it('is not for visitors, who are not asked who they are', async () => {
    const { world } = await visit('/members?order=nearest', 'visitor', (one) => {
      one.settings.logged_out_search = true;
    });
    expect(await screen.findByText('Je ziet een paar van de 16 leden.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Volgorde' })).not.toBeInTheDocument();
    expect(orders(world.calls)).toEqual([null]);
  });
});

describe('DSC-01 the search of visitors', () => {
  const open = (world: { settings: { logged_out_search: boolean } }) => (world.settings.logged_out_search = true);

  it('is closed unless the operator opens it', async () => {
    const { router } = await visit('/members?gender=male', 'visitor');
    expect(await screen.findByRole('heading', { name: 'Welkom terug' })).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?back=${encodeURIComponent('/members?gender=male')}`);
  });

  it('shows 12 of them, without hearts and presence, and how to join', async () => {
    await visit('/members?online=true', 'visitor', open);
    expect(await screen.findByRole('heading', { name: 'Kijk alvast rond' })).toBeInTheDocument();
    expect(await screen.findByText('Je ziet een paar van de 16 leden.')).toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'Nu online' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { pressed: false, name: /Sanne/ })).not.toBeInTheDocument();
    const offer = within(screen.getByRole('region', { name: 'Nieuwsgierig naar de rest?' }));
    expect(offer.getByRole('button', { name: 'Gratis aanmelden' })).toBeInTheDocument();
  });

  it('ACC-16 leads from a card to sign-up, and back', async () => {
    const { user, router } = await visit('/members', 'visitor', open);
    await user.click(await screen.findByRole('link', { name: /Sanne/ }));
    expect(await screen.findByRole('dialog', { name: 'Gratis aanmelden' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/members');
    expect(router.state.location.state).toMatchObject({ signup: { landing: 'member-1-sanne' } });
  });
});

describe('DSC-08 profiles that were seen', () => {
  it('are cached: the way back asks nothing of the server; logging out empties it', async () => {
    const { user, router, world, cache } = await visit('/members');
    await user.click(await screen.findByRole('link', { name: /Sanne/ }));
    await screen.findByRole('button', { name: /Bericht sturen/ });
    const before = searches(world.calls);
    await router.navigate(-1);
    expect(await screen.findByRole('link', { name: /Sanne/ })).toBeInTheDocument();
    expect(searches(world.calls)).toBe(before);
    const keys = () => cache.getQueryCache().findAll({ queryKey: ['get', '/api/members/{id}'] });
    expect(keys()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /Robin/ }));
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(keys()).toHaveLength(0);
    expect(cache.getQueryCache().findAll({ queryKey: ['get', '/api/members'] })).toHaveLength(0);
  });
});

describe('PRO-01 a profile', () => {
  it('tells what the member wrote, the interests both share first', async () => {
    await visit('/members/member-1-sanne', 'paid', (world) => {
      world.user!.profile = { ...world.user!.profile, interests: ['reading', 'tea'] };
    });
    expect(await screen.findByText(/Ik lees, ik fiets/)).toBeInTheDocument();
    const pills = within(screen.getByRole('region', { name: 'Interesses' })).getAllByRole('listitem');
    expect(pills.map(({ textContent }) => textContent)).toEqual(['Lezen, jij ook', 'Fietsen', 'Games', 'Wijn']);
    expect(screen.getByText('Relatiestatus').nextSibling).toHaveTextContent('Vrijgezel');
    expect(screen.queryByText('Seksualiteit')).not.toBeInTheDocument();
  });
});

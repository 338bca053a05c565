import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

type Visit = Awaited<ReturnType<typeof visit>>;
const section = (name: string) => screen.findByRole('region', { name });
const edit = async ({ user }: Visit, name: string) => {
  const found = within(await section(name));
  await user.click(await found.findByRole('button', { name: `Bewerken: ${name}` }));
  return found;
};
const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Opslaan' }));

describe('PRO-01 what is written and not saved', () => {
  const leave = async ({ user }: Visit) => user.click(screen.getAllByRole('link', { name: 'Zoeken' })[0]!);
  const asked = () => screen.findByRole('dialog', { name: 'Niet opgeslagen' });

  it('is asked about before one leaves it behind', async () => {
    const view = await visit('/profile', 'paid');
    const about = await edit(view, 'Over mij');
    await view.user.type(about.getByLabelText('Over mij'), ' Ik zeil.');
    await leave(view);
    await view.user.click(within(await asked()).getByRole('button', { name: 'Hier blijven' }));
    expect(about.getByLabelText('Over mij')).toHaveValue(`${view.world.profile.description} Ik zeil.`);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await leave(view);
    await view.user.click(within(await asked()).getByRole('button', { name: 'Weggaan zonder opslaan' }));
    await screen.findByRole('heading', { name: 'Leden' });
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('is not, once the session has ended: there is nothing left to stay for', async () => {
    const write = async () => {
      const view = await visit('/profile', 'paid');
      const about = await edit(view, 'Over mij');
      await view.user.type(about.getByLabelText('Over mij'), ' Ik zeil.');
      return view;
    };
    const view = await write();
    await view.user.click((await screen.findAllByRole('button', { name: 'Uitloggen' })).at(-1)!);
    expect(await screen.findByRole('heading', { name: 'Flirten begint met een bericht.' })).toBeInTheDocument();
    view.unmount();

    const { world } = await write();
    await world.listening;
    server.use(
      http.get('*/api/user', () =>
        HttpResponse.json({ status: 403, code: 'authentication_required', request_id: 'r' }, { status: 403 }),
      ),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('heading', { name: 'Welkom terug' })).toBeInTheDocument();
    expect(screen.getByText('Je sessie is verlopen. Log opnieuw in.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not by Back that closes a dialog over it', async () => {
    const view = await visit('/likes', 'paid', (world) => world.addPhoto({ status: 'active' }));
    await act(() => view.router.navigate('/profile'));
    const about = await edit(view, 'Over mij');
    await view.user.type(about.getByLabelText('Over mij'), ' Ik zeil.');
    await view.user.click(await screen.findByRole('button', { name: 'Foto 1 verwijderen' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await act(() => view.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(about.getByLabelText('Over mij')).toHaveValue(`${view.world.profile.description} Ik zeil.`);
    await act(() => view.router.navigate(-1));
    expect(await asked()).toBeInTheDocument();
  });

  it('is not, once it is saved or nothing is changed', async () => {
    const view = await visit('/profile', 'paid');
    const about = await edit(view, 'Over mij');
    await view.user.type(about.getByLabelText('Over mij'), ' Ik zeil.');
    await save(view);
    await about.findByText(/Ik zeil\./);
    await edit(view, 'Over mij');
    await leave(view);
    await screen.findByRole('heading', { name: 'Leden' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('PRO-01 the own profile', () => {
  it('shows what it tells and changes a part of it in place', async () => {
    const view = await visit('/profile', 'paid');
    const about = await edit(view, 'Over mij');
    const text = about.getByLabelText('Over mij');
    expect(about.getByLabelText('Profielnaam')).toHaveFocus();
    await view.user.clear(text);
    await view.user.type(text, 'Hallo!');
    expect(about.getByText('6 / 2.000')).toBeInTheDocument();
    await save(view);
    expect(await about.findByText('Hallo!')).toBeInTheDocument();
    expect(view.world.profile.description).toBe('Hallo!');
    await waitFor(() => expect(about.getByRole('button', { name: 'Bewerken: Over mij' })).toHaveFocus());
  });

  it('keeps what was written when it is refused, with the reason at its field', async () => {
    const view = await visit('/profile', 'paid');
    const about = await edit(view, 'Over mij');
    const name = about.getByLabelText('Profielnaam');
    await view.user.clear(name);
    await view.user.type(name, '@robin');
    await save(view);
    expect(await about.findByText('Je profielnaam mag niet met @ beginnen.')).toBeInTheDocument();
    expect(name).toHaveValue('@robin');

    server.use(
      http.put('*/api/profile', () =>
        HttpResponse.json({ status: 409, code: 'consent_required', request_id: 'r' }, { status: 409 }),
      ),
    );
    await save(view);
    // Beside the button, which may be far from where the form begins.
    const alert = await about.findByRole('alert');
    expect(alert.nextElementSibling).toContainElement(about.getByRole('button', { name: 'Opslaan' }));
    expect(name).toHaveValue('@robin');
  });

  it('leads to what belongs to the account', async () => {
    await visit('/profile', 'paid');
    const main = within(await screen.findByRole('main'));
    expect(main.getByRole('link', { name: 'Instellingen' })).toHaveAttribute('href', '/settings');
    expect(main.getByRole('link', { name: 'Transacties' })).toHaveAttribute('href', '/transactions');
    expect(main.queryByRole('heading', { name: 'Geblokkeerde leden' })).not.toBeInTheDocument();
  });

  it('cancels without a call', async () => {
    const view = await visit('/profile', 'paid');
    const about = await edit(view, 'Over mij');
    await view.user.type(about.getByLabelText('Over mij'), 'Weg');
    await view.user.click(about.getByRole('button', { name: 'Annuleren' }));
    expect(view.world.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('answers questions, or leaves them open', async () => {
    const view = await visit('/profile', 'paid');
    const basics = await edit(view, 'Wat je zoekt');
    await view.user.selectOptions(basics.getByLabelText('Hier voor'), 'Daten');
    await view.user.selectOptions(basics.getByLabelText('Relatiestatus'), 'Geen keuze');
    await save(view);
    expect(await basics.findByText('Daten')).toBeInTheDocument();
    expect(view.world.profile).toMatchObject({ reason_for_signup: 'dating', relationship_status: null });
  });

  it('PRO-09 moves the living place; another country begins without a region', async () => {
    const view = await visit('/profile', 'paid');
    const place = await edit(view, 'Waar je woont');
    await waitFor(() => expect(place.getByLabelText('Provincie')).toHaveValue('NL-UT'));
    await view.user.selectOptions(place.getByLabelText('Land'), 'België');
    expect(place.getByLabelText('Provincie')).toHaveValue('');
    await view.user.clear(place.getByLabelText('Woonplaats'));
    await save(view);
    await waitFor(() => expect(view.world.profile).toMatchObject({ country: 'BE', region: null, city: null }));
  });
});

describe('PRO-06 where the living place is', () => {
  const locates = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition: answer } }));
  const at = (latitude: number) => ({ coords: { latitude, longitude: 4.8952 } }) as GeolocationPosition;
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    vi.unstubAllGlobals();
  });

  it('is chosen from what may be meant, with its province', async () => {
    const view = await visit('/profile', 'paid');
    const place = await edit(view, 'Waar je woont');
    expect(place.queryByRole('button', { name: 'Gebruik mijn locatie' })).not.toBeInTheDocument();
    const field = place.getByRole('combobox', { name: 'Woonplaats' });
    await view.user.clear(field);
    await view.user.type(field, 'amst');
    await view.user.click(await place.findByRole('option', { name: /Amstelveen.*Noord-Holland/ }));
    expect(place.queryByRole('listbox')).not.toBeInTheDocument();
    await save(view);
    await waitFor(() => expect(view.world.profile).toMatchObject({ region: 'NL-NH', city: 'Amstelveen' }));
  });

  it('stays what was written while the browser was still asked', async () => {
    let answer = () => {};
    locates((found) => (answer = () => found(at(52.37021))));
    const view = await visit('/profile', 'paid');
    const place = await edit(view, 'Waar je woont');
    const here = place.getByRole('button', { name: 'Gebruik mijn locatie' });
    await view.user.click(here);
    await view.user.clear(place.getByLabelText('Woonplaats'));
    await view.user.type(place.getByLabelText('Woonplaats'), 'Ede');
    answer();
    await waitFor(() => expect(here).not.toHaveAttribute('aria-busy'));
    expect(place.getByLabelText('Woonplaats')).toHaveValue('Ede');
  });

  it('is told by the browser, to the kilometre and no closer', async () => {
    locates((found) => found(at(52.37021)));
    const view = await visit('/profile', 'paid');
    const place = await edit(view, 'Waar je woont');
    await view.user.click(place.getByRole('button', { name: 'Gebruik mijn locatie' }));
    await waitFor(() => expect(place.getByLabelText('Woonplaats')).toHaveValue('Amsterdam'));
    expect(place.getByLabelText('Provincie')).toHaveValue('NL-NH');
  });

  it.each([
    ['denied', 1, /deelt je locatie niet/],
    ['not found', 2, /Je locatie is niet gevonden/],
  ])('says so when it is %s', async (_, code, text) => {
    locates((_found, failed) => failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    const view = await visit('/profile', 'paid');
    const place = await edit(view, 'Waar je woont');
    await view.user.click(place.getByRole('button', { name: 'Gebruik mijn locatie' }));
    expect(await place.findByText(text)).toBeInTheDocument();
  });

  it('PRO-09 says so where the browser cannot tell', async () => {
    const view = await visit('/profile', 'paid');
    const place = await edit(view, 'Waar je woont');
    expect(place.getByText('Je browser kan je locatie niet doorgeven. Typ je woonplaats.')).toBeInTheDocument();
  });

  it('PRO-09 follows what the browser allows, also when that changes', async () => {
    locates((found) => found(at(52.37021)));
    const status = Object.assign(new EventTarget(), { state: 'prompt' });
    vi.stubGlobal('navigator', Object.assign(navigator, { permissions: { query: async () => status } }));
    const becomes = (state: string) =>
      act(() => void Object.assign(status, { state }).dispatchEvent(new Event('change')));
    const view = await visit('/profile', 'paid');
    const place = await edit(view, 'Waar je woont');
    expect(await place.findByText(/^Je browser vraagt eerst of het mag/)).toBeInTheDocument();
    becomes('denied');
    expect(place.getByText(/^Je browser deelt je locatie niet/)).toBeInTheDocument();
    becomes('granted');
    expect(place.getByText(/^Je browser deelt je locatie met deze site/)).toBeInTheDocument();
    await view.user.click(place.getByRole('button', { name: 'Gebruik mijn locatie' }));
    await waitFor(() => expect(place.getByLabelText('Woonplaats')).toHaveValue('Amsterdam'));
    Reflect.deleteProperty(navigator, 'permissions');
  });

  it('says so when no town is near', async () => {
    locates((found) => found(at(0)));
    const view = await visit('/profile', 'paid');
    const place = await edit(view, 'Waar je woont');
    await view.user.click(place.getByRole('button', { name: 'Gebruik mijn locatie' }));
    expect(await place.findByText(/Je locatie is niet gevonden/)).toBeInTheDocument();
    expect(place.getByLabelText('Woonplaats')).toHaveValue('Utrecht');
  });
});

describe('PRO-01 special data', () => {
  it('chooses interests', async () => {
    const view = await visit('/profile', 'paid');
    const interests = await edit(view, 'Interesses');
    expect(interests.getAllByRole('checkbox')).toHaveLength(50);
    expect(interests.getByRole('checkbox', { name: 'Koffie' })).toBeChecked();
    await view.user.click(interests.getByRole('checkbox', { name: 'Koffie' }));
    await view.user.click(interests.getByRole('checkbox', { name: 'Sushi' }));
    await save(view);
    await waitFor(() => expect([...view.world.profile.interests].sort()).toEqual(['hiking', 'sushi']));
  });

  it('offers the interests that the operator does, in the groups that have any', async () => {
    const view = await visit('/profile', 'paid', (world) => {
      world.settings.interests = ['coffee', 'sushi', 'music'];
      world.user!.profile.interests = ['coffee'];
    });
    const interests = await edit(view, 'Interesses');
    expect(interests.getAllByRole('checkbox')).toHaveLength(3);
    expect(interests.getByRole('checkbox', { name: 'Koffie' })).toBeChecked();
    expect(interests.getByRole('checkbox', { name: 'Sushi' })).not.toBeChecked();
    expect(interests.getAllByRole('group')).toHaveLength(2);
    await view.user.click(interests.getByRole('checkbox', { name: 'Muziek' }));
    await save(view);
    await waitFor(() => expect([...view.world.profile.interests].sort()).toEqual(['coffee', 'music']));
  });

  it('ADM-06 offers the operator’s own interests among the others, in the member’s language', async () => {
    const sauna = { nl: 'Sauna', en: 'Sauna', de: 'Saunieren', es: 'Sauna', fr: 'Sauna', it: 'Sauna', pl: 'Sauna' };
    const view = await visit('/profile', 'paid', (world) => {
      world.settings.interests = ['coffee', 'own-1'];
      world.settings.own_interests = [{ id: 'own-1', name: { ...sauna, nl: 'Naar de sauna' } }];
      // One that was added after this page was opened is told by no word.
      world.user!.profile.interests = ['own-1', 'own-2'];
    });
    const shown = await within(await section('Interesses')).findAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Naar de sauna']);
    const interests = await edit(view, 'Interesses');
    expect(interests.getAllByRole('group')).toHaveLength(2);
    const box = interests.getByRole('checkbox', { name: 'Naar de sauna' });
    expect(box).toBeChecked();
    // The only one of its group: pressed away, it is none, and no half of one.
    await view.user.click(box);
    await view.user.click(interests.getByRole('checkbox', { name: 'Koffie' }));
    await save(view);
    await waitFor(() => expect(view.world.profile.interests).toEqual(['coffee']));
  });

  it('is asked for only with consent, which is withdrawn after a question', async () => {
    const view = await visit('/profile', 'paid');
    const appearance = within(await section('Uiterlijk'));
    expect(appearance.queryByRole('button', { name: /^Bewerken/ })).not.toBeInTheDocument();
    await view.user.click(appearance.getByRole('button', { name: /^Ik vind het goed/ }));
    expect(await screen.findByRole('button', { name: 'Bewerken: Uiterlijk' })).toBeInTheDocument();

    await view.user.click(screen.getByRole('button', { name: 'Toestemming intrekken: Interesses' }));
    await view.user.click(await screen.findByRole('button', { name: 'Intrekken en wissen' }));
    await waitFor(() => expect(view.world.profile.interests).toEqual([]));
    expect(view.world.profile.consents).toEqual({ sexuality: false, interests: false, appearance: true });
    expect(await screen.findByText('Je toestemming is ingetrokken en de gegevens zijn gewist')).toBeInTheDocument();
  });
});

describe('PRO-08 invisible mode', () => {
  it('is a switch that says what it does', async () => {
    const view = await visit('/profile', 'paid');
    const invisible = await screen.findByRole('switch', { name: 'Onzichtbaar' });
    expect(invisible).toHaveAccessibleDescription(/^Je staat niet in de zoekresultaten/);
    await view.user.click(invisible);
    expect(await screen.findByText('Je bent nu onzichtbaar')).toBeInTheDocument();
    expect(invisible).toBeChecked();
    await view.user.click(invisible);
    await waitFor(() => expect(view.world.profile.invisible).toBe(false));
  });

  it('ACC-04 says that a profile without a confirmed address is not seen yet', async () => {
    await visit('/profile', 'unconfirmed');
    expect(await screen.findByText(/^Anderen zien je profiel nog niet/)).toBeInTheDocument();
  });
});

describe('ADM-02 PRV-03 what staff hid or cleared', () => {
  it('is told plainly, with the way to the reason, until the member writes anew', async () => {
    const { user } = await visit('/profile', 'paid', (world) => {
      world.changeProfile({ hidden: true, cleared: ['description'], description: null });
    });
    const notices = within(await screen.findByRole('region', { name: 'Meldingen' }));
    expect(notices.getByText(/^Ons team heeft je profiel verborgen/)).toBeInTheDocument();
    expect(await screen.findByText(/^Ons team heeft je tekst weggehaald/)).toBeInTheDocument();
    await user.click(notices.getByRole('link', { name: 'Lees waarom' }));
    expect(await screen.findByRole('heading', { name: 'Besluiten van ons team' })).toBeInTheDocument();
    expect(screen.queryByText(/^Ons team heeft je profiel verborgen/)).not.toBeInTheDocument();
  });
});

describe('ACC-16 who may be shown to visitors', () => {
  const question = () => screen.queryByRole('region', { name: 'Alleen leden, of ook bezoekers?' });

  it('is asked beside the first photo, not before, and not again once it is answered', async () => {
    const { user, world } = await visit('/profile', 'paid', (world) => world.addPhoto());
    await waitFor(() => expect(question()).toBeInTheDocument());
    await user.click(within(question()!).getByRole('button', { name: 'Ook bezoekers' }));
    await waitFor(() => expect(world.profile.open_to_visitors).toBe(true));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
  });

  it('without a photo nobody is asked; put off, it blocks nothing and chooses nothing', async () => {
    const first = await visit('/profile', 'paid');
    await screen.findByText('0 van 25 foto’s');
    expect(question()).not.toBeInTheDocument();
    first.unmount();
    const { user, world } = await visit('/profile', 'paid', (world) => world.addPhoto());
    await waitFor(() => expect(question()).toBeInTheDocument());
    await user.click(within(question()!).getByRole('button', { name: 'Later beslissen' }));
    expect(question()).not.toBeInTheDocument();
    expect(world.profile.open_to_visitors).toBeNull();
  });

  it('is changed in the settings at any time', async () => {
    const { user, world } = await visit('/settings', 'paid');
    const choice = await screen.findByRole('switch', { name: 'Ook bezoekers mogen mijn kaartje zien' });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    await waitFor(() => expect(world.profile.open_to_visitors).toBe(true));
    await user.click(choice);
    await waitFor(() => expect(world.profile.open_to_visitors).toBe(false));
  });
});

describe('PRO-01 PRO-05 what the own profile lacks', () => {
  it('is counted, and each part leads to its form', async () => {
    const { user } = await visit('/profile', 'paid');
    const lacks = within(await section('Maak je profiel af'));
    expect(lacks.getByText('5 van 7 ingevuld')).toBeInTheDocument();
    expect(lacks.getByRole('link', { name: 'Foto toevoegen' })).toHaveAttribute('href', '/profile#photos');
    await user.click(lacks.getByRole('link', { name: 'Hier voor' }));
    const basics = within(await section('Wat je zoekt'));
    expect(await basics.findByLabelText('Hier voor')).toBeInTheDocument();
    // Closed and pressed again, it opens again.
    await user.click(basics.getByRole('button', { name: 'Annuleren' }));
    await user.click(lacks.getByRole('link', { name: 'Hier voor' }));
    expect(await basics.findByLabelText('Hier voor')).toBeInTheDocument();
  });

  it('is not spoken of once nothing is missing', async () => {
    await visit('/profile', 'paid', (world) => {
      const names = { filename: '/1.webp', thumb_filename: '/1.webp', match: '/1.webp' };
      const main_image = { photo_id: 'photo-1', url: '/1.webp', thumb_url: '/1.webp', placeholder: null, ...names };
      world.changeProfile({ reason_for_signup: 'dating', main_image: { ...main_image, status: 'active' } });
    });
    await section('Over mij');
    expect(screen.queryByRole('region', { name: 'Maak je profiel af' })).not.toBeInTheDocument();
  });
});

describe('PRO-08 the own profile as others see it', () => {
  const preview = (change: (world: Visit['world']) => void = () => {}) =>
    visit('/members/profile-me', 'paid', (world) => {
      const { date_of_birth: _, ...own } = world.profile;
      world.members.push({ ...own, online: false, main_image: null, blocked_by_me: false });
      world.galleries.set(
        own.id,
        [1, 2].map((number) => ({
          id: `photo-${number}`,
          url: `/${number}.webp`,
          thumb_url: `/${number}.webp`,
          placeholder: null,
          width: 900,
          height: 1200,
          locked: false,
          main: number === 1,
        })),
      );
      for (const status of ['active', 'active', 'under_inspection', 'rejected'] as const) world.addPhoto({ status });
      change(world);
    });
  const reasons = async () => within(await section('Zo zien anderen je'));

  it('says for each who looks what they do not see, and why', async () => {
    const { user } = await preview();
    const why = await reasons();
    expect(await why.findByText('1 foto: die wordt nog bekeken.')).toBeInTheDocument();
    expect(why.getByText('1 foto die is afgewezen.')).toBeInTheDocument();
    await screen.findByText('1/2');
    await user.click(why.getByRole('radio', { name: 'Gratis leden' }));
    expect(why.getByText(/^1 foto zien gratis leden onscherp/)).toBeInTheDocument();
    expect(screen.queryByText('1/2')).not.toBeInTheDocument();
    await user.click(why.getByRole('radio', { name: 'Bezoekers' }));
    expect(await why.findByText('Bezoekers zien je niet.')).toBeInTheDocument();
    expect(why.getByText(/^Je hebt nog niet gekozen of bezoekers/)).toBeInTheDocument();
    expect(why.getByRole('link', { name: 'Veranderen' })).toHaveAttribute('href', '/settings#visitors');
  });

  it('shows visitors the card alone, once they may see it', async () => {
    const { user } = await preview((world) => world.changeProfile({ open_to_visitors: true }));
    const why = await reasons();
    await user.click(why.getByRole('radio', { name: 'Bezoekers' }));
    expect(await why.findByText(/^Bezoekers zien alleen dit kaartje/)).toBeInTheDocument();
    expect(why.getByText('Robin')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1, name: /Robin/ })).not.toBeInTheDocument();
  });

  it('does not say that visitors see nothing where that could not be asked', async () => {
    const { user } = await preview((world) => world.changeProfile({ open_to_visitors: true }));
    const why = await reasons();
    server.use(http.get('*/api/visitor-cards/:id', () => new HttpResponse(null, { status: 429 }), { once: true }));
    await user.click(why.getByRole('radio', { name: 'Bezoekers' }));
    const again = await why.findByRole('button', { name: 'Opnieuw proberen' });
    expect(why.queryByText('Bezoekers zien je niet.')).not.toBeInTheDocument();
    await user.click(again);
    expect(await why.findByText(/^Bezoekers zien alleen dit kaartje/)).toBeInTheDocument();
  });

  it('tells the invisible that they are, everywhere it matters', async () => {
    const first = await preview((world) => world.changeProfile({ invisible: true }));
    const why = await reasons();
    expect(await why.findByText(/^Je bent onzichtbaar: alleen wie al met je chat/)).toBeInTheDocument();
    first.unmount();
    for (const path of ['/members', '/settings', '/profile']) {
      const view = await visit(path, 'paid', (world) => world.changeProfile({ invisible: true }));
      const main = within(await screen.findByRole('main'));
      expect(await main.findByRole('link', { name: 'Onzichtbaar' })).toHaveAttribute('href', '/profile#invisible');
      view.unmount();
    }
  });
});

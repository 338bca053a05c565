import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../testing/cast';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();

type View = Awaited<ReturnType<typeof visit>>;
const CHAT = 'chat-member-1-sanne';
const SANNE = '/members/member-1-sanne';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const toggle = (name: string) => screen.findByRole('switch', { name });
const pendingEmail = (world: World) => {
  world.emailChange = { email: 'nieuw@example.com', expires_at: new Date(Date.now() + 3_600_000).toISOString() };
};
const blocked = (world: World) => {
  world.members.find(({ name }) => name === 'Sanne')!.blocked_by_me = true;
};
const spam = (world: World) => {
  world.user!.notifications_disabled = ['fbl'];
};
const decided = (world: World) => {
  world.decisions = [
    {
      id: 'case-1',
      about: 'message',
      reported_for: 'spam',
      photo_reason: null,
      ground: null,
      cleared: [],
      statement_of_reasons: null,
      measures: ['take_down'],
      decided_at: '2026-03-02T10:00:00.000Z',
      objection: 'possible',
      judged_alone: null,
    },
  ];
};
const photo = (world: World) => void world.receivePhoto(CHAT);
const deleted = (world: World) => {
  world.user = null;
};

type Place = {
  what: string;
  at: string;
  scenario?: Scenario;
  given?: (world: World) => void;
  /** What stands before the press that fails. */
  first?: (view: View) => Promise<void>;
  press: () => Promise<HTMLElement>;
};
const menu =
  (entry: string) =>
  async ({ user }: View) => {
    await user.click(await button('Meer met Sanne'));
    await user.click(await button(entry));
  };
const photoGone: Place = {
  what: 'a photo deleted',
  at: '/profile',
  given: (world) => world.addPhoto(),
  first: async ({ user }) => user.click(await button('Foto 1 verwijderen')),
  press: async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }),
};
/** A dialog asks first. */
const QUESTIONS: Place[] = [
  {
    what: 'mails wanted again',
    at: '/notifications',
    given: spam,
    first: async ({ user }) => user.click(await button('Weer mails ontvangen')),
    press: async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Weer mails ontvangen' }),
  },
  {
    what: 'an objection',
    at: '/settings/decisions',
    given: decided,
    first: async ({ user }) => user.click(await button(/^Bezwaar maken/)),
    press: () => button('Bezwaar versturen'),
  },
  { what: 'a block', at: SANNE, first: menu('Blokkeren'), press: () => button('Ja, blokkeren') },
  {
    what: 'a report',
    at: SANNE,
    first: async (view) => {
      await menu('Melden')(view);
      await view.user.click(await screen.findByRole('radio', { name: 'Iets anders' }));
    },
    press: () => button('Melding versturen'),
  },
  {
    what: 'a consent taken back',
    at: '/profile',
    first: async ({ user }) => user.click(await button('Toestemming intrekken: Interesses')),
    press: () => button('Intrekken en wissen'),
  },
];
const type = async ({ user }: View, label: string, text: string) => {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
};
const correction: Place = {
  what: 'the right address of a sign-up',
  at: '/complete-signup',
  scenario: 'unconfirmed',
  first: async (view) => {
    await view.user.click(await button('Adres wijzigen'));
    await type(view, 'Nieuw e-mailadres', 'goed@voorbeeld.example');
  },
  press: () => button('Opslaan en mail sturen'),
};
const edited: Place = {
  what: 'a part of the profile',
  at: '/profile',
  first: async ({ user }) => user.click(await button('Bewerken: Over mij')),
  press: () => button('Opslaan'),
};
const PLACES: Place[] = [
  correction,
  {
    what: 'another password',
    at: '/settings',
    first: async (view) => {
      await view.user.click(await button('Wijzigen Wachtwoord'));
      await type(view, 'Oud wachtwoord', 'correct-horse');
      await type(view, 'Nieuw wachtwoord', 'battery staple');
      await type(view, 'Nieuw wachtwoord nog een keer', 'battery staple');
    },
    press: () => button('Wachtwoord wijzigen'),
  },
  {
    what: 'another address',
    at: '/settings',
    first: async (view) => {
      await view.user.click(await button('Wijzigen E-mailadres'));
      await type(view, 'Nieuw e-mailadres', 'nieuw@voorbeeld.example');
      await type(view, 'Je wachtwoord', 'correct-horse');
    },
    press: () => button('Link sturen'),
  },
  {
    what: 'logging out',
    at: '/members',
    first: async ({ user }) => user.click(await button('Account van Robin')),
    press: () => button('Uitloggen'),
  },
  {
    what: 'the activation mail',
    at: '/complete-signup',
    scenario: 'unconfirmed',
    press: () => button('Mail opnieuw sturen'),
  },
  {
    what: 'the link to another address',
    at: '/settings',
    given: pendingEmail,
    press: () => button('Mail opnieuw sturen'),
  },
  {
    what: 'taking another address back',
    at: '/settings',
    given: pendingEmail,
    press: () => button('Wijziging intrekken'),
  },
  { what: 'a kind of notice', at: '/notifications', press: () => toggle('Nieuwe berichten') },
  { what: 'invisible mode', at: '/profile', press: () => toggle('Onzichtbaar') },
  {
    what: 'whether visitors see the card',
    at: '/profile',
    given: (world) => world.addPhoto(),
    press: () => button('Ook bezoekers'),
  },
  {
    what: 'a saved search put in the place of another',
    at: '/members?gender=male',
    given: (world) => {
      world.savedSearches = [{ id: 'search-1', name: 'Een', filter: { gender: 'female' }, weekly_mail: false }];
    },
    first: async ({ user }) => user.click(await button('Bewaard')),
    press: () => button('“Een” vervangen door wat je nu zoekt'),
  },
  {
    what: 'a search to be saved',
    at: '/members?gender=male',
    first: async ({ user }) => user.click(await button('Bewaard')),
    press: () => button('Bewaren'),
  },
  {
    what: 'another name of a saved search',
    at: '/members',
    given: (world) => {
      world.savedSearches = [{ id: 'search-1', name: 'Een', filter: {}, weekly_mail: false }];
    },
    first: async ({ user }) => {
      await user.click(await button('Bewaard'));
      await user.click(await button('“Een” hernoemen'));
    },
    // Above it is that of the search on the screen.
    press: async () => (await screen.findAllByRole('button', { name: 'Bewaren' }))[1]!,
  },
  { what: 'a like', at: '/members', press: () => button('Sanne leuk vinden') },
  { what: 'an unblocking', at: '/settings', given: blocked, press: () => button(/^Deblokkeren/) },
  { what: 'photos wanted in a chat', at: `/chats/${CHAT}`, given: photo, press: () => button('Foto’s tonen') },
  { what: 'a reported photo', at: `/chats/${CHAT}`, given: photo, press: () => button('Foto melden') },
  { what: 'the end of other sessions', at: '/settings', press: () => button('Op alle andere apparaten uitloggen') },
  { what: 'the own data', at: '/settings', press: () => button('Mijn gegevens aanvragen') },
  { what: 'their download', at: '/data-export?token=good', press: () => button('Downloaden') },
  {
    what: 'coming back after leaving',
    at: '/account-deleted?token=good',
    scenario: 'visitor',
    given: deleted,
    press: () => button('Mijn account herstellen'),
  },
  photoGone,
  ...QUESTIONS,
];
const DONE: (Place & { told: RegExp })[] = [
  {
    what: 'the activation mail',
    at: '/complete-signup',
    scenario: 'unconfirmed',
    press: () => button('Mail opnieuw sturen'),
    told: /^We hebben een mail gestuurd naar/,
  },
  {
    what: 'a block',
    at: SANNE,
    first: menu('Blokkeren'),
    press: () => button('Ja, blokkeren'),
    told: /^Sanne is geblokkeerd/,
  },
  {
    what: 'an unblocking',
    at: '/settings',
    given: blocked,
    press: () => button(/^Deblokkeren/),
    told: /^Sanne is gedeblokkeerd/,
  },
  {
    what: 'a consent taken back',
    at: '/profile',
    first: async ({ user }) => user.click(await button('Toestemming intrekken: Interesses')),
    press: () => button('Intrekken en wissen'),
    told: /^Je toestemming is ingetrokken/,
  },
  { ...photoGone, told: /^Foto verwijderd/ },
  {
    what: 'the end of other sessions',
    at: '/settings',
    press: () => button('Op alle andere apparaten uitloggen'),
    told: /^Je bent alleen hier nog ingelogd/,
  },
];
const FAILED = 'Er is een fout opgetreden.';

/** From now on every call that changes something waits until all are refused, or allowed. */
function holdCommands() {
  const held = Promise.withResolvers<boolean>();
  let asked = false;
  server.use(
    http.all('*/api/*', async ({ request }) => {
      if (request.method === 'GET' && !request.url.endsWith('/logout')) return undefined;
      if (request.url.endsWith('/page-hidden')) return undefined;
      asked = true;
      if (await held.promise) return undefined;
      return HttpResponse.json({ status: 409, code: 'refused_for_a_test' }, { status: 409 });
    }),
  );
  return { refuse: () => held.resolve(false), allow: () => held.resolve(true), asked: () => asked };
}

describe('CLI-05 NTF-04 a call that fails is also told to who has left its screen', () => {
  it.each(PLACES)('$what', async ({ at, scenario = 'paid', given, first, press }) => {
    const view = await visit(at, scenario, given);
    await first?.(view);
    const pressed = await press();
    const commands = holdCommands();
    await view.user.click(pressed);
    await waitFor(() => expect(commands.asked()).toBe(true));
    await act(() => view.router.navigate('/pages/terms'));
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    commands.refuse();
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
  });
});

describe('CLI-05 what is done is also told to who has left its screen', () => {
  it.each(DONE)('$what', async ({ at, scenario = 'paid', given, first, press, told }) => {
    const view = await visit(at, scenario, given);
    await first?.(view);
    const pressed = await press();
    const commands = holdCommands();
    await view.user.click(pressed);
    await waitFor(() => expect(commands.asked()).toBe(true));
    await act(() => view.router.navigate('/pages/terms'));
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    commands.allow();
    expect(await screen.findByText(told)).toBeInTheDocument();
  });
});

describe('CLI-05 what is being sent is not taken back by Cancel, nor said to be', () => {
  it.each([...QUESTIONS, correction, edited])('$what', async ({ at, scenario = 'paid', given, first, press }) => {
    const view = await visit(at, scenario, given);
    await first?.(view);
    const pressed = await press();
    const asked = within(pressed.closest<HTMLElement>('dialog, form')!);
    const cancel = asked.getByRole('button', { name: 'Annuleren' });
    expect(cancel).toBeEnabled();
    const commands = holdCommands();
    await view.user.click(pressed);
    await waitFor(() => expect(cancel).toBeDisabled());
    commands.refuse();
    await waitFor(() => expect(cancel).toBeEnabled());
  });

  it('a photo deleted, whose question goes with the refusal', async () => {
    const { at, given, first, press } = photoGone;
    const view = await visit(at, 'paid', given);
    await first?.(view);
    const pressed = await press();
    const commands = holdCommands();
    await view.user.click(pressed);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annuleren' })).toBeDisabled());
    commands.refuse();
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
  });
});

describe('ACC-06 logging out', () => {
  it('leads to the landing page also from where one has gone meanwhile', async () => {
    const { user, router } = await visit('/members');
    await user.click(await button('Account van Robin'));
    const pressed = await button('Uitloggen');
    const commands = holdCommands();
    await user.click(pressed);
    await waitFor(() => expect(commands.asked()).toBe(true));
    await act(() => router.navigate(`/chats/${CHAT}`));
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
    commands.allow();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

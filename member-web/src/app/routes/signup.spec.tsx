import { act, screen, waitFor, within } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signupDraft } from '../../features/accounts/signup-draft';
import { server, visit, withServer } from '../../testing/render';

withServer();

type Visit = Awaited<ReturnType<typeof visit>>;
type Body = { tracking?: object };
type Answers = Partial<Record<'day' | 'month' | 'year' | 'name' | 'email' | 'password', string>>;

const next = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Verder' }));
const submit = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
const sent = ({ world }: Visit) => world.calls.filter(({ path }) => path === '/api/signup');
const title = (name: string) => screen.findByRole('heading', { name });

async function genders(view: Visit) {
  await view.user.click(await screen.findByRole('radio', { name: 'Vrouw' }));
  await view.user.click(screen.getByRole('radio', { name: 'Mannen' }));
  await next(view);
}

async function birth(view: Visit, { day = '12', month = 'april', year = '1990' }: Answers = {}) {
  await view.user.type(await screen.findByLabelText('Dag'), day);
  await view.user.selectOptions(screen.getByLabelText('Maand'), month);
  await view.user.type(screen.getByLabelText('Jaar'), year);
  await next(view);
}

async function place(view: Visit) {
  await view.user.selectOptions(await screen.findByLabelText('Land'), 'Nederland');
  await next(view);
}

async function name(view: Visit, { name: text = 'Zonnestraal' }: Answers = {}) {
  await view.user.type(await screen.findByLabelText('Profielnaam'), text);
  await next(view);
}

async function account(view: Visit, { email = 'zon@example.com', password = 'een-lang-wachtwoord' }: Answers = {}) {
  await view.user.type(await screen.findByLabelText('E-mailadres'), email);
  await view.user.type(screen.getByLabelText('Wachtwoord'), password);
  await view.user.click(screen.getByRole('checkbox', { name: /^Ik ben 18 jaar of ouder/ }));
  await submit(view);
}

async function fill(view: Visit, over: Answers = {}) {
  await genders(view);
  await birth(view, over);
  await place(view);
  await name(view, over);
  await account(view, over);
}

describe('CLI-02 the steps of sign-up', () => {
  it('ask one thing at a time, and go on only when it is answered', async () => {
    const view = await visit('/signup', 'visitor');
    await title('Wie ben je en wie zoek je?');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Stap 1 van 5');
    await next(view);
    expect(await screen.findAllByText('Vul dit in.')).toHaveLength(2);

    await genders(view);
    await title('Wanneer ben je geboren?');
    expect(screen.getByRole('heading', { name: 'Wanneer ben je geboren?' })).toHaveFocus();
    await next(view);
    expect(await screen.findByText('Vul uw geboortedatum in (18+ jaar)')).toBeInTheDocument();
    await birth(view);
    await title('Waar woon je?');
    await place(view);
    await title('Hoe noemen anderen je?');
    await next(view);
    expect(await screen.findByText('Kies een profielnaam van 3 tot 30 tekens.')).toBeInTheDocument();
    await name(view);

    await title('Nu nog je account');
    await submit(view);
    expect(await screen.findByText('Ongeldige e-mail')).toBeInTheDocument();
    expect(screen.getByText('Ga akkoord om je aan te melden.')).toBeInTheDocument();
    expect(sent(view)).toEqual([]);
  });

  it('keep what was filled in on the way back, by button and by browser', async () => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view);
    await title('Waar woon je?');
    await view.user.click(screen.getByRole('button', { name: 'Terug' }));
    expect(await screen.findByLabelText('Dag')).toHaveValue('12');
    await next(view);
    await title('Waar woon je?');
    await view.router.navigate(-1);
    expect(await screen.findByLabelText('Jaar')).toHaveValue('1990');
    expect(screen.queryByText('Vul uw geboortedatum in (18+ jaar)')).not.toBeInTheDocument();
  });

  it('show the part of the country that was chosen on a lander (CLI-04)', async () => {
    history.replaceState(null, '', '/signup?country=NL&region=NL-UT');
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view);
    await waitFor(() => expect(screen.getByLabelText('Provincie')).toHaveValue('NL-UT'));
    history.replaceState(null, '', '/');
  });

  it.each(['3', '-1', '0.5', 'x'])('begin at the first when another one is opened anew: %s', async (step) => {
    await visit(`/signup?step=${step}`, 'visitor');
    await title('Wie ben je en wie zoek je?');
  });
});

describe('CLI-02 what is filled in is kept for the visit', () => {
  const kept = () => sessionStorage.getItem('signup') ?? '';

  it('but never the password, and forgotten once there is an account', async () => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view);
    await place(view);
    await name(view);
    await view.user.type(await screen.findByLabelText('Wachtwoord'), 'een-lang-wachtwoord');
    await waitFor(() => expect(kept()).toContain('Zonnestraal'));
    expect(kept()).not.toMatch(/een-lang|password/);
    await account(view, { password: '-26' });
    await screen.findByRole('heading', { name: 'Kijk in je mailbox' });
    expect(kept()).not.toContain('Zonnestraal');
  });

  it('a page that is opened anew goes on where one was, and begins anew only when asked twice', async () => {
    const first = await visit('/signup', 'visitor');
    await genders(first);
    await birth(first);
    await title('Waar woon je?');
    first.unmount();
    const view = await again('/signup?step=2');
    await title('Waar woon je?');
    await view.user.click(screen.getByRole('button', { name: 'Terug' }));
    expect(await screen.findByLabelText('Jaar')).toHaveValue('1990');

    await view.user.click(screen.getByRole('button', { name: 'Opnieuw beginnen' }));
    const question = within(await screen.findByRole('dialog', { name: 'Opnieuw beginnen?' }));
    await view.user.click(question.getByRole('button', { name: 'Opnieuw beginnen' }));
    await title('Wie ben je en wie zoek je?');
    expect(screen.getByRole('radio', { name: 'Vrouw' })).not.toBeChecked();
    expect(kept()).not.toContain('1990');
  });

  it('sign-up opened from elsewhere goes on at the step one had come to', async () => {
    const first = await visit('/signup', 'visitor');
    await genders(first);
    await title('Wanneer ben je geboren?');
    first.unmount();
    await again('/signup');
    await title('Wanneer ben je geboren?');
  });

  it('words to one member are never kept for another', async () => {
    const [anna, vera] = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', '0b0bfa3c-96a5-4f0e-8b6c-3f1f7f0a3f11'];
    const first = await visit(`/signup?back=/members/${anna}`, 'visitor');
    await genders(first);
    await birth(first);
    await place(first);
    await first.user.type(await screen.findByLabelText(/^Je eerste bericht/), 'Dag Anna');
    first.unmount();
    await again(`/signup?back=/members/${vera}`);
    expect(await screen.findByLabelText(/^Je eerste bericht/)).toHaveValue('');
  });

  /** As after a reload: what a tab keeps is there, what was in memory is read from it. */
  const again = async (path: string) => {
    const stored = kept();
    const draft = JSON.parse(stored) as never;
    return visit(path, 'visitor', () => signupDraft.set(draft));
  };
});

describe('ACC-02 what sign-up says about its fields', () => {
  it.each([
    [{ day: '30', month: 'februari', year: '1990' }, 'Ongeldige geboortedatum.'],
    [{ day: '29', month: 'februari', year: '2001' }, 'Ongeldige geboortedatum.'],
    [{ year: '1890' }, 'Ongeldige geboortedatum.'],
    [{ year: String(new Date().getFullYear() - 10) }, 'Vul uw geboortedatum in (18+ jaar)'],
  ])('about the date %j', async (date, text) => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view, date);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Dag')).toHaveFocus());
  });

  it('about a name that starts with @', async () => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view);
    await place(view);
    await name(view, { name: '@zon' });
    expect(await screen.findByText('Je profielnaam mag niet met @ beginnen.')).toBeInTheDocument();
  });

  it('leads back to a name that is the e-mail address', async () => {
    const view = await visit('/signup', 'visitor');
    await fill(view, { name: 'zon@example.com' });
    expect(await screen.findByText('Je profielnaam mag niet je e-mailadres zijn.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Profielnaam')).toHaveFocus());
    expect(sent(view)).toEqual([]);
  });

  it('shows what the server refused at its step and field', async () => {
    const view = await visit('/signup', 'visitor');
    await fill(view, { email: 'taken@example.com' });
    expect(await screen.findByText('Dit e-mailadres heeft al een account op deze site.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mailadres')).toBeInvalid();

    const fields = [
      { field: 'name', code: 'name_length' },
      { field: 'date_of_birth', code: 'too_young', params: { min_age: 21 } },
    ];
    server.use(
      http.post('*/api/signup', () =>
        HttpResponse.json({ status: 422, code: 'invalid_input', fields, request_id: 'r' }, { status: 422 }),
      ),
    );
    const email = screen.getByLabelText('E-mailadres');
    await view.user.clear(email);
    await view.user.type(email, 'free@example.com');
    await submit(view);
    expect(await screen.findByText('Vul uw geboortedatum in (18+ jaar)')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Dag')).toHaveFocus());
  });
});

describe('CLI-04 what was chosen on a lander', () => {
  let form: object | undefined;
  const arrive = async () => {
    window.history.replaceState({}, '', '/signup?interests=tea&interests=wine&interests=nothing');
    form = undefined;
    const view = await visit('/signup', 'visitor');
    server.use(
      http.post('*/api/signup', async ({ request }) => void (form = (await request.clone().json()) as object)),
    );
    return view;
  };
  afterEach(() => window.history.replaceState({}, '', '/'));

  it('goes on the profile with consent to it, as it is left in the form', async () => {
    const view = await arrive();
    await genders(view);
    await birth(view);
    await place(view);
    const liked = within(await screen.findByRole('group', { name: 'Wat je leuk vindt' }));
    expect(liked.getAllByRole('checkbox')).toHaveLength(2);
    await view.user.click(liked.getByRole('checkbox', { name: 'Thee' }));
    const consent = screen.getByRole('checkbox', { name: 'Bewaar dit en zet het op mijn profiel.' });
    expect(consent).not.toBeChecked();
    await view.user.click(consent);
    await name(view);
    await account(view);
    await waitFor(() => expect(form).toMatchObject({ interests: ['wine'], consents: ['interests'] }));
  });

  it('is sent nowhere without it', async () => {
    const view = await arrive();
    await fill(view);
    await waitFor(() => expect(form).toBeDefined());
    for (const told of ['interests', 'consents', 'description']) expect(form).not.toHaveProperty(told);
  });
});

describe('ACC-01 where many sign up', () => {
  it('the browser works for it by itself, and the account is there', async () => {
    const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey });
    const view = await visit('/signup', 'visitor');
    const bodies: { challenge?: string; email: string }[] = [];
    const keys = new Set<string | null>();
    server.use(
      http.post('*/api/signup', async ({ request }) => {
        const body = (await request.clone().json()) as (typeof bodies)[number];
        bodies.push(body);
        keys.add(request.headers.get('Idempotency-Key'));
        if (body.challenge) return undefined;
        const params = { challenge: JSON.stringify(challenge) };
        return HttpResponse.json({ status: 428, code: 'challenge_required', params, request_id: 'r' }, { status: 428 });
      }),
    );
    await fill(view);
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/complete-signup'));
    expect(bodies).toHaveLength(2);
    expect(JSON.parse(bodies[1]!.challenge!)).toMatchObject({ challenge, solution: { counter: 5 } });
    expect(keys.size).toBe(1);
  });
});

describe('ACC-08 where too much was asked already', () => {
  it('the mailbox alone tells whether the address was free', async () => {
    const view = await visit('/signup', 'visitor');
    server.use(http.post('*/api/signup', () => HttpResponse.json({ status: 'check_inbox' }, { status: 202 })));
    await fill(view, { email: 'zon@example.com' });
    const heading = await title('Kijk in je mailbox');
    expect(heading.closest('[tabindex]')).toHaveFocus();
    expect(screen.getByText(/mail gestuurd naar zon@example.com/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Account aanmaken' })).not.toBeInTheDocument();
  });
});

describe('ACC-02 the edges of the fields, in words', () => {
  const length = 'Kies een wachtwoord van 8 tot 128 tekens.';
  it('a password of 7 and of 129 characters is told, one of 8 and of 128 is not', async () => {
    const view = await visit('/signup', 'visitor');
    await fill(view, { email: 'taken@example.com', password: '1234567' });
    expect(await screen.findByText(length)).toBeInTheDocument();
    const field = screen.getByLabelText('Wachtwoord');
    for (const [count, told] of [
      [129, true],
      [8, false],
      [129, true],
      [128, false],
    ] as const) {
      await view.user.clear(field);
      await view.user.click(field);
      await view.user.paste('x'.repeat(count));
      await submit(view);
      const answered = told ? length : 'Dit e-mailadres heeft al een account op deze site.';
      expect(await screen.findByText(answered)).toBeInTheDocument();
      expect(screen.queryAllByText(length)).toHaveLength(told ? 1 : 0);
    }
    expect(sent(view)).toHaveLength(2);
  });

  it('one of 128 characters that each take two places in memory is none too long', async () => {
    const view = await visit('/signup', 'visitor');
    await fill(view, { password: '🔑'.repeat(4) });
    expect(await screen.findByText(length)).toBeInTheDocument();
    await view.user.clear(screen.getByLabelText('Wachtwoord'));
    await view.user.click(screen.getByLabelText('Wachtwoord'));
    await view.user.paste('🔑'.repeat(128));
    await submit(view);
    await waitFor(() => expect(sent(view)).toHaveLength(1));
  });

  it('a name is as long as the operator says', async () => {
    const view = await visit('/signup', 'visitor', (world) => {
      world.settings = { ...world.settings, name_length: { min: 5, max: 12 } };
    });
    await genders(view);
    await birth(view);
    await place(view);
    await name(view, { name: 'Zoë1' });
    expect(await screen.findByText('Kies een profielnaam van 5 tot 12 tekens.')).toBeInTheDocument();
  });

  it.each(['נועה כהן', '🌻🌊🏳️‍🌈'])('a name such as %s is as good as any', async (text) => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view);
    await place(view);
    await view.user.click(await screen.findByLabelText('Profielnaam'));
    await view.user.paste(text);
    await next(view);
    await title('Nu nog je account');
  });

  it.each([
    ['jörg@müller-straße.de', null],
    [`a@${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(57)}.nl`, null],
    ['anna@localhost', 'Ongeldige e-mail'],
  ])('an address such as %s', async (email, text) => {
    const view = await visit('/signup', 'visitor');
    await fill(view, { email });
    if (text) expect(await screen.findByText(text)).toBeInTheDocument();
    else await waitFor(() => expect(sent(view)).toHaveLength(1));
  });
});

describe('ACC-01 who may sign up', () => {
  const closed = (signups: 'with_trafficsource' | 'other', query = '') =>
    visit(`/signup${query}`, 'visitor', (world) => void (world.settings = { ...world.settings, signups }));
  beforeEach(() => localStorage.clear());

  it.each(['with_trafficsource', 'other'] as const)('%s: nobody is asked for anything first', async (signups) => {
    await closed(signups);
    expect(await screen.findByText('Aanmelden kan op dit moment niet.')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Inloggen' })[0]).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('with_trafficsource: whom a source sent may', async () => {
    await closed('with_trafficsource', '?network=acme');
    await title('Wie ben je en wie zoek je?');
  });

  it('with_trafficsource: whom a source sent may, also on a later visit, and the source goes along', async () => {
    const { unmount } = await closed('with_trafficsource', '?lb=letter');
    await screen.findByText('Aanmelden kan op dit moment niet.');
    unmount();
    const view = await closed('with_trafficsource', '?network=acme');
    const tracking = new Promise<unknown>((resolve) => {
      server.use(
        http.post('*/api/signup', async ({ request }) => resolve(((await request.clone().json()) as Body).tracking)),
      );
    });
    await fill(view);
    expect(await tracking).toEqual({ lb: 'letter', network: 'acme' });
  });
});

describe('ACC-01 sign-up', () => {
  it('pressed twice, it asks for one account once', async () => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view);
    await place(view);
    await name(view);
    await view.user.type(await screen.findByLabelText('E-mailadres'), 'zon@example.com');
    await view.user.type(screen.getByLabelText('Wachtwoord'), 'een-lang-wachtwoord');
    await view.user.click(screen.getByRole('checkbox', { name: /^Ik ben 18 jaar of ouder/ }));
    const button = screen.getByRole('button', { name: 'Account aanmaken' });
    // Both before React has drawn anything.
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByRole('heading', { name: 'Kijk in je mailbox' });
    expect(sent(view)).toHaveLength(1);
  });

  it('CLI-02 the second press of a double press does not answer the next step', async () => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await view.user.type(await screen.findByLabelText('Dag'), '12');
    await view.user.selectOptions(screen.getByLabelText('Maand'), 'april');
    await view.user.type(screen.getByLabelText('Jaar'), '1990');
    await view.user.dblClick(screen.getByRole('button', { name: 'Verder' }));
    await title('Waar woon je?');
    // The country is filled in beforehand, so a second press would have passed it by.
    expect(screen.getByLabelText('Land')).not.toHaveValue('');
  });

  it('sends the form once with its key and says to check the inbox', async () => {
    const bodies: unknown[] = [];
    const view = await visit('/signup', 'visitor');
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname === '/api/signup')
        void request
          .clone()
          .json()
          .then((body) => bodies.push(body));
    });
    await genders(view);
    await birth(view);
    await view.user.type(await screen.findByLabelText(/^Woonplaats/), ' Utrecht ');
    await place(view);
    await view.user.type(await screen.findByLabelText(/^Een paar woorden/), 'Hoi!');
    await name(view);
    await account(view);

    expect(await screen.findByRole('heading', { name: 'Kijk in je mailbox' })).toBeInTheDocument();
    expect(screen.getByText(/zon@example\.com/)).toBeInTheDocument();
    expect(sent(view)).toHaveLength(1);
    expect(sent(view)[0]!.key).toBeTruthy();
    expect(bodies[0]).toMatchObject({
      gender: 'female',
      sought_gender: 'male',
      date_of_birth: '1990-04-12',
      country: 'NL',
      city: 'Utrecht',
      name: 'Zonnestraal',
      description: 'Hoi!',
      terms: true,
    });
  });

  it('ACC-03 names the version of the terms', async () => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view);
    await place(view);
    await name(view);
    expect(await screen.findByRole('checkbox', { name: /versie van 1 december 2023\.$/ })).not.toBeChecked();
    // What is sensitive is asked for on the profile, where it is filled in (PRV-02).
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('CLI-11 leads members who open it to the members', async () => {
    const view = await visit('/signup', 'paid');
    await screen.findByRole('heading', { name: 'Leden' });
    expect(view.router.state.location.pathname).toBe('/members');
  });
});

describe('CLI-02 the sign-up modal on desktop', () => {
  it('opens there, and Escape does not close it once something is filled in', async () => {
    const view = await visit('/', 'visitor');
    await view.user.click((await screen.findAllByRole('button', { name: 'Gratis aanmelden' }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Gratis aanmelden' });
    await view.user.click(await within(dialog).findByRole('radio', { name: 'Vrouw' }));

    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    await view.user.click(dialog);
    expect(screen.getByRole('dialog')).toBeInTheDocument();

    await view.user.click(within(dialog).getByRole('radio', { name: 'Mannen' }));
    await next(view);
    expect(await within(dialog).findByRole('heading', { name: 'Wanneer ben je geboren?' })).toHaveFocus();
    await view.user.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Bewaren en sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  const opened = async (view: Visit) => {
    await view.user.click((await screen.findAllByRole('button', { name: 'Gratis aanmelden' }))[0]!);
    return within(await screen.findByRole('dialog', { name: 'Gratis aanmelden' }));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('its cross asks first: one goes on, keeps what is filled in, or throws it away', async () => {
    const view = await visit('/', 'visitor');
    let dialog = await opened(view);
    await dialog.findByRole('radio', { name: 'Vrouw' });
    await genders(view);
    await view.user.type(await dialog.findByLabelText('Dag'), '12');

    await view.user.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await screen.findByRole('dialog', { name: 'Stoppen met aanmelden?' });
    await view.user.click(screen.getByRole('button', { name: 'Verder aanmelden' }));
    expect(await screen.findByLabelText('Dag')).toHaveValue('12');

    await view.user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await view.user.click(screen.getByRole('button', { name: 'Bewaren en sluiten' }));
    await closed();
    dialog = await opened(view);
    expect(await dialog.findByLabelText('Dag')).toHaveValue('12');

    await view.user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await view.user.click(screen.getByRole('button', { name: 'Weggooien' }));
    await closed();
    dialog = await opened(view);
    expect(await dialog.findByRole('radio', { name: 'Vrouw' })).not.toBeChecked();
  });

  it('nothing filled in: its cross closes it', async () => {
    const view = await visit('/', 'visitor');
    const dialog = await opened(view);
    await dialog.findByRole('radio', { name: 'Vrouw' });
    await view.user.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await closed();
  });

  it('ACC-01 ACC-04 its last step stays in it: the inbox, the spam folder, another address, then on to the members', async () => {
    const view = await visit('/', 'visitor');
    const dialog = await opened(view);
    expect(await dialog.findByRole('heading', { name: 'Wie ben je en wie zoek je?' })).toHaveFocus();
    await fill(view);
    await dialog.findByRole('heading', { name: 'Kijk in je mailbox' });
    expect(dialog.getByText(/zon@example\.com/)).toBeInTheDocument();
    expect(dialog.getByText(/^Niets gekregen/)).toBeInTheDocument();
    expect(sent(view)).toHaveLength(1);
    expect(view.router.state.location.pathname).toBe('/');

    await view.user.click(dialog.getByRole('button', { name: 'Adres wijzigen' }));
    await view.user.type(dialog.getByLabelText('Nieuw e-mailadres'), 'maan@example.com');
    await view.user.click(dialog.getByRole('button', { name: 'Opslaan en mail sturen' }));
    expect(await dialog.findByText(/gestuurd naar maan@example\.com/)).toBeInTheDocument();

    await view.user.click(dialog.getByRole('link', { name: 'Alvast rondkijken' }));
    await closed();
    expect(view.router.state.location.pathname).toBe('/members');
  });

  it('ACC-04 confirmed meanwhile in another tab, its last step leads on', async () => {
    const view = await visit('/', 'visitor');
    const dialog = await opened(view);
    await dialog.findByRole('radio', { name: 'Vrouw' });
    await fill(view);
    await dialog.findByRole('heading', { name: 'Kijk in je mailbox' });
    view.world.user!.status = 'active';
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/activate/done'));
    await closed();
  });

  it("the browser's way back leads to the step before, then out of the dialog", async () => {
    const view = await visit('/', 'visitor');
    const dialog = await opened(view);
    await dialog.findByRole('radio', { name: 'Vrouw' });
    await genders(view);
    await title('Wanneer ben je geboren?');
    await act(() => view.router.navigate(-1));
    await title('Wie ben je en wie zoek je?');
    expect(screen.getByRole('radio', { name: 'Vrouw' })).toBeChecked();
    await act(() => view.router.navigate(-1));
    await closed();
    expect(view.router.state.location.pathname).toBe('/');
    expect(await (await opened(view)).findByRole('radio', { name: 'Vrouw' })).toBeChecked();
  });

  it('closed, it leaves no step behind in the way back', async () => {
    const view = await visit('/pricing', 'visitor');
    await act(() => view.router.navigate('/'));
    const dialog = await opened(view);
    await dialog.findByRole('radio', { name: 'Vrouw' });
    await genders(view);
    await title('Wanneer ben je geboren?');
    await view.user.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await view.user.click(screen.getByRole('button', { name: 'Bewaren en sluiten' }));
    await closed();
    await act(() => view.router.navigate(-1));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/pricing'));
  });
});

describe('ACC-04 a visitor whom the page of a member led here', () => {
  const member = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

  it('may write a first message, which goes along with where they came from (ACC-11, CLI-10)', async () => {
    const view = await visit(`/signup?back=/members/${member}&sub1=a&lb=x`, 'visitor');
    await genders(view);
    await birth(view);
    await place(view);
    const field = await screen.findByLabelText(/^Je eerste bericht/);
    await view.user.type(field, 'Zin in koffie?');
    await name(view);
    let form: unknown;
    server.use(
      http.post('*/api/signup', async ({ request }) => void (form = (await request.clone().json()) as object)),
    );
    await account(view);
    await waitFor(() => expect(form).toBeDefined());
    expect(form).toMatchObject({
      signup_message: 'Zin in koffie?',
      landing_member: member,
      tracking: { sub1: 'a', lb: 'x' },
    });
  });

  it('MNY-12 whose message costs more by now is led to where the new price stands, before anything is made', async () => {
    const view = await visit(`/signup?back=/members/${member}`, 'visitor');
    await genders(view);
    await birth(view);
    await place(view);
    await view.user.type(await screen.findByLabelText(/^Je eerste bericht/), 'Zin in koffie?');
    await name(view);
    const forms: { signup_message_price?: number }[] = [];
    server.use(
      http.post('*/api/signup', async ({ request }) => {
        const form = (await request.clone().json()) as (typeof forms)[number];
        forms.push(form);
        if (form.signup_message_price === 12) return;
        const problem = { status: 409, code: 'price_changed', params: { price: 12 }, request_id: 'r' };
        return HttpResponse.json(problem, { status: 409 });
      }),
    );
    await account(view);
    const field = await screen.findByLabelText(/^Je eerste bericht/);
    expect(field).toHaveValue('Zin in koffie?');
    expect(field).toHaveAccessibleDescription(/12 credits/);
    expect(field).toHaveAccessibleDescription(/De prijs is intussen veranderd/);
    await next(view);
    await screen.findByLabelText('E-mailadres');
    expect(screen.queryByText(/De prijs is intussen veranderd/)).toBeNull();
    await submit(view);
    await waitFor(() => expect(forms.map((form) => form.signup_message_price)).toEqual([10, 12]));
  });

  it('elsewhere nobody is asked for one', async () => {
    const view = await visit('/signup', 'visitor');
    await genders(view);
    await birth(view);
    await place(view);
    await screen.findByLabelText('Profielnaam');
    expect(screen.queryByLabelText(/^Je eerste bericht/)).toBeNull();
  });
});

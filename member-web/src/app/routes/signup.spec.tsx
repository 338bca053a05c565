import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

type Visit = Awaited<ReturnType<typeof visit>>;
async function fill({ user }: Visit, over: Partial<Record<'name' | 'email' | 'year' | 'password', string>> = {}) {
  await user.click(await screen.findByRole('radio', { name: 'Vrouw' }));
  await user.type(screen.getByLabelText('Profielnaam'), over.name ?? 'Zonnestraal');
  await user.type(screen.getByLabelText('Dag'), '12');
  await user.selectOptions(screen.getByLabelText('Maand'), 'april');
  await user.type(screen.getByLabelText('Jaar'), over.year ?? '1990');
  await user.selectOptions(screen.getByLabelText('Land'), 'Nederland');
  await user.type(screen.getByLabelText('E-mailadres'), over.email ?? 'zon@example.com');
  await user.type(screen.getByLabelText('Wachtwoord'), over.password ?? 'een-lang-wachtwoord');
  await user.click(screen.getByRole('checkbox'));
}
const submit = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Account aanmaken' }));

describe('ACC-02 what sign-up says about its fields', () => {
  it('asks for everything that is missing', async () => {
    const view = await visit('/signup', 'visitor');
    await screen.findByLabelText('Profielnaam');
    await submit(view);
    expect(await screen.findByText('Vul uw geboortedatum in (18+ jaar)')).toBeInTheDocument();
    expect(screen.getByText('Ongeldige e-mail')).toBeInTheDocument();
    expect(screen.getByText('Ga akkoord om je aan te melden.')).toBeInTheDocument();
    expect(view.world.calls.filter(({ path }) => path === '/api/signup')).toEqual([]);
  });

  it('knows a date that does not exist and one too young', async () => {
    const view = await visit('/signup', 'visitor');
    await fill(view, { year: '1890' });
    await submit(view);
    expect(await screen.findByText('Ongeldige geboortedatum.')).toBeInTheDocument();
    const year = screen.getByLabelText('Jaar');
    await view.user.clear(year);
    await view.user.type(year, String(new Date().getFullYear() - 10));
    await submit(view);
    expect(await screen.findByText('Vul uw geboortedatum in (18+ jaar)')).toBeInTheDocument();
  });

  it.each([
    ['@zon', 'Je profielnaam mag niet met @ beginnen.'],
    ['zon@example.com', 'Je profielnaam mag niet je e-mailadres zijn.'],
  ])('refuses the name %s', async (name, text) => {
    const view = await visit('/signup', 'visitor');
    await fill(view, { name });
    await submit(view);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('shows what the server refused at its field', async () => {
    const view = await visit('/signup', 'visitor');
    await fill(view, { email: 'taken@example.com' });
    await submit(view);
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
    expect(await screen.findByText('Kies een profielnaam van 3 tot 30 tekens.')).toBeInTheDocument();
    expect(screen.getByText('Vul uw geboortedatum in (18+ jaar)')).toBeInTheDocument();
  });
});

describe('ACC-01 sign-up', () => {
  it('sends the form once with its key and says to check the inbox', async () => {
    const view = await visit('/signup', 'visitor');
    await fill(view);
    await submit(view);
    expect(await screen.findByRole('heading', { name: 'Kijk in je mailbox' })).toBeInTheDocument();
    expect(screen.getByText(/zon@example\.com/)).toBeInTheDocument();
    const calls = view.world.calls.filter(({ path }) => path === '/api/signup');
    expect(calls).toHaveLength(1);
    expect(calls[0]!.key).toBeTruthy();
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
    await view.user.type(await within(dialog).findByLabelText('Profielnaam'), 'Zon');

    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    await view.user.click(dialog);
    expect(screen.getByRole('dialog')).toBeInTheDocument();

    await view.user.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

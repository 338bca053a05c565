import { screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnAccount } from '../account/own-account';
import type { StaffMember } from './staff-member';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';

const ada = {
  id: '0199a1b2-0000-7000-8000-00000000000a',
  email: 'ada@staff.test',
  name: 'Ada',
  role: 'admin' as const,
  second_factor: false,
  second_factor_required: false,
};
const noor: StaffMember = {
  id: '0199a1b2-0000-7000-8000-00000000000b',
  email: 'noor@staff.test',
  name: 'Noor',
  role: 'finance',
  status: 'active',
  second_factor: true,
  added_at: '2026-06-28T09:12:00.000Z',
  last_login_at: null,
};
const account: OwnAccount = {
  ...ada,
  recovery_codes: 0,
  sessions: [
    { id: 's1', device: 'Firefox, Linux', opened_at: noor.added_at, expires_at: noor.added_at, current: true },
    { id: 's2', device: null, opened_at: noor.added_at, expires_at: noor.added_at, current: false },
  ],
};
const codes = Array.from({ length: 10 }, (_, i) => `abcd-efgh-${2000 + i}`);
const enrolment = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x', qr_svg: '<svg/>' };
const list = { json: [noor], headers: { 'Content-Range': 'staff 0-0/1' } };
const loggedOut = problem(403, 'authentication_required');
const path = `/api/admin/staff/${noor.id}`;

function open(address: string, answers: Parameters<typeof answerByPath>[0]) {
  answerByPath({ '/api/admin/session': { json: ada }, '/api/admin/staff': list, ...answers });
  return openConsole(address);
}
const mutations = () => sent().filter(({ method }) => method !== 'GET');

beforeEach(() => widenWindow());

describe('ADM-05 logging in with a second factor', () => {
  const enterPassword = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText('E-mailadres'), ada.email);
    await user.type(screen.getByLabelText('Wachtwoord'), 'correct horse{Enter}');
  };

  it('asks for a code, tells when it is wrong, and takes a recovery code instead', async () => {
    let reply = problem(401, 'second_factor_wrong');
    const user = await open('/staff', {
      '/api/admin/session': loggedOut,
      '/api/admin/login': { json: { step: 'code', token: 't', expires_at: '' } },
      '/api/admin/login/code': () => reply,
    });
    await enterPassword(user);
    await user.type(await screen.findByLabelText('Code van 6 cijfers'), '123456{Enter}');
    expect(await screen.findByText(/Deze code klopt niet/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Herstelcode gebruiken' }));
    reply = { json: ada };
    await user.type(screen.getByLabelText('Herstelcode'), `${codes[0]}{Enter}`);
    expect(await screen.findByRole('link', { name: 'Noor' })).toBeDefined();
    expect(mutations().at(-1)!.body).toEqual({ token: 't', code: codes[0] });
  });

  it('has who needs an authenticator set it up, and shows the recovery codes before going in', async () => {
    const user = await open('/staff', {
      '/api/admin/session': loggedOut,
      '/api/admin/login': { json: { step: 'enrolment', token: 't', expires_at: '', enrolment } },
      '/api/admin/login/enrolment': { json: { staff: ada, recovery_codes: codes } },
    });
    await enterPassword(user);
    expect((await screen.findByRole('img')).getAttribute('src')).toMatch(/^data:image\/svg/);
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeDefined();
    await user.type(screen.getByLabelText('Code van 6 cijfers'), '123456{Enter}');
    const shown = within(await screen.findByRole('list', { name: 'Herstelcodes' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(codes);
    await user.click(screen.getByRole('button', { name: 'Ik heb ze bewaard, verder' }));
    expect(await screen.findByRole('link', { name: 'Noor' })).toBeDefined();
  });
});

describe('ADM-05 staff', () => {
  it('are disabled with a reason only, after their admin has read what that does', async () => {
    let member = noor;
    const user = await open(`/staff/${noor.id}/show`, {
      [path]: () => ({ json: member }),
      [`${path}/disable`]: () => ({ json: (member = { ...noor, status: 'disabled' }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Blokkeren…' }));
    expect(screen.getByText(/wordt meteen overal afgemeld en kan zich niet meer aanmelden/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Blokkeer' }));
    expect(screen.getByText('Schrijf waarom')).toBeDefined();
    expect(mutations()).toEqual([]);
    await user.type(screen.getByRole('textbox'), ' Uit dienst ');
    await user.click(screen.getByRole('button', { name: 'Blokkeer' }));
    expect(await screen.findByRole('button', { name: 'Weer toelaten…' })).toBeDefined();
    expect(mutations().map(({ body }) => body)).toEqual([{ reason: 'Uit dienst' }]);
  });

  it('are offered no role that they have by now', async () => {
    let member = noor;
    const user = await open(`/staff/${noor.id}/show`, {
      [path]: () => ({ json: member }),
      [`${path}/role`]: ({ body }) => ({ json: (member = { ...noor, ...(body as Pick<StaffMember, 'role'>) }) }),
    });
    const change = async () => {
      await user.click(await screen.findByRole('button', { name: 'Rol wijzigen…' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox'), 'Ander werk');
      await user.click(dialog.getByRole('button', { name: 'Wijzig de rol' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await change();
    await screen.findByText('Moderator');
    await change();
    expect(mutations().map(({ body }) => (body as Pick<StaffMember, 'role'>).role)).toEqual(['moderator', 'finance']);
  });

  it('cannot change themselves', async () => {
    await open(`/staff/${ada.id}/show`, { [`/api/admin/staff/${ada.id}`]: { json: { ...noor, ...ada } } });
    expect(await screen.findByText(/Dit ben je zelf/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /…$/ })).toBeNull();
  });

  it('are invited, and it is said where the invitation went', async () => {
    const invited = { ...noor, id: 'p9', email: 'vera@staff.test', name: 'Vera', status: 'invited' };
    const user = await open('/staff/create', {
      '/api/admin/staff': ({ method }) => (method === 'POST' ? { status: 201, json: invited } : list),
      '/api/admin/staff/p9': { json: invited },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), 'Vera');
    await user.type(screen.getByRole('textbox', { name: /^E-mailadres/ }), 'vera@staff.test');
    await user.click(screen.getByRole('button', { name: 'Uitnodigen' }));
    expect(await screen.findByText('De uitnodiging is onderweg naar vera@staff.test.')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Vera', level: 2 })).toBeDefined();
  });

  it('are for admins alone', async () => {
    await open('/staff', { '/api/admin/session': { json: { ...ada, role: 'moderator' } } });
    expect(await screen.findByText('Op dit adres is niets te vinden.')).toBeDefined();
  });
});

describe('ADM-05 one’s own account', () => {
  const wrong = (field: string): ReturnType<typeof problem> => ({
    status: 422,
    json: { status: 422, code: 'invalid_input', request_id: 'r1', fields: [{ field, code: 'wrong_password' }] },
    headers: { 'Content-Type': 'application/problem+json' },
  });

  it('leads back to the field that was wrong, wherever on the page', async () => {
    const user = await open('/account', {
      '/api/admin/account': { json: account },
      '/api/admin/account/password': wrong('old_password'),
      '/api/admin/account/authenticator': { json: { token: 't', expires_at: '', enrolment } },
      '/api/admin/account/authenticator/confirm': problem(401, 'second_factor_wrong'),
    });
    await user.type(await screen.findByLabelText('Huidig wachtwoord'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }));
    expect(await screen.findByText('Dit wachtwoord klopt niet')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Huidig wachtwoord'));

    await user.click(screen.getByRole('button', { name: 'Authenticator instellen…' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Wachtwoord'), 'right{Enter}');
    await user.type(await screen.findByLabelText('Code van 6 cijfers'), '123456');
    await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByText(/Deze code klopt niet/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Code van 6 cijfers'));
  });

  it('asks for the password before an authenticator is set up, tells when it is wrong, then shows the codes', async () => {
    let begun = wrong('password');
    const user = await open('/account', {
      '/api/admin/account': { json: account },
      '/api/admin/account/authenticator': () => begun,
      '/api/admin/account/authenticator/confirm': { json: { recovery_codes: codes } },
    });
    await user.click(await screen.findByRole('button', { name: 'Authenticator instellen…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Wachtwoord'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Verder' }));
    expect(await dialog.findByText('Dit wachtwoord klopt niet')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('Wachtwoord'));
    begun = { json: { token: 't', expires_at: '', enrolment } };
    await user.click(dialog.getByRole('button', { name: 'Verder' }));
    await user.type(await screen.findByLabelText('Code van 6 cijfers'), '123456');
    await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByText(codes[9]!)).toBeDefined();
    const elsewhere = screen.getAllByRole('menuitem', { name: 'Medewerkers' })[0]!;
    await user.click(elsewhere);
    const question = within(await screen.findByRole('dialog', { name: 'Weggaan zonder te bewaren?' }));
    expect(question.getByText(/^Deze codes zie je alleen nu\./)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Annuleren' }));
    expect(screen.getByText(codes[9]!)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }));
    await user.click(elsewhere);
    expect(await screen.findByRole('link', { name: 'Noor' })).toBeDefined();
  });

  it('ends a session elsewhere', async () => {
    const user = await open('/account', {
      '/api/admin/account': { json: account },
      '/api/admin/account/sessions/s2': { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: /^Beëindigen: Onbekend apparaat/ }));
    await waitFor(() =>
      expect(mutations().map(({ method, url }) => `${method} ${url}`)).toEqual([
        'DELETE /api/admin/account/sessions/s2',
      ]),
    );
  });
});

import { describe, expect, it, vi } from 'vitest';
import { answer, problem, sent } from '../testing/server';
import { createAuthProvider } from './auth-provider';
import { createHttpClient } from './http-client';

const anna = {
  id: 's1',
  email: 'anna@staff.test',
  name: 'Anna',
  role: 'moderator' as const,
  second_factor: false,
  second_factor_required: false,
};
const done = { step: 'done', staff: anna };
const provider = () => createAuthProvider(createHttpClient((key) => key));
const refused = problem(403, 'authentication_required');
const credentials = { email: anna.email, password: 'correct horse' };
const paths = () => sent().map(({ method, url }) => `${method} ${url}`);

describe('ADM-05 logging in', () => {
  it('sends e-mail address and password with the marker header, and knows who came in without asking', async () => {
    answer({ json: done });
    const auth = provider();
    await auth.begin(credentials);
    await auth.login();
    await auth.checkAuth();
    expect(await auth.getIdentity()).toEqual({ id: 's1', fullName: 'Anna', role: 'moderator' });
    expect(await auth.getPermissions()).toBe('moderator');
    expect(paths()).toEqual(['POST /api/admin/login']);
    expect(sent()[0]!.body).toEqual(credentials);
    expect(sent()[0]!.headers.get('X-Client-Request')).toBe('1');
  });

  it('with a second step is not done before that', async () => {
    answer({ json: { step: 'code', token: 't', expires_at: '' } }, refused, { json: anna });
    const auth = provider();
    expect(await auth.begin(credentials)).toMatchObject({ step: 'code' });
    await expect(auth.checkAuth()).rejects.toMatchObject({ message: false });
    await auth.confirm({ token: 't', code: '123456' });
    await auth.login();
    expect(await auth.getPermissions()).toBe('moderator');
    expect(sent().at(-1)!.body).toEqual({ token: 't', code: '123456' });
  });

  it('is refused with the text of the code', async () => {
    answer(problem(401, 'login_failed'));
    await expect(provider().begin(credentials)).rejects.toThrow('errors.login_failed');
  });
});

describe('ADM-05 the session', () => {
  it('is asked once for all who want to know', async () => {
    answer({ json: anna });
    const auth = provider();
    await Promise.all([auth.checkAuth(), auth.getIdentity(), auth.getPermissions()]);
    await auth.checkAuth();
    expect(paths()).toEqual(['GET /api/admin/session']);
  });

  it('missing: sends to the login page without a word', async () => {
    answer(refused);
    await expect(provider().checkAuth()).rejects.toMatchObject({ message: false });
  });

  it('missing: is asked again next time', async () => {
    answer(refused, { json: anna });
    const auth = provider();
    await auth.checkAuth().catch(() => undefined);
    await auth.checkAuth();
    expect(sent()).toHaveLength(2);
  });

  it('unknown because the server is away: nobody is logged out', async () => {
    vi.useFakeTimers();
    answer(...Array.from({ length: 3 }, () => new TypeError('Failed to fetch')));
    const checked = provider().checkAuth();
    await vi.runAllTimersAsync();
    await expect(checked).resolves.toBeUndefined();
    vi.useRealTimers();
  });

  it('ended: logs out here, and asks the server nothing', async () => {
    answer({ json: anna }, refused);
    const auth = provider();
    await auth.checkAuth();
    const error: unknown = await createHttpClient((key) => key)('/api/admin/members').catch(
      (reason: unknown) => reason,
    );
    await expect(auth.checkError(error)).rejects.toBe(error);
    await auth.logout();
    expect(paths()).toEqual(['GET /api/admin/session', 'GET /api/admin/members']);
  });

  it('fails with what somebody mistyped, which is answered with 200', async () => {
    answer({ ...problem(401, 'second_factor_wrong'), status: 200 });
    const typed = provider().confirm({ token: 'token', code: '000000' });
    await expect(typed).rejects.toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } });
  });

  it('stays when the role may not do something', async () => {
    answer(problem(403, 'forbidden'));
    const error: unknown = await createHttpClient((key) => key)('/api/admin/members').catch(
      (reason: unknown) => reason,
    );
    await expect(provider().checkError(error)).resolves.toBeUndefined();
  });
});

describe('ADM-05 logging out', () => {
  it('ends the session on the server and forgets it here', async () => {
    answer({ json: done }, { status: 204 }, refused);
    const auth = provider();
    await auth.begin(credentials);
    await auth.logout();
    await expect(auth.checkAuth()).rejects.toMatchObject({ message: false });
    expect(paths()).toEqual(['POST /api/admin/login', 'POST /api/admin/logout', 'GET /api/admin/session']);
  });

  it('does not pretend when the server did not answer', async () => {
    answer({ json: done }, problem(500, 'internal_error'));
    const auth = provider();
    await auth.begin(credentials);
    await expect(auth.logout()).rejects.toThrow('errors.internal_error');
    await expect(auth.checkAuth()).resolves.toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { Sessions } from '../../kernel/index.js';
import { testApp } from '../../../testing/app.js';
import { SESSION_DAYS } from './login-sessions.js';

const form = { name: 'Anna', password: 'correct horse', date_of_birth: '1990-05-01', gender: 'female', country: 'NL' };

describe('PRV-02 the session cookie', () => {
  it('is of this host alone and over HTTPS alone in production', () => {
    const sessions = new Sessions(true);
    expect([sessions.cookie('member'), sessions.cookie('staff')]).toEqual(['__Host-session', '__Host-staff_session']);
    const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: true, maxAge: 60 };
    // `__Host-` requires exactly this: the path `/` and no domain.
    expect(sessions.attributes(60)).toEqual(attributes);
  });

  it('is worth nothing after 30 days, and its token is nowhere in the database', async () => {
    const app = await testApp();
    const browser = app.browser();
    const { status, headers } = await browser.post('/signup', { ...form, email: 'anna@example.com', terms: true });
    expect(status).toBe(201);
    const token = /^session=([\w-]+)/.exec(headers.getSetCookie()[0]!)![1]!;
    const rows = await app.kernel.database.query<{ row: string }>(
      'SELECT s::text AS row FROM authentication.sessions s',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.row).not.toContain(token);
    app.clock.advance(SESSION_DAYS * 86_400 - 1);
    const { status: known, headers: told } = await browser.get('/user');
    expect(known).toBe(200);
    // Responses about a member must not be cached, interpreted as a page or embedded; nor must error responses.
    const refused = (await app.browser().get('/user')).headers;
    for (const answer of [told, refused]) {
      expect(answer.get('cache-control')).toBe('no-store');
      expect(answer.get('x-content-type-options')).toBe('nosniff');
      expect(answer.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(answer.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
    app.clock.advance(1);
    expect((await browser.get('/user')).body.code).toBe('authentication_required');
    expect(SESSION_DAYS).toBe(30);
  });
});

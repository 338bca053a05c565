import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUp } from '../../../testing/members.js';
import { MailPreferences } from '../../members/accounts/index.js';
import { sendActivationMail } from './jobs/account.mails.js';
import { AddressRefused, Mailer } from '../../ground/delivery/index.js';

const token = 'provider-feedback-token';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { MAIL_FEEDBACK_TOKEN: token } });
});

describe('ACC-13 NTF-04 NTF-05 an address that takes no mail', () => {
  it('is told to its member until there is another one; a mail server that is down is not', async () => {
    const { browser, id } = await signUp(app, 'bounce', { confirmed: false });
    const mailer = app.nest.get(Mailer, { strict: false });
    const send = () => app.handlers.get(sendActivationMail)!.run({ memberId: id }, { attempt: 1, key: '' });
    const disabled = async () => (await browser.get('/user')).body.notifications_disabled as string[];

    jest.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('connection refused'));
    await expect(send()).rejects.toThrow('connection refused');
    expect(await disabled()).toEqual([]);

    jest.spyOn(mailer, 'send').mockRejectedValueOnce(new AddressRefused());
    await send();
    expect(await disabled()).toEqual(['bounce']);

    // NTF-04: no further mail goes to that address.
    const more = jest.spyOn(mailer, 'send');
    more.mockClear();
    await send();
    expect(more).not.toHaveBeenCalled();

    expect((await browser.post('/activation/email', { email: 'reachable@example.org' })).status).toBe(204);
    expect(await disabled()).toEqual([]);
  });
});

describe('NTF-04 what the mail provider reports', () => {
  it('is taken with its token alone, and keeps all but account mail from the member', async () => {
    const { browser, id } = await signUp(app, 'spam', { email: 'spam@example.org' });
    await browser.put('/notifications', { weekly_updates: true });
    const report = (authorization: string | undefined, reports: unknown) =>
      app.browser().post('/mail-feedback', { reports }, { headers: { authorization, 'x-client-request': undefined } });
    const mine = [{ email: 'SPAM@example.org', reason: 'fbl' }];
    for (const wrong of [undefined, 'Bearer wrong', token]) {
      expect(await report(wrong, mine)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    const wishes = () => app.nest.get(MailPreferences, { strict: false }).wishes(id, 'weekly_updates');
    expect(await wishes()).toEqual({ wanted: true, byMail: true });
    const all = [
      ...mine,
      { email: 'nobody@example.org', reason: 'bounce' },
      { email: 'not an address', reason: 'fbl' },
    ];
    for (let i = 0; i < 2; i++) expect((await report(`Bearer ${token}`, all)).status).toBe(204);
    expect((await browser.get('/user')).body.notifications_disabled).toEqual(['fbl']);
    expect(await wishes()).toEqual({ wanted: true, byMail: false });
    expect((await report(`Bearer ${token}`, [{ email: 'a@b.example', reason: 'other' }])).status).toBe(422);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUp } from '../../../testing/members.js';
import { MailPreferences } from '../../members/accounts/index.js';
import { sendActivationMail } from './jobs/account.mails.js';
import { AddressRefused, Mailer } from '../../ground/delivery/index.js';

const token = 'feedback-token-of-the-mail-provider';
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

    // NTF-05: nor is it said that one went.
    const refused = { status: 409, body: { code: 'mail_bounces' } };
    expect(await browser.post('/activation/resend', {})).toMatchObject(refused);

    expect((await browser.post('/activation/email', { email: 'reachable@example.org' })).status).toBe(204);
    expect(await disabled()).toEqual([]);
    expect((await browser.post('/activation/resend', {})).status).toBe(204);
  });

  it('says nothing about the address that took its place while the mail server was asked', async () => {
    const { browser, id } = await signUp(app, 'moved', { confirmed: false });
    jest.spyOn(app.nest.get(Mailer, { strict: false }), 'send').mockImplementationOnce(async () => {
      expect((await browser.post('/activation/email', { email: 'moved.on@example.org' })).status).toBe(204);
      throw new AddressRefused();
    });
    await app.handlers.get(sendActivationMail)!.run({ memberId: id }, { attempt: 1, key: '' });
    expect((await browser.get('/user')).body.notifications_disabled).toEqual([]);
  });

  it('is told whoever asks for a link by mail: to a new password, to their own data', async () => {
    const { browser, id } = await signUp(app, 'links', { email: 'links@example.org' });
    await app.nest.get(MailPreferences, { strict: false }).disable({ id, emailVersion: 0 }, 'bounce', randomUUID());
    const refused = { status: 409, body: { code: 'mail_bounces' } };
    expect(await app.browser().post('/password-reset', { email: 'links@example.org' })).toMatchObject(refused);
    expect(await browser.post('/user/data-export', {})).toMatchObject(refused);
  });
});

describe('NTF-04 what the mail provider reports', () => {
  it('is taken with its token alone, and keeps all but account mail from the member', async () => {
    const { browser, id } = await signUp(app, 'spam', { email: 'spam@example.org' });
    await browser.put('/notifications', { weekly_updates: true });
    const report = (authorization: string | undefined, reports: unknown) =>
      app.browser().post('/mail-feedback', { reports }, { headers: { authorization, 'x-client-request': undefined } });
    const mine = [{ email: 'SPAM@example.org', reason: 'fbl' }];
    for (const wrong of ['Bearer wrong', token]) {
      expect(await report(wrong, mine)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    // Amazon SNS sends its password only to who asks for it.
    const unasked = await report(undefined, mine);
    expect(unasked).toMatchObject({ status: 401, body: { code: 'token_required' } });
    expect(unasked.headers.get('www-authenticate')).toBe('Basic realm="webhook"');
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

  it('is taken from Amazon SNS as it sends it: as plain text, with the password of its address', async () => {
    const { browser } = await signUp(app, 'amazon', { email: 'amazon@example.org' });
    const authorization = `Basic ${Buffer.from(`sns:${token}`).toString('base64')}`;
    const headers = { authorization, 'content-type': 'text/plain; charset=UTF-8', 'x-client-request': undefined };
    const send = (message: object) =>
      app.browser().post('/mail-feedback', JSON.stringify({ TopicArn: 'arn:aws:sns:eu-west-1:1:mail', ...message }), {
        headers,
      });
    const complaint = { complainedRecipients: [{ emailAddress: 'amazon@example.org' }] };
    const Message = JSON.stringify({ notificationType: 'Complaint', complaint });
    expect((await send({ Type: 'Notification', Message })).status).toBe(204);
    expect((await browser.get('/user')).body.notifications_disabled).toEqual(['fbl']);
    expect(await send({ Type: 'Notification', Message: 'hello' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', fields: [{ field: 'Message', code: 'invalid' }] },
    });

    const opened = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const subscribe = (SubscribeURL: string) => send({ Type: 'SubscriptionConfirmation', SubscribeURL });
    expect((await subscribe('https://127.0.0.1/')).status).toBe(422);
    expect(opened).not.toHaveBeenCalled();
    const confirmation = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription';
    expect((await subscribe(confirmation)).status).toBe(204);
    expect(opened).toHaveBeenCalledWith(new URL(confirmation), expect.objectContaining({ redirect: 'error' }));
    opened.mockRestore();
  });

  it('NTF-05 is lifted by the member, who may be taken off the list again', async () => {
    const { browser, id } = await signUp(app, 'lifted', { email: 'lifted@example.org' });
    const headers = { authorization: `Bearer ${token}`, 'x-client-request': undefined };
    const report = (reason: string) =>
      app.browser().post('/mail-feedback', { reports: [{ email: 'lifted@example.org', reason }] }, { headers });
    const disabled = async () => (await browser.get('/user')).body.notifications_disabled as string[];
    for (const reason of ['fbl', 'listunsubscribe', 'bounce']) await report(reason);
    expect(await disabled()).toEqual(['fbl', 'listunsubscribe', 'bounce']);

    expect((await browser.post('/notifications/mail', {})).status).toBe(204);
    // Where mails do not arrive, saying so does not make them.
    expect(await disabled()).toEqual(['bounce']);
    const lifted = await app.kernel.database.query(
      `SELECT data FROM kernel.events WHERE stream = 'mailing-' || $1 AND type = 'NotificationsEnabled' ORDER BY position`,
      [id],
    );
    const enabledAt = app.clock.now().toISOString();
    expect(lifted).toEqual([
      { data: { reason: 'fbl', enabledAt } },
      { data: { reason: 'listunsubscribe', enabledAt } },
    ]);

    await report('fbl');
    expect(await disabled()).toEqual(['bounce', 'fbl']);
  });
});

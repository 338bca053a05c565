import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../testing/app.js';
import { signUp } from '../testing/members.js';
import { sendActivationMail } from './jobs/send-activation-mail.job.js';
import { AddressRefused, Mailer } from './mailers/mailer.js';

describe('ACC-13 an address that takes no mail', () => {
  it('is told to its member until there is another one; a mail server that is down is not', async () => {
    const app = await testApp();
    const { browser, id } = await signUp(app, 'bounce', { confirmed: false });
    const mailer = app.nest.get(Mailer, { strict: false });
    const send = () => app.handlers.get(sendActivationMail)!.run({ memberId: id }, { attempt: 1, key: '' });
    const disabled = async () => (await browser.get('/user')).body.notifications_disabled as string[];

    vi.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('connection refused'));
    await expect(send()).rejects.toThrow('connection refused');
    expect(await disabled()).toEqual([]);

    vi.spyOn(mailer, 'send').mockRejectedValueOnce(new AddressRefused());
    await send();
    expect(await disabled()).toEqual(['bounce']);

    expect((await browser.post('/activation/email', { email: 'reachable@example.org' })).status).toBe(204);
    expect(await disabled()).toEqual([]);
  });
});

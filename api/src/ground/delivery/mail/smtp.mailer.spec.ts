import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PermanentFailure } from '../../../kernel/index.js';
import { eventually } from '../../../../testing/kernel/index.js';
import { AddressRefused, type Mail } from './mailer.js';
import { SmtpMailer } from './smtp.mailer.js';

const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Claims as if nothing had been sent before. */
const fresh = { claim: () => Promise.resolve('new' as const), sent: () => Promise.resolve() };

/** A local mail server that records the mails it receives. */
async function mailServer(options: SMTPServerOptions = {}, query = '', login = '') {
  const mails: { from: string; to: string[]; source: string; secure: boolean; connection: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope, secure, id }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, source: Buffer.concat(chunks).toString(), secure, connection: id });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = new SmtpMailer(`smtp://${login}127.0.0.1:${port}${query}`, fresh);
  closers.push(
    () => mailer.onModuleDestroy(),
    () => new Promise<void>((done) => server.close(done)),
  );
  return { mails, mailer, server };
}

const mail: Mail = {
  from: { name: 'Velvet', address: 'help@velvet.example' },
  to: 'anna@example.org',
  memberId: 'anna',
  subject: 'Bevestig je account bij Velvet',
  text: 'Bevestig je account: https://velvet.example/tok-en_1',
  html: '<p>Bevestig je account: <a href="https://velvet.example/tok-en_1">bevestigen</a></p>',
};
/** Decodes quoted-printable and unfolds headers. */
const plain = (source: string) =>
  source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\r\n[ \t]+/g, ' ');

describe('NTF-02 mail over SMTP', () => {
  it('arrives as text and HTML, from the site, with its attachments', async () => {
    const { mails, mailer } = await mailServer();
    const receipt = { filename: 'bon-2026-1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') };
    await mailer.send({ ...mail, attachments: [receipt] });
    const [{ from, to, source } = { from: '', to: [], source: '' }] = mails;
    expect([from, to]).toEqual(['help@velvet.example', ['anna@example.org']]);
    const headers = plain(source).split('\r\n\r\n')[0]!;
    expect(headers).toMatch(/^From: Velvet <help@velvet\.example>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).not.toContain('List-Unsubscribe');
    expect(source).toMatch(/multipart\/mixed[\s\S]*multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(plain(source)).toContain('https://velvet.example/tok-en_1');
    expect(source).toContain('filename=bon-2026-1.pdf');
    expect(source).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });

  it.each([
    ['with accents, emoji and dots', '<p>Zoë schreef 👋\n.\n..één</p>'],
    ['with a line longer than mail allows', `<p>${'lang '.repeat(300)}ë</p>`],
    ['without a character of its own', '<p>plain</p>\n'],
  ])('brings HTML %s as it was written', async (_, html) => {
    const { mails, mailer } = await mailServer();
    await mailer.send({ ...mail, html });
    const { source } = mails[0]!;
    expect(source).toMatch(/^[\r\n\t -~]*$/);
    expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    const [, encoding, part] = /text\/html[\s\S]*?Encoding: (\S+)\r\n\r\n([\s\S]*?)(?:\r\n)?\r\n--/.exec(source)!;
    const read = encoding === '7bit' ? part! : Buffer.from(plain(part!), 'latin1').toString();
    const shown = read.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    expect(shown.replaceAll('\r\n', '\n').trim()).toBe(html.trim());
  });

  it('can be unsubscribed from in one click where it is a notice', async () => {
    const { mails, mailer } = await mailServer();
    await mailer.send({ ...mail, unsubscribe: 'https://velvet.example/api/unsubscribe/t' });
    const headers = plain(mails[0]!.source).split('\r\n\r\n')[0]!;
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/velvet\.example\/api\/unsubscribe\/t>$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });

  it.each([
    ['the subject', { subject: 'Hi\r\nBcc: all@example.org' }],
    ['the site’s name', { from: { name: 'Velvet\r\nBcc: all@example.org', address: 'help@velvet.example' } }],
    ['the unsubscribe link', { unsubscribe: 'https://a.example/\r\nBcc: all@example.org' }],
    [
      'an attachment',
      { attachments: [{ filename: 'a"\r\nBcc: all@example.org', contentType: 'text/plain', content: Buffer.of() }] },
    ],
  ] as [string, Partial<Mail>][])('lets no header into %s', async (_, change) => {
    const { mails, mailer } = await mailServer();
    await mailer.send({ ...mail, ...change });
    expect(mails[0]!.to).toEqual(['anna@example.org']);
    expect(mails[0]!.source).not.toMatch(/^Bcc:/im);
  });

  it.each([
    ['whom it is for', { to: 'anna@example.org\r\nRCPT TO:<all@example.org>\r\nBcc: all@example.org' }],
    ['whom it is for', { to: 'anna@example.org, all@example.org' }],
    ['whom it is for', { to: '<all@example.org> anna@example.org' }],
    [
      'whom it is from',
      {
        from: { name: 'Velvet', address: 'help@velvet.example>\r\nRCPT TO:<all@example.org>\r\nBcc: all@example.org' },
      },
    ],
  ] as [string, Partial<Mail>][])('lets no other into the address of %s', async (_, change) => {
    const { mails, mailer } = await mailServer();
    await mailer.send({ ...mail, ...change }).catch(() => undefined);
    for (const { to, source } of mails) {
      expect(to).not.toContain('all@example.org');
      expect(source).not.toMatch(/^Bcc:/im);
    }
  });

  it('logs in and goes encrypted where the address says so', async () => {
    const logins: string[] = [];
    const options: SMTPServerOptions = {
      authOptional: false,
      disabledCommands: [],
      onAuth({ username, password }, _, done) {
        logins.push(`${username} ${password}`);
        done(null, { user: username });
      },
    };
    const { mails, mailer } = await mailServer(
      options,
      '?requireTLS=true&tls.rejectUnauthorized=false',
      'me:se%40cret@',
    );
    await mailer.send(mail);
    expect(logins).toEqual(['me se@cret']);
    expect(mails[0]!.secure).toBe(true);
  });

  it('sends nothing in the open when encryption is asked for and not there', async () => {
    const { mails, mailer } = await mailServer({}, '?requireTLS=true');
    await expect(mailer.send(mail)).rejects.toThrow();
    expect(mails).toEqual([]);
  });
});

describe('connections to the mail server', () => {
  it('carry several mails each', async () => {
    const { mails, mailer } = await mailServer();
    for (let n = 0; n < 3; n++) await mailer.send(mail);
    expect(new Set(mails.map(({ connection }) => connection)).size).toBe(1);
  });

  it('that the server ends between two mails cost no mail and no try', async () => {
    const { mails, mailer, server } = await mailServer();
    await mailer.send(mail);
    for (const { _socket: socket } of server.connections) socket.destroy();
    await mailer.send(mail);
    expect(mails).toHaveLength(2);
    expect(mails[0]!.connection).not.toBe(mails[1]!.connection);
  });

  it('are not tried for ever where the server ends each at once', async () => {
    let tries = 0;
    const { mailer } = await mailServer({
      onConnect(_, done) {
        tries++;
        done(refusal(421, 'Too many connections'));
      },
    });
    const error: unknown = await mailer.send(mail).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(tries).toBeLessThanOrEqual(2);
  });

  it('end with the process that stops', async () => {
    const { mailer, server } = await mailServer();
    await mailer.send(mail);
    mailer.onModuleDestroy();
    await eventually(() => expect(server.connections.size).toBe(0));
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});

describe('NTF-04 a mail that is refused', () => {
  const recipients = (error: Error) => mailServer({ onRcptTo: (_, __, done) => done(error) });

  it.each([
    [550, 'No such user'],
    [550, '5.1.1 No such user'],
    [552, '5.2.2 Mailbox full'],
  ])('is about the address with %d %s', async (code, words) => {
    const { mailer } = await recipients(refusal(code, words));
    await expect(mailer.send(mail)).rejects.toThrow(AddressRefused);
  });

  it('is not about the address when the server refuses us', async () => {
    const { mailer } = await recipients(refusal(554, '5.7.1 Your server is on a block list'));
    await expect(mailer.send(mail)).rejects.toThrow(PermanentFailure);
    const sender = await mailServer({ onMailFrom: (_, __, done) => done(refusal(550, 'Sender unknown')) });
    await expect(sender.mailer.send(mail)).rejects.toThrow(PermanentFailure);
    const content = await mailServer({
      onData: (stream, _, done) => void stream.resume().on('end', () => done(refusal(554, '5.6.0 Spam'))),
    });
    await expect(content.mailer.send(mail)).rejects.toThrow(PermanentFailure);
  });

  it.each([
    [450, 'Try again later'],
    [421, '4.3.2 Service not available'],
  ])('is tried again with %d %s', async (code, words) => {
    const { mailer } = await recipients(refusal(code, words));
    const error: unknown = await mailer.send(mail).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(AddressRefused);
    expect(error).not.toBeInstanceOf(PermanentFailure);
  });

  it('is tried again when the login is refused or nobody answers', async () => {
    const options: SMTPServerOptions = { onAuth: (_, __, done) => done(refusal(535, '5.7.8 Wrong password')) };
    const { mailer } = await mailServer({ ...options, authOptional: false, allowInsecureAuth: true }, '', 'me:wrong@');
    for (const one of [mailer, new SmtpMailer('smtp://127.0.0.1:1', fresh)]) {
      const error: unknown = await one.send(mail).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(PermanentFailure);
    }
  });
});

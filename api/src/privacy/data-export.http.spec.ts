import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../testing/app.js';
import { caughtUp } from '../testing/caught-up.js';
import { signUp, type TestMember } from '../testing/members.js';
import { unzip } from '../testing/unzip.js';

let app: TestApp;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
  [member, other] = await Promise.all([signUp(app, 'Exporter', { credits: 100 }), signUp(app, 'Partner')]);
});

interface Mail {
  id: number;
  text: string;
}
let seen = 0;
/** The token of the next mail that brings a link to the data. */
async function mailedToken({ id }: TestMember): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = await app.kernel.database.one<Mail>(
        `SELECT id, text FROM notifications.inbox
          WHERE member_id = $1 AND id > $2 AND text LIKE '%/data-export?token=%' ORDER BY id DESC LIMIT 1`,
        [id, seen],
      );
      expect(mail).toBeDefined();
      seen = mail!.id;
      return /data-export\?token=([\w-]+)/.exec(mail!.text)![1]!;
    },
    { timeout: 10_000, interval: 50 },
  );
}
const ask = ({ browser }: TestMember) => browser.post('/user/data-export');
const download = ({ browser }: TestMember, token: string, key?: string) =>
  browser.post('/user/data-export/download', { token }, key ? { key } : {});

describe('PRV-02 all of one’s own data', () => {
  it('comes as a file behind a mailed link that works once', async () => {
    const { browser } = member;
    await browser.put('/profile', { description: 'Sails on Sundays', city: 'Hoorn' });
    const create = { width: 400, height: 400, channels: 3, background: '#2f6f4f' } as const;
    expect((await browser.upload('/photos', 'photo', await sharp({ create }).jpeg().toBuffer())).status).toBe(201);
    await browser.put(`/members/${other.id}/like`);
    await other.browser.put(`/members/${member.id}/like`);
    const chat = (await browser.post('/chats', { profile_id: other.id })).body as { id: string };
    await browser.post(`/chats/${chat.id}/messages`, { body: 'Ahoy there' });
    await other.browser.post(`/chats/${chat.id}/messages`, { body: 'Ahoy yourself' });
    // What others do about the member stays theirs.
    await other.browser.post('/reports', { member_id: member.id, reason: 'spam', text: 'Too many boats' });
    await other.browser.post(`/members/${member.id}/block`);
    await caughtUp(app);

    expect((await ask(member)).status).toBe(204);
    const token = await mailedToken(member);
    const { status, headers, bytes } = await download(member, token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);

    const files = unzip(bytes);
    // Tests look into JSON of every shape.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const read = (name: string): any => JSON.parse(files.get(name)!.toString('utf8'));
    expect([...files.keys()][0]).toBe('README.txt');
    expect(files.get('README.txt')!.toString()).toMatch(/^Je gegevens bij Velvet\n=+\n\nGemaakt op \d+ \w+ \d{4}\./);
    expect(read('account.json')).toMatchObject({ id: member.id, email: expect.stringContaining('exporter') });
    expect(read('account.json').sessions).toHaveLength(1);
    expect(read('profile.json')).toMatchObject({ name: 'Exporter', description: 'Sails on Sundays', city: 'Hoorn' });
    const [photo] = read('photos.json');
    expect((await sharp(files.get(photo.file)).metadata()).width).toBe(400);
    expect(read('conversations.json')).toEqual([
      {
        with: { id: other.id, name: 'Partner' },
        messages: [
          expect.objectContaining({ from: 'you', text: 'Ahoy there' }),
          { from: 'other', text: 'Ahoy yourself', sent_at: expect.any(String) },
        ],
      },
    ]);
    expect(read('history/profile.json')[0]).toMatchObject({ event: 'ProfileCreated', data: { name: 'Exporter' } });
    expect(read('history/like.json')).toHaveLength(1);
    expect(read('history/wallet.json').length).toBeGreaterThan(1);

    const all = [...files.entries()]
      .map(([name, content]) => (name.endsWith('.json') ? content.toString() : ''))
      .join();
    expect(all).not.toContain('Too many boats');
    expect(all).not.toContain('MemberBlocked');
    // Nothing of it is left sealed.
    expect(all).not.toMatch(/"~\d+\./);

    expect((await download(member, token)).body.code).toBe('data_export_expired');
  });

  it('is for its owner alone, though another has the link, and a lost answer can be asked for again', async () => {
    expect((await ask(member)).status).toBe(204);
    const token = await mailedToken(member);
    expect((await download(other, token)).body.code).toBe('data_export_expired');
    expect((await app.browser().post('/user/data-export/download', { token })).body.code).toBe(
      'authentication_required',
    );
    const open = await app.browser().post('/data-export/download', { token });
    expect(open.body.code).toBe('data_export_expired');
    const key = 'the-same-download-again';
    expect(await download(member, token, key)).toMatchObject({ status: 200 });
    expect(await download(member, token, key)).toMatchObject({ status: 200 });
    expect((await download(member, token)).status).toBe(422);
  });

  it('can be asked for three times a day', async () => {
    const { browser } = await signUp(app, 'Often');
    for (let i = 0; i < 3; i++) expect((await browser.post('/user/data-export')).status).toBe(204);
    const { status, body } = await browser.post('/user/data-export');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_data_exports' });
  });
});

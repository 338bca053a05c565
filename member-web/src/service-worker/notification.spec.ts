import { describe, expect, it } from 'vitest';
import { readPush, toNotification } from './notification';

const push = { title: 'Anna (Fictief profiel)', body: 'Vindt je leuk', path: '/members/a', tag: 'like-a', badge: 2 };

describe('NTF-03 what is shown of a push', () => {
  it('PRO-04 is the title with its label, and where a press leads', () => {
    expect(toNotification(readPush(JSON.stringify(push))!)).toEqual({
      title: 'Anna (Fictief profiel)',
      options: expect.objectContaining({ body: 'Vindt je leuk', tag: 'like-a', data: { path: '/members/a' } }),
    });
  });

  it('CLI-07 says nothing of it on a device that is to be discreet', () => {
    const { title, options } = toNotification(readPush(JSON.stringify(push))!, { title: 'Notities', body: 'Nieuws.' });
    expect([title, options.body, options.icon]).toEqual(['Notities', 'Nieuws.', '/icons/discreet-any-192.png']);
    expect(options.data).toEqual({ path: '/members/a' });
  });

  it('leaves out what another version of the server does not send', () => {
    expect(readPush('{"title":"Anna","path":"/chats/1"}')).toMatchObject({ body: '', tag: '/chats/1', badge: 0 });
  });

  it.each([undefined, '', 'null', '{}', 'text', '{"title":"x","path":"//evil.example"}'])(
    'takes %j for no push of ours',
    (text) => expect(readPush(text)).toBeNull(),
  );
});

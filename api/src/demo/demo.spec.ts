import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.js';
import { LIKES, PEOPLE, TALKS } from './people.js';
import { makeWorld, PASSWORD } from './world.js';

interface ChatItem {
  profile: { name: string };
  num_unread_messages: number;
}

describe('the demo world', () => {
  it('is made once, and made to its end when it was cut off', async () => {
    const app = await testApp({ work: true });
    const counts = async () => {
      const rows = await app.kernel.database.query<{ type: string; n: number }>(
        'SELECT type, count(*) AS n FROM kernel.events GROUP BY type',
      );
      return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
    };
    await makeWorld(app.nest, app.origin);
    const first = await counts();
    expect(first).toMatchObject({
      SignedUp: PEOPLE.length,
      EmailConfirmed: PEOPLE.length,
      ProfileMarkedFictional: PEOPLE.filter(({ fictional }) => fictional).length,
      MessageSent: TALKS.flatMap(({ lines }) => lines).length,
      MemberLiked: LIKES.length,
      BecamePremium: 1,
      PaymentCompleted: 3,
      RefundRequested: 2,
      RefundRefused: 1,
      PhotoAdded: 34,
      PhotoApproved: 31,
      PhotoRejected: 1,
      MainPhotoChosen: PEOPLE.length - 2,
      StaffMemberAdded: 3,
      DiscountDefined: 2,
      DiscountStopped: 1,
    });
    await makeWorld(app.nest, app.origin);
    expect(await counts()).toEqual(first);

    const anna = app.browser();
    expect((await anna.post('/user', { email: 'anna@example.com', password: PASSWORD })).status).toBe(200);
    const { chats } = (await anna.get('/chats')).body as { chats: ChatItem[] };
    const unread = Object.fromEntries(
      chats.map(({ profile, num_unread_messages }) => [profile.name, num_unread_messages]),
    );
    expect(unread).toEqual({ Ruben: 1, Daan: 0 });
    expect((await anna.get('/user')).body.num_new_likes).toBe(2);
    const admin = await app.console().post('/admin/login', { email: 'admin@example.com', password: PASSWORD });
    expect(admin.body.role).toBe('admin');
  }, 240_000);
});

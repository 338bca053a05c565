import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { ConversationEvent } from '../conversation.events.js';

/** Gifts whose givers want them on the profile of whoever they gave them to (CHT-10); nobody else's are here. */
const ProfileGiftRow = readModelTable('profile_gifts', {
  conversation_id: column.uuid({ primary: true }),
  /** Of the message in the conversation. */
  version: column.integer({ primary: true }),
  giver: column.uuid(),
  receiver: column.uuid(),
  gift: column.text(),
  /** As far as the giver wants it. */
  shown: column.text<'unnamed' | 'named'>(),
  given_at: column.timestamptz(),
  /** Staff took the message down. */
  taken_down: column.boolean({ default: false }),
});
export type ProfileGiftRow = RowOf<typeof ProfileGiftRow>;

export const profileGifts = defineProjection<ProfileGiftRow, ConversationEvent | MemberEvent>({
  entity: ProfileGiftRow,
  revision: 1,
  mode: 'inline',
  indexes: ['(receiver)', '(giver)'],
  on: {
    MessageSent: ({ streamId, version, data: { from, to, gift, giftShown, sentAt } }, rows) => {
      if (!gift || !giftShown) return;
      const set = { giver: from, receiver: to, gift, shown: giftShown, given_at: sentAt };
      rows.upsert({ conversation_id: streamId, version }, set);
    },
    MessageTakenDown: ({ streamId: conversation_id, data: { message: version } }, rows) =>
      rows.update({ conversation_id, version }, { taken_down: true }),
    MessagePutBack: ({ streamId: conversation_id, data: { message: version } }, rows) =>
      rows.update({ conversation_id, version }, { taken_down: false }),
    GiftTakenOffProfile: ({ streamId: conversation_id, data: { message: version } }, rows) =>
      rows.delete({ conversation_id, version }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ giver: streamId });
      rows.deleteAll({ receiver: streamId });
    },
  },
});

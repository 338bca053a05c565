import { postMessage } from '../api';
import type { GiftContent, Kind } from '../content';
import { forgetGivenGift, openGifts, restoreGift } from './gift-choice';
import { GiftMessage } from './gift-message';

export const gift: Kind<GiftContent> = {
  View: GiftMessage,
  textOf: ({ body }) => body || null,
  pricedBy: null,
  post: async (conversationId, { id, content, price }) => {
    const sent = await postMessage(conversationId, {
      id,
      price,
      body: content.body,
      gift: content.gift,
      shown: content.shown,
    });
    forgetGivenGift(conversationId, { gift: content.gift, text: content.body });
    return sent;
  },
  putBack: (conversationId, { gift: chosen, body: text, shown }, { code, params }) => {
    restoreGift(conversationId, { gift: chosen, text, shown });
    if (code === 'price_changed') openGifts(conversationId, { code, gift: chosen, price: Number(params.price) });
    if (code === 'gift_not_on_sale') openGifts(conversationId, { code });
  },
};

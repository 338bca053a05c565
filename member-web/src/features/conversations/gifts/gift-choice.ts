import { createMemberStore } from '../../../lib/session-store';
import { createStore, useStore } from '../../../lib/store';

/** The chosen gift, its text and how far it may show; kept across reloads, like the composer's drafts. */
export type GiftChoice = { gift: string | null; text: string; shown?: 'unnamed' | 'named' | undefined };
/** Why it was refused: its new price, or that it is off sale (MNY-12). */
export type GiftRefusal = { code: 'price_changed'; gift: string; price: number } | { code: 'gift_not_on_sale' };

const NOTHING: GiftChoice = { gift: null, text: '' };
const choices = createMemberStore<Record<string, GiftChoice>>('gifts', {});
/** The conversation whose gift sheet is open. */
const sheet = createStore<{ conversationId: string; refusal?: GiftRefusal } | null>(null);

export const useGiftChoice = (conversationId: string) => useStore(choices, (all) => all[conversationId] ?? NOTHING);

export const chooseGift = (conversationId: string, change: Partial<GiftChoice>) =>
  choices.set((all) => ({ ...all, [conversationId]: { ...(all[conversationId] ?? NOTHING), ...change } }));

/** Puts a refused gift back; text written since for the next gift is appended to its own. */
export const restoreGift = (conversationId: string, refused: GiftChoice & { gift: string }) =>
  choices.set((all) => {
    const since = all[conversationId]?.text ?? '';
    const text = since === refused.text ? since : [refused.text, since].filter(Boolean).join('\n');
    return { ...all, [conversationId]: { gift: refused.gift, text, shown: refused.shown } };
  });

/** Forgets a refused gift that has been given by now; what was chosen since stays. */
export const forgetGivenGift = (conversationId: string, given: { gift: string; text: string }) =>
  choices.set((all) => {
    const { [conversationId]: choice, ...others } = all;
    return choice?.gift === given.gift && choice.text === given.text ? others : all;
  });

export const forgetGift = (conversationId: string) => choices.set(({ [conversationId]: _, ...others }) => others);

/** Where the choice is opened, and beside which it stands where there is room. */
export const GIFT_BUTTON = 'gift-button';

export const openGifts = (conversationId: string, refusal?: GiftRefusal) =>
  sheet.set({ conversationId, ...(refusal && { refusal }) });
export const closeGifts = () => sheet.set(null);
export const useGiftSheet = (conversationId: string) => {
  const open = useStore(sheet, (one) => one);
  return open?.conversationId === conversationId ? open : null;
};

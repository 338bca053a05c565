import { defineStream } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
import type { DiscountChanged, DiscountDefined, DiscountEvent, DiscountStopped, Terms } from './discount.events.js';
import {
  discountAlreadyUsed,
  discountCodeTaken,
  discountExpired,
  discountMinimumOrder,
  discountNotFound,
  discountOutdated,
  discountPaymentMethod,
} from './discounts.errors.js';
import { TIME_BONUS, TIME_BONUS_SECONDS, TIME_BONUS_TERMS } from './time-bonus.values.js';

export interface DiscountState {
  status: 'none' | 'active' | 'stopped';
  terms: Terms | null;
  /** How many times the terms have been written; 0: never. */
  version: number;
}

export const discount = defineStream<DiscountState, DiscountEvent>({
  type: 'discount',
  revision: 2,
  initial: { status: 'none', terms: null, version: 0 },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'DiscountDefined': {
        const { definedAt: _, ...terms } = data;
        return { status: 'active', terms, version: 1 };
      }
      case 'DiscountChanged': {
        const { changedAt: _, ...terms } = data;
        return { ...state, terms, version: state.version + 1 };
      }
      case 'DiscountStopped':
        return { ...state, status: 'stopped' };
    }
  },
});

/** `code` must be normalised by `normaliseCode`. */
export const discountOf = discount.of;

const CODE = /^[A-Z0-9_-]{3,40}$/;

/** Codes are typed by hand, so case and surrounding blanks are ignored. Null: the text cannot be a code. */
export function normaliseCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

export function defineDiscount({ status }: DiscountState, code: string, terms: Terms, at: string): [DiscountDefined] {
  if (status !== 'none' || code === TIME_BONUS) throw discountCodeTaken({});
  return [{ type: 'DiscountDefined', data: { ...terms, definedAt: at } }];
}

/** Existing orders keep their price. `version`: the version of the terms that the change is based on. */
export function changeDiscount(
  state: DiscountState,
  { terms, version, at }: { terms: Terms; version: number; at: string },
): [DiscountChanged] | [] {
  requireRunning(state);
  if (JSON.stringify(terms) === JSON.stringify(state.terms)) return [];
  if (version !== state.version) throw discountOutdated({});
  return [{ type: 'DiscountChanged', data: { ...terms, changedAt: at } }];
}

/** Final: to offer it again, define another code. */
export function stopDiscount(state: DiscountState, at: string): [DiscountStopped] | [] {
  if (state.status === 'stopped') return [];
  requireRunning(state);
  return [{ type: 'DiscountStopped', data: { stoppedAt: at } }];
}

function requireRunning({ status }: DiscountState): void {
  if (status === 'none') throw discountNotFound({});
  if (status === 'stopped') throw discountExpired({});
}

/** Who wants to use a code, and when. */
export interface Buyer {
  memberId: string;
  country: string | null;
  /** Whether they have ever bought: the time bonus is for a first purchase, even if that was refunded since. */
  hasBought: boolean;
  signedUpAt: string | null;
  now: Date;
  /** An order with this code has been completed. */
  hasRedeemed: boolean;
}

export interface Offer {
  code: string;
  terms: Terms;
  /** When it can no longer be used for an order; null: it has no known end. */
  endsAt: string | null;
}

/** Checked at the moment of the order (MNY-07). @throws one of the three refusals of MNY-06, each with its own code */
export function requireUsable(code: string, state: DiscountState, buyer: Buyer): Offer {
  const builtIn = code === TIME_BONUS;
  const terms = builtIn ? TIME_BONUS_TERMS : state.terms;
  if (!terms || !isFor(terms, buyer)) throw discountNotFound({});
  if (terms.validity === 'once-per-user' && buyer.hasRedeemed) throw discountAlreadyUsed({});
  const endsAt = builtIn ? timeBonusEnd(buyer) : terms.expiresAt;
  const over = state.status === 'stopped' || (builtIn && (buyer.hasBought || endsAt === null));
  if (over || (endsAt !== null && buyer.now.getTime() >= Date.parse(endsAt))) throw discountExpired({});
  return { code, terms, endsAt };
}

const isFor = ({ country, memberId }: Terms, buyer: Buyer): boolean =>
  (country === null || country === buyer.country) && (memberId === null || memberId === buyer.memberId);

const timeBonusEnd = ({ signedUpAt }: Buyer): string | null =>
  signedUpAt && new Date(Date.parse(signedUpAt) + TIME_BONUS_SECONDS * 1000).toISOString();

export function requireApplicable({ terms }: Offer, { price, method }: { price: Money; method: string }): void {
  const { minimumOrder, paymentMethods } = terms;
  if (minimumOrder && !reaches(price, minimumOrder)) throw discountMinimumOrder({ ...minimumOrder });
  if (paymentMethods && !paymentMethods.includes(method)) throw discountPaymentMethod({});
}

export const reaches = (price: Money, minimum: Money | null): boolean =>
  !minimum || (price.currency === minimum.currency && price.amount >= minimum.amount);

/** Whole seconds until `endsAt`, rounded down; null if it has no end. */
export const secondsLeft = ({ endsAt }: Offer, now: Date): number | null =>
  endsAt === null ? null : Math.max(0, Math.floor((Date.parse(endsAt) - now.getTime()) / 1000));

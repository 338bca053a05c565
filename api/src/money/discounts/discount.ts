import { defineStream, invalidInput, shortText } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import type {
  DiscountChanged,
  DiscountDefined,
  DiscountEvent,
  DiscountStopped,
  StoredTerms,
  Terms,
} from './discount.events.js';
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
  revision: 3,
  initial: { status: 'none', terms: null, version: 0 },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'DiscountDefined': {
        const { definedAt: _, reason: __, ...terms } = data;
        return { status: 'active', terms: withDefaults(terms), version: 1 };
      }
      case 'DiscountChanged': {
        const { changedAt: _, reason: __, ...terms } = data;
        return { ...state, terms: withDefaults(terms), version: state.version + 1 };
      }
      case 'DiscountStopped':
        return { ...state, status: 'stopped' };
    }
  },
});

/** In the order of `termsOf`, since terms are compared as text. */
const withDefaults = ({ startsAt = null, maxUses = null, ...terms }: StoredTerms): Terms => ({
  ...terms,
  startsAt,
  maxUses,
});

/** `code` must be normalised by `normaliseCode`. */
export const discountOf = discount.of;

const CODE = /^[A-Z0-9_-]{3,40}$/;

/** Codes are typed by hand, so case and surrounding blanks are ignored. Null: the text cannot be a code. */
export function normaliseCode(text: string): string | null {
  const code = shortText(text).toUpperCase();
  return CODE.test(code) ? code : null;
}

/** @throws discountNotFound for a text that cannot be a code */
export function requireCode(text: string): string {
  const code = normaliseCode(text);
  if (!code) throw discountNotFound({});
  return code;
}

/** What staff decided, and why: `reason` is sealed where the code is for one member, null where they have been forgotten. */
export interface Decided {
  reason: string | null;
  at: string;
}

export function defineDiscount(
  { status }: DiscountState,
  { code, terms, ...why }: Decided & { code: string; terms: Terms },
): [DiscountDefined] {
  if (status !== 'none' || code === TIME_BONUS) throw discountCodeTaken({});
  requirePeriod(terms);
  return [{ type: 'DiscountDefined', data: { ...terms, reason: why.reason, definedAt: why.at } }];
}

/** Existing orders keep their price. `version`: the version of the terms that the change is based on. */
export function changeDiscount(
  state: DiscountState,
  { terms, version, reason, at }: Decided & { terms: Terms; version: number },
): [DiscountChanged] | [] {
  requireRunning(state);
  if (JSON.stringify(terms) === JSON.stringify(state.terms)) return [];
  if (version !== state.version) throw discountOutdated({});
  requirePeriod(terms);
  // Uses of a code without a limit are not counted, so that its orders never wait for each other.
  if (state.terms?.maxUses === null && terms.maxUses !== null)
    throw invalidInput([{ field: 'max_uses', code: 'limit_from_start' }]);
  return [{ type: 'DiscountChanged', data: { ...terms, reason, changedAt: at } }];
}

/** Final: to offer it again, define another code. */
export function stopDiscount(state: DiscountState, { reason, at }: Decided): [DiscountStopped] | [] {
  if (state.status === 'none') throw discountNotFound({});
  if (state.status === 'stopped') return [];
  return [{ type: 'DiscountStopped', data: { reason, stoppedAt: at } }];
}

/** A code that ends before it begins would be one that nobody can ever use. */
function requirePeriod({ startsAt, expiresAt }: Terms): void {
  if (startsAt !== null && expiresAt !== null && Date.parse(expiresAt) <= Date.parse(startsAt))
    throw invalidInput([{ field: 'expires', code: 'ends_before_start' }]);
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
  /** Uses of the code by all members that are paid, or held by an unpaid order. */
  taken: number;
  /** One of them is held for this member. */
  holdsPlace: boolean;
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
  if (!terms || !isFor(terms, buyer) || !hasBegun(terms, buyer.now)) throw discountNotFound({});
  if (terms.validity === 'once-per-user' && buyer.hasRedeemed) throw discountAlreadyUsed({});
  const endsAt = builtIn ? timeBonusEnd(buyer) : terms.expiresAt;
  const over = state.status === 'stopped' || (builtIn && (buyer.hasBought || endsAt === null));
  if (over || isFull(terms, buyer) || (endsAt !== null && buyer.now.getTime() >= Date.parse(endsAt)))
    throw discountExpired({});
  return { code, terms, endsAt };
}

/** It is for one order of a member. */
export const isOnce = ({ terms }: DiscountState): boolean => terms?.validity !== 'unlimited';

const isFor = ({ country, memberId }: Terms, buyer: Buyer): boolean =>
  (country === null || country === buyer.country) && (memberId === null || memberId === buyer.memberId);

/** Before its start nobody is told of a code. */
const hasBegun = ({ startsAt }: Terms, now: Date): boolean =>
  startsAt === null || now.getTime() >= Date.parse(startsAt);

const isFull = ({ maxUses }: Terms, { taken, holdsPlace }: Buyer): boolean =>
  maxUses !== null && taken >= maxUses && !holdsPlace;

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

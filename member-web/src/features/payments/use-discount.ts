import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Money } from '../../lib/api-client/types';
import { quoteQuery, type Offer } from './api';

interface Order {
  packageId: string;
  methodId: string | undefined;
}

/** Why a code that is good takes nothing off this order. */
export type Obstacle = { code: string; minimum: Money } | { code: string; minimum: null };

/**
 * The discount of an order: the one that is active by itself, until the member puts in a code of their own. What is
 * shown here is what the server has quoted, and the order is sent with its code alone.
 */
export function useDiscount(active: Offer, { packageId, methodId }: Order) {
  const cache = useQueryClient();
  const [own, setOwn] = useState<Offer>();
  const { packages, discount } = own ?? active;
  const discounted = packages.find(({ id }) => id === packageId)?.discounted ?? null;

  const tooSmall = discount !== null && discounted === null;
  const otherMethod =
    methodId !== undefined && discount?.payment_methods != null && !discount.payment_methods.includes(methodId);
  const obstacle: Obstacle | null =
    discount && (tooSmall || otherMethod)
      ? { code: discount.code, minimum: tooSmall ? discount.minimum_order : null }
      : null;

  return {
    applied: discount && discounted && !obstacle ? { ...discount, price: discounted.price } : null,
    obstacle,
    /** The code in use is the member's own. */
    own: own !== undefined,
    apply: async (code: string) => setOwn(await cache.fetchQuery(quoteQuery(code))),
    remove: () => setOwn(undefined),
  };
}

export type Discount = ReturnType<typeof useDiscount>;

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteQuery, type Offer } from './api';
import { discountFor } from './bill';

interface Order {
  pack: Offer['packages'][number];
  methodId: string | undefined;
  /** A code of the member's own, from before. */
  code: string | undefined;
}

/**
 * The discount of an order: the one that is active by itself, until the member puts in a code of their own. Package and
 * discount are of the same quote of the server, so that what is shown adds up.
 */
export function useDiscount(active: Offer, { pack, methodId, code: kept }: Order) {
  const cache = useQueryClient();
  const [code, setCode] = useState(kept);
  const quoted = useQuery({ ...quoteQuery(code ?? ''), enabled: code !== undefined });
  const own = code === undefined ? undefined : quoted.data;
  const packOf = ({ packages }: Offer) => packages.find(({ id }) => id === pack.id);
  const shown = (own && packOf(own)) ?? pack;

  return {
    pack: shown,
    ...discountFor(own ?? active, shown, methodId),
    /** The code in use is the member's own. */
    own: own !== undefined,
    code,
    /** Why the one from before is not in use. */
    refusal: own === undefined && code !== undefined ? quoted.error : null,
    apply: async (typed: string) => {
      await cache.fetchQuery(quoteQuery(typed));
      setCode(typed);
    },
    remove: () => setCode(undefined),
  };
}

export type Discount = ReturnType<typeof useDiscount>;

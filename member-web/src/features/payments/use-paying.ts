import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasApplePay } from '../../lib/apple-pay';
import { isApiError } from '../../lib/api-client/api-error';
import type { Body } from '../../lib/api-client/types';
import { useOrder, type Method, type Offer } from './api';
import { billFrom, billOf, seenOf, type Seen } from './bill';
import type { Discount } from './use-discount';

type Wanted = {
  order: Offer['packages'][number];
  method: Method | undefined;
  discount: Discount;
  /** Called with the payment before the browser leaves for the payment company. */
  onOrdered: (paymentId: string) => void;
};

type Consent = Pick<Body<'/api/orders', 'post'>, 'agreed_by' | 'retry_of'>;

/** From the price that is shown to the payment company's page; nobody pays a price that was not shown (MNY-12). */
export function usePaying({ order, method, discount, onOrdered }: Wanted) {
  const cache = useQueryClient();
  const placing = useOrder();
  const [leaving, setLeaving] = useLeaving();
  const { pack, applied } = discount;
  // What the server said that just this costs, when it was asked for at another price.
  const what = [order.id, method?.id, applied?.code].join(' ');
  const [told, setTold] = useState<{ what: string; now: Seen }>();
  const changed = told?.what === what ? billFrom(told.now) : undefined;
  const bill = changed ?? billOf(pack, discount, method);

  return {
    bill,
    /** The price has just been changed under the reader's hands. */
    changed: changed !== undefined,
    refusal: placing.error && !isApiError(placing.error, 'price_changed') ? placing.error : null,
    busy: placing.isPending || leaving,
    pay: (consent: Consent = {}) => {
      if (!method) return;
      placing.mutate(
        {
          package: order.id,
          payment_method: method.id,
          ...consent,
          ...(applied && { discount_code: applied.code }),
          seen: seenOf(bill),
          apple_pay: hasApplePay(),
          immediate_performance: true,
        },
        {
          // The offer has ended under our hands: the prices that hold now are shown before anything is ordered.
          onError: (error) => {
            if (isApiError(error, 'price_changed')) return setTold({ what, now: error.params as unknown as Seen });
            // So has what was chosen: what is sold, and how it is paid, is shown as it is now.
            if (isApiError(error, 'invalid_input')) return void cache.invalidateQueries({ predicate: isSold });
            if (!isApiError(error) || !error.code.startsWith('discount_')) return;
            discount.remove();
            void cache.invalidateQueries({ queryKey: ['get', '/api/packages'] });
          },
          onSuccess: ({ payment_id, pay_url }) => {
            setLeaving(true);
            onOrdered(payment_id);
            window.location.assign(pay_url);
          },
        },
      );
    },
  };
}

const isSold = ({ queryKey: [, path] }: { queryKey: readonly unknown[] }) =>
  path === '/api/packages' || path === '/api/payment-methods';

/** In milliseconds. */
const ON_THE_WAY = 15_000;

/**
 * Whether the browser is on its way to the payment company. Who goes back may find this very page, as it was left; and
 * nothing tells that the way was stopped, or led into a window of its own.
 */
function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const stay = () => setLeaving(false);
    const timer = setTimeout(stay, ON_THE_WAY);
    window.addEventListener('pageshow', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', stay);
    };
  }, [leaving]);
  return [leaving, setLeaving] as const;
}

import type { PaymentProvider, RefundReport, RefundRequest } from './payment-provider.js';

/**
 * Asks about a refund before creating it, for a reply may have been lost. Whether it `isDue` is read in between: while
 * the provider was asked, a bank may have taken the money back or somebody may have ended the refund. Null: it is not.
 */
export async function refundOnce(
  provider: PaymentProvider,
  request: RefundRequest,
  isDue: () => Promise<boolean>,
): Promise<RefundReport | null> {
  const known = await provider.fetchRefund(request.refundId, request.reference);
  if (known) return known;
  return (await isDue()) ? provider.createRefund(request) : null;
}

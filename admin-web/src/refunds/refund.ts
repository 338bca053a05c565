import type { paths } from '../api/schema';

export type Refund = paths['/api/admin/refunds']['get']['responses'][200]['content']['application/json'][number];
export type RefundDetail = paths['/api/admin/refunds/{id}']['get']['responses'][200]['content']['application/json'];

/** What finance has to do something about: new requests, and money that the provider did not pay back. */
export const TO_DO: Refund['status'][] = ['requested', 'payout_failed'];
export const STATUSES: Refund['status'][] = ['requested', 'payout_failed', 'approved', 'paid_out', 'refused'];

export const mayApprove = ({ status }: Refund) => status === 'requested';
export const mayRefuse = ({ status }: Refund) => TO_DO.includes(status);
export const mayRepeat = ({ status }: Refund) => status === 'payout_failed';

/** The states that a list is filtered by, as one value to choose. */
export const chosenStatus = ({ status = [] }: { status?: string | string[] }): string => [status].flat().join();
